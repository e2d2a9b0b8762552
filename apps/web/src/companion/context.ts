/** What every part of a sheet's screen needs. */
import type { CompanionTable, SheetAnswer } from '@casefile/deduction/companion';
import type { Speaker } from '@casefile/editions/words/words';
import type { SheetWorker } from './open-worker.ts';
import type { CompanionWords } from './words/words.ts';

export interface SheetParts {
  readonly table: CompanionTable;
  readonly speaker: Speaker;
  readonly words: CompanionWords;
  readonly worker: SheetWorker;
  /** Null while it is counted for the first time. */
  readonly answer: SheetAnswer | null;
}
