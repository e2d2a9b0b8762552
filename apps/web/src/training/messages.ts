/** Messages between a puzzle screen and its worker. */

import type { DailyPuzzle, Day, Puzzle, PuzzleKind, StockCursor } from '@casefile/training';
import type { OwnGame } from './own-game.ts';

export interface WantedPuzzle {
  readonly kind: PuzzleKind;
  readonly level: number;
}

export type StockRequest =
  /** Selects an edition; `words` is the seed phrase of the stock, the cursor how far it was used. */
  | { readonly ask: 'open'; readonly edition: string; readonly words: string; readonly cursor: StockCursor }
  /** The puzzle of a day, which needs no stock. */
  | { readonly ask: 'daily'; readonly day: Day; readonly wanted: DailyPuzzle }
  /** The position of the player's own game in which they missed most, which needs no stock either. */
  | { readonly ask: 'missed'; readonly game: OwnGame }
  /** The next puzzle, and those that may be wanted after it. */
  | { readonly ask: 'next'; readonly wanted: WantedPuzzle; readonly ahead: readonly WantedPuzzle[] };

export type StockReply =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly cursor: StockCursor }
  /** Broken: a second try in the same worker would fail too, because it does not fetch a lost module again. */
  | { readonly ok: false; readonly isBroken: boolean };
