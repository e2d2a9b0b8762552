/** The context shared by all parts of a sheet's screen. */
import type { CompanionTable, SheetAnswer } from '@casefile/deduction/companion';
import type { Speaker } from '@casefile/editions/words/words';
import type { SheetWorker } from './open-worker.ts';
import type { CompanionWords } from './words/words.ts';

export interface SheetParts {
  readonly table: CompanionTable;
  readonly speaker: Speaker;
  readonly words: CompanionWords;
  readonly worker: SheetWorker;
  /** Null until the first count is done. */
  readonly answer: SheetAnswer | null;
}
