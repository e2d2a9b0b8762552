import { hash } from 'node:crypto';

/** What the chain of a log does not cover, with the columns that a sum covers there. */
export const summed = {
  tables: ['id', 'phase', 'wake', 'touched', 'last', 'tip'],
  tokens: ['hash', 'kind', 'table_id', 'person', 'expires'],
  notes: ['table_id', 'person', 'version', 'text'],
  people: ['person', 'table_id'],
  beats: ['holder', 'at'],
} as const;
export type Summed = keyof typeof summed;
export type SumRow<K extends Summed> = Readonly<Record<(typeof summed)[K][number], unknown>>;

/** Notices a bit that fell over. No protection against people. */
export function sumOf<K extends Summed>(kind: K, row: SumRow<K>): string {
  const fields = summed[kind].map((column) => row[column as keyof SumRow<K>]);
  return hash('sha256', JSON.stringify(fields)).slice(0, 16);
}
