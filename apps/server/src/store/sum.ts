import { hash } from 'node:crypto';

/** The tables outside the hash chain, with the columns that their checksums cover. */
export const summed = {
  tables: ['id', 'phase', 'wake', 'touched', 'last', 'tip'],
  tokens: ['hash', 'kind', 'table_id', 'person', 'expires'],
  notes: ['table_id', 'person', 'version', 'text'],
  people: ['person', 'table_id'],
  beats: ['holder', 'at'],
} as const;
export type Summed = keyof typeof summed;
export type SumRow<K extends Summed> = Readonly<Record<(typeof summed)[K][number], unknown>>;

/** Detects flipped bits; no protection against tampering. */
export function sumOf<K extends Summed>(kind: K, row: SumRow<K>): string {
  const fields = summed[kind].map((column) => row[column as keyof SumRow<K>]);
  return hash('sha256', JSON.stringify(fields)).slice(0, 16);
}
