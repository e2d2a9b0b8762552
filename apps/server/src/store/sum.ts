import { createHash } from 'node:crypto';

/** Notices a bit that fell over in what the chain of a log does not cover. No protection against people. */
export const sumOf = (...fields: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16);

interface Head {
  readonly id: string;
  readonly phase: string;
  readonly wake: number | null;
  readonly touched: number;
  readonly last: number;
  readonly tip: string;
}
export const headSum = ({ id, phase, wake, touched, last, tip }: Head): string =>
  sumOf(id, phase, wake, touched, last, tip);

interface Token {
  readonly hash: string;
  readonly kind: string;
  readonly table_id: string;
  readonly person: string;
  readonly expires: number | null;
}
export const tokenSum = ({ hash, kind, table_id, person, expires }: Token): string =>
  sumOf(hash, kind, table_id, person, expires);

interface Notes {
  readonly table_id: string;
  readonly person: string;
  readonly version: number;
  readonly text: string;
}
export const notesSum = ({ table_id, person, version, text }: Notes): string =>
  sumOf(table_id, person, version, text);
