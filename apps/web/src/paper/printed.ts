/** Which patterns the last papers were made of: kept on this device, so that the next one reads differently. */
import type { View } from '@casefile/engine';
import { read, write } from '../app/settings.ts';
import type { Printed } from './article.ts';

interface Kept {
  readonly game: number;
  readonly patterns: readonly string[];
}
/** The number of papers in a row that use no pattern twice. */
const maxKept = 20;

const isKept = (value: unknown): value is readonly Kept[] =>
  Array.isArray(value) &&
  value.every(({ game, patterns }: Partial<Kept>) => typeof game === 'number' && Array.isArray(patterns));

/** A number that is the same for the same finished game seen from the same seat. */
export function gameNumber({ edition, you, seats, history, result, turnNumber }: View): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([edition, you, seats, history, result, turnNumber]))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

export function printedBefore(game: number): Printed {
  const kept = read('papers', [], isKept);
  const before = kept.findIndex((each) => each.game === game);
  return {
    recent: kept.filter((each) => each.game !== game).flatMap(({ patterns }) => patterns),
    again: kept[before]?.patterns,
    seed: game,
  };
}

export function keepPrinted(game: number, patterns: readonly string[]): void {
  const kept = read('papers', [], isKept).filter((each) => each.game !== game);
  write('papers', JSON.stringify([...kept, { game, patterns }].slice(-maxKept)));
}
