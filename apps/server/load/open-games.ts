/** A folder with many running games, as a killed server leaves it. */
import { editionById } from '@casefile/editions';
import { askedSeats, commitToSeed, legalForms, sampleForms } from '@casefile/engine';
import { defaultTerms, makeRows, noRows } from '@casefile/protocol';
import { headOf } from '../src/host/live.ts';
import { mintId, mintSeed } from '../src/http/tokens.ts';
import { platformHashing } from '../src/store/hashing.ts';
import { openStore } from '../src/store/open.ts';
import type { TableCommand } from '../src/table/command.ts';
import { decide } from '../src/table/decide.ts';
import { open } from '../src/table/open.ts';
import { foldAll, type ServerTable } from '../src/table/table.ts';

const edition = 'clue-2002';
const people = 4;

/** With clocks, so that each has a deadline and is loaded at the start. */
function playOpen(table: string, seed: string, entries: number, now: number): ServerTable {
  const { suspects } = editionById(edition)!.cards({});
  const terms = { ...defaultTerms, clock: { bank: 7 * 86_400_000, back: 0 } };
  const host = { person: 'p0', name: 'Player 0' };
  const seeds = suspects.map(mintSeed);
  const commitment = (i: number): string => commitToSeed(seeds[i]!);
  const [suspect] = suspects;
  const opening = {
    table,
    edition,
    options: {},
    terms,
    host,
    suspect: suspect!,
    hostCommitment: commitment(0),
  };
  const opened = open(opening, now, seed);
  if (!opened.ok) throw new Error(opened.why);
  let state = foldAll(null, opened.entries);
  let commands = 0;
  const done = (person: string, command: TableCommand): void => {
    const who = { person, roles: ['seat', 'host'] as const };
    const moment = { now, v: state.state.n, seed };
    const decision = decide(state, who, `c${commands++}`, command, moment);
    if (!decision.ok) throw new Error(`${command.do}: ${decision.why}`);
    state = foldAll(state, decision.entries);
  };
  for (let i = 1; i < people; i++)
    done(`p${i}`, { do: 'sit', name: `Player ${i}`, suspect: suspects[i]!, commitment: commitment(i) });
  done('p0', { do: 'start' });
  for (let i = 0; i < people; i++) done(`p${i}`, { do: 'open', seed: seeds[i]! });
  while (state.entries.length < entries) {
    const position = state.state.position!;
    const seat = askedSeats(position)[0]!;
    const calm = legalForms(position, seat).filter((form) => form.do !== 'accuse');
    const action = sampleForms(calm, (bound) => Math.floor(Math.random() * bound));
    done(state.state.chairs[seat]!.people[0]!, { do: 'act', action });
  }
  return state;
}

export async function fillWithGames(
  folder: string,
  games: number,
  entries: number,
  now: number,
): Promise<readonly string[]> {
  const store = await openStore({ folder });
  // Long enough ago for the server to notice the outage.
  await store.beat('any', now - 60_000);
  const ids = Array.from({ length: games }, mintId);
  const writes = ids.map((table) => {
    const seed = mintSeed();
    const played = playOpen(table, seed, entries, now - 120_000);
    return store.append({
      table,
      after: -1,
      rows: makeRows(seed, noRows, played.entries, platformHashing),
      head: headOf(played),
      secrets: { seed },
      people: Object.keys(played.state.people),
    });
  });
  for (const written of await Promise.all(writes)) if (!written.ok) throw new Error(JSON.stringify(written));
  await store.close();
  return ids;
}
