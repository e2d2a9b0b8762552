import type { Write } from './store.ts';

/** Throws for an invalid write, which is a bug in the caller and not a problem of the disk. */
export function checkWrite({ table, after, rows, head, secrets }: Write): void {
  const wrong = rows.findIndex((row, i) => row.n !== after + 1 + i);
  if (wrong >= 0) throw new Error(`Row ${rows[wrong]!.n} cannot be written as number ${after + 1 + wrong}.`);
  if (head.table !== table) throw new Error(`The head of table ${head.table} was given for ${table}.`);
  if (after < 0 !== (secrets !== undefined))
    throw new Error('Secrets go with the first rows, and only there.');
  if (after < 0 && rows.length === 0) throw new Error('A table cannot be created without rows.');
}
