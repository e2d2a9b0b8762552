/**
 * This device's part in the deal, table by table: the seed it has committed to, kept until it is opened, and what it noted
 * of the commitments before anything was dealt. With that nobody can pass another deal off as the one that was made.
 */
import { freshSeed } from '@casefile/client';
import { read, write } from '../../app/settings.ts';

export interface Note {
  readonly seed: string;
  readonly commitment: string;
  /** The table's commitment when this device sat down. */
  readonly table?: string;
  /** Of all commitments, before the first seed was opened. */
  readonly digest?: string;
  /** A challenge: no player's seed is part of the deal, so there is only the table's commitment to compare. */
  readonly isChallenge?: true;
}

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' && value !== null && 'seed' in value && 'commitment' in value;
const placeOf = (table: string): string => `seed.${table}`;
/** Without storage a note lasts as long as the page. */
const inMemory = new Map<string, Note>();

export const freshNote = (): Note => freshSeed();

export const noteOf = (table: string): Note | null =>
  inMemory.get(table) ?? read<Note | null>(placeOf(table), null, isNote);

export function keepNote(table: string, note: Note): void {
  inMemory.set(table, note);
  write(placeOf(table), JSON.stringify(note));
}
