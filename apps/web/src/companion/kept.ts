/** Sheets stored on this device, each under its own key. */
import { type CompanionTable, readSheet, SheetFileError, writeSheet } from '@casefile/deduction/companion';
import { keysUnder, read, textAt, write } from '../app/settings.ts';

const keyOf = (id: string): string => `companion.${id}`;

interface KeptText {
  readonly touched: number;
  readonly text: string;
}
const isKept = (value: unknown): value is KeptText =>
  typeof (value as Partial<KeptText> | null)?.text === 'string' &&
  typeof (value as Partial<KeptText>).touched === 'number';

export interface KeptSheet {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  readonly table: CompanionTable;
}

export function keptSheet(id: string): KeptSheet | null {
  const kept = read<KeptText | null>(keyOf(id), null, isKept);
  if (kept === null) return null;
  try {
    return { id, touched: kept.touched, table: readSheet(kept.text) };
  } catch (error) {
    if (error instanceof SheetFileError) return null;
    throw error;
  }
}

/** Latest first. */
export const keptSheets = (): KeptSheet[] =>
  keysUnder('companion.')
    .flatMap((id) => keptSheet(id) ?? [])
    .sort((a, b) => b.touched - a.touched);

export const keepSheet = (id: string, table: CompanionTable): boolean =>
  write(keyOf(id), JSON.stringify({ touched: Date.now(), text: writeSheet(table) } satisfies KeptText));

/** Returns a function that restores it. */
export function deleteSheet(id: string): () => void {
  const text = textAt(keyOf(id));
  write(keyOf(id), null);
  return () => {
    write(keyOf(id), text);
  };
}
