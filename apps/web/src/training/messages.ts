/** What a screen with puzzles and the worker behind it say to each other. */

import type { DailyPuzzle, Day, Puzzle, PuzzleKind, StockCursor } from '@casefile/training';
import type { OwnGame } from './own-game.ts';

export interface Wanted {
  readonly kind: PuzzleKind;
  readonly level: number;
}

export type StockRequest =
  /** From now on puzzles of this edition; `words` says whose stock it is, the cursor how far it has been used. */
  | { readonly ask: 'open'; readonly edition: string; readonly words: string; readonly cursor: StockCursor }
  /** The one of a day, which needs no stock. */
  | { readonly ask: 'daily'; readonly day: Day; readonly wanted: DailyPuzzle }
  /** The position of somebody's own game in which most was missed, which needs no stock either. */
  | { readonly ask: 'missed'; readonly game: OwnGame }
  /** The next one, and what may be wanted after it. */
  | { readonly ask: 'next'; readonly wanted: Wanted; readonly ahead: readonly Wanted[] };

export type StockReply =
  | { readonly ok: true; readonly puzzle: Puzzle; readonly cursor: StockCursor }
  | { readonly ok: false };
