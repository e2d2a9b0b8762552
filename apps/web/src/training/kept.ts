/** Stored training progress: how far each stock was used, and the levels. */
import { type Progress, parseProgress, puzzleKinds, type StockCursor } from '@casefile/training';
import { freshId } from '../app/fresh-id.ts';
import { read, write } from '../app/settings.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAny = (_value: unknown): _value is unknown => true;

/** The device's own seed phrase: every device gets different puzzles, none twice. */
export function deviceWords(): string {
  const known = read('training.device', '', isText);
  if (known !== '') return known;
  const fresh = freshId();
  write('training.device', JSON.stringify(fresh));
  return fresh;
}

const cursorKey = (edition: string): string => `training.cursor.${edition}`;
export function cursorOf(edition: string): StockCursor {
  const kept = read<unknown>(cursorKey(edition), {}, isAny);
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const counts = puzzleKinds.flatMap((kind) => {
    const count = given[kind];
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? [[kind, count]] : [];
  });
  return Object.fromEntries(counts);
}
export const keepCursor = (edition: string, cursor: StockCursor): boolean =>
  write(cursorKey(edition), JSON.stringify(cursor));

export const keptProgress = (): Progress => parseProgress(read<unknown>('training.progress', {}, isAny));
export const keepProgress = (progress: Progress): boolean =>
  write('training.progress', JSON.stringify(progress));
