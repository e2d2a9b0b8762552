/** Whole games as the server plays them, with bots at every seat. */
import { defaultTerms, type Entry, makeRows, noRows } from '@casefile/protocol';
import { botActs, botTurns } from '../../table/bots.ts';
import { decide } from '../../table/decide.ts';
import { open } from '../../table/open.ts';
import { foldAll, type ServerTable, stamped, storedPhase } from '../../table/table.ts';
import type { Write } from '../store.ts';
import { head, seedOf } from './tables.ts';

const host = { person: 'person-ada', roles: ['host'] as const };

/** A table whose game is over; Ada hosted it without a seat. */
export function finishedEntries(
  table: string,
  edition = 'clue-2002',
  maxEntries = Number.POSITIVE_INFINITY,
): readonly Entry[] {
  const seed = seedOf(table);
  const opened = open(
    {
      table,
      edition,
      options: {},
      terms: defaultTerms,
      host: { person: host.person, name: 'Ada' },
      bots: ['scarlet', 'green', 'plum'].map((suspect) => ({ suspect, bot: 'cross-off' })),
    },
    1000,
    seed,
  );
  if (!opened.ok) throw new Error(opened.why);
  let at: ServerTable = foldAll(null, opened.entries);
  const started = decide(at, host, 'start', { do: 'start' }, { now: 2000, seed, v: at.state.n });
  if (!started.ok) throw new Error(started.why);
  at = foldAll(at, started.entries);
  for (let now = 3000; at.state.phase === 'playing' && at.state.n < maxEntries; now += 1000) {
    const [turn] = botTurns(at.state);
    at = foldAll(at, stamped(at, now, botActs(at, turn!, null, seed)));
  }
  return at.entries;
}

/** The write that stores such a table in one step. */
export function finishedWrite(table: string, edition?: string, maxEntries?: number): Write {
  const entries = finishedEntries(table, edition, maxEntries);
  const seed = seedOf(table);
  return {
    table,
    after: -1,
    rows: makeRows(seed, noRows, entries),
    head: head(table, { phase: storedPhase(foldAll(null, entries).state), touched: entries.at(-1)!.at }),
    secrets: { seed },
  };
}
