/** A realistic log of a table: a lobby, a deal, and legal moves. */

import { editionById } from '@casefile/editions';
import {
  askedSeats,
  commitToSeed,
  type Edition,
  legalForms,
  openGame,
  play,
  sampleForms,
  seededChance,
} from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';
import { defaultTerms, type Entry, type EntryBody, stripEntry } from '@casefile/protocol';
import { randomFrom } from '@casefile/testkit/random';

export const seedOf = (seat: number): string => String(seat).repeat(64);
const suspects = ['scarlet', 'mustard', 'white'];
const people = ['ada', 'ben', 'cleo'];

export const editionOf = (id: string, version: number): Edition | undefined => editionById(id, version);

/** Ada, Ben and Cleo at a table: the lobby, the deal, then this many moves. */
export function sampleLog(moves: number, edition = 'clue-2002'): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (...whats: readonly EntryBody[]): void => {
    for (const what of whats)
      entries.push({ n: entries.length, at: 1000 + entries.length, ...what } as Entry);
  };
  const played = editionById(edition)!;
  const options = defaultOptions(played);
  const commitments = people.map((person, i) => ({ person, commitment: commitToSeed(seedOf(i)) }));
  add(
    {
      is: 'opened',
      table: 'table-1',
      edition,
      editionVersion: played.version,
      options,
      terms: defaultTerms,
      commitment: 'c'.repeat(64),
      deal: 'sealed-seeds',
      host: { person: 'ada', name: 'Ada' },
    },
    ...commitments.map(({ person, commitment }, i): EntryBody => {
      const sitter = { kind: 'person', person, name: person.toUpperCase(), commitment } as const;
      return { is: 'sat', suspect: suspects[i]!, sitter };
    }),
    { is: 'said', person: 'ben', phrase: 'hello' },
    { is: 'settled', seats: suspects, commitments, digest: 'd'.repeat(64) },
    ...people.map((person, i): EntryBody => ({ is: 'seeded', person, seed: seedOf(i) })),
  );
  const players = suspects.map((suspect, i) => ({ suspect, name: people[i]! }));
  const opened = openGame(played, { players, options }, seededChance('5'.repeat(64)));
  if (!opened.ok) throw new Error(opened.problem.what);
  let { game } = opened;
  add({ is: 'started', seeds: people.map((_, i) => seedOf(i)), seats: suspects, facts: opened.facts });
  const below = randomFrom(7);
  for (let i = 0; i < moves && game.table.result === null; i++) {
    const [seat] = askedSeats(game.table);
    const forms = legalForms(game.table, seat!);
    const calm = forms.filter((form) => form.do !== 'accuse');
    const action = sampleForms(calm.length > 0 ? calm : forms, below);
    const done = play(game, seat!, action);
    if (!done.ok) throw new Error(done.refusal.why);
    ({ game } = done);
    add({ is: 'acted', seat: seat!, action, by: 'person', facts: done.facts });
  }
  return entries;
}

/** As seat 0 receives it. */
export const ofAda = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) => stripEntry(entry, 0));
