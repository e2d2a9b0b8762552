/** Sample tables: real entries in a hash chain. */
import { commit } from '@casefile/engine';
import { type ChainTip, defaultTerms, type Entry, makeRows, noRows } from '@casefile/protocol';
import type { Row, TableHead, Write } from '../store.ts';

export const seedOf = (table: string): string =>
  Buffer.from(table.padEnd(32, '.')).toString('hex').slice(0, 64);

export const head = (table: string, more: Partial<TableHead> = {}): TableHead => ({
  table,
  phase: 'lobby',
  wake: null,
  touched: 1000,
  ...more,
});

export const opened = (table: string, person = 'ada', name = 'Ada'): Entry => ({
  n: 0,
  at: 1000,
  is: 'opened',
  table,
  edition: 'clue-2002',
  editionVersion: 1,
  options: {},
  terms: defaultTerms,
  commitment: commit(seedOf(table)),
  host: { person, name },
});
export const sat = (n: number, person: string, name: string): Entry => ({
  n,
  at: 1000 + n,
  is: 'sat',
  suspect: `suspect-${n}`,
  sitter: { kind: 'person', person, name },
});
export const wrote = (n: number, person: string, text: string): Entry => ({
  n,
  at: 1000 + n,
  is: 'wrote',
  person,
  text,
});
export const said = (n: number, person = 'ada'): Entry => ({
  n,
  at: 1000 + n,
  is: 'said',
  person,
  phrase: 'hello',
});

/** The write that creates a table; more entries may follow in it. */
export function creation(table: string, more: readonly Entry[] = [], rest: Partial<Write> = {}): Write {
  const seed = seedOf(table);
  const rows = makeRows(seed, noRows, [opened(table), ...more]);
  return { table, after: -1, rows, head: head(table), secrets: { seed }, ...rest };
}

export const tipOf = (rows: readonly Row[]): ChainTip => {
  const { n, hash } = rows.at(-1)!;
  return { n, hash };
};

/** The write that continues after this tip. */
export function next(
  table: string,
  tip: ChainTip,
  entries: readonly Entry[],
  rest: Partial<Write> = {},
): Write {
  return { table, after: tip.n, rows: makeRows(seedOf(table), tip, entries), head: head(table), ...rest };
}
