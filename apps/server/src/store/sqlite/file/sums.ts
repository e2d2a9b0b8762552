import type Database from 'better-sqlite3';
import { type Summed, summed, sumOf } from '../../sum.ts';

type Columns = Readonly<Record<string, unknown>>;

const named: Readonly<Record<Summed, (row: Columns) => string>> = {
  tables: ({ id }) => `the head of table ${id}`,
  tokens: ({ table_id }) => `a token of table ${table_id}; whoever holds it needs a new one`,
  notes: ({ table_id }) => `a notebook at table ${table_id}`,
  people: ({ table_id }) => `who played at table ${table_id}`,
  beats: () => 'when a process was last alive',
};

/** Checksum mismatches outside the logs, one sentence each. */
export function brokenSums(db: Database.Database): string[] {
  return (Object.keys(summed) as Summed[]).flatMap((kind) =>
    db
      .prepare<[], Columns>(`SELECT * FROM ${kind}`)
      .all()
      .filter((row) => sumOf(kind, row as never) !== row.sum)
      .map((row) => `Not what was written: ${named[kind](row)}.`),
  );
}
