/** “Is it time to accuse?” Only when all three cards are certain. */
import { envelope } from '@casefile/deduction';
import type { GameName } from '../../bot-game.ts';
import { difficultyOf, reasonsFor } from '../measure.ts';
import type { AccusePuzzle } from '../puzzle.ts';
import { marksToFind } from '../sheet.ts';
import { frameOf, type SolvedMoment } from '../solved-moment.ts';

/** With more possible solutions nobody would consider accusing. */
const maxSolutions = 4;

/** `isTime`: whether the answer should be yes; chosen beforehand so that both come up equally often. */
export function accusePuzzle(game: GameName, solved: SolvedMoment, isTime: boolean): AccusePuzzle | null {
  const { knowledge, given, certain, solution } = solved;
  const { envelopes } = solution;
  if (envelopes.length > maxSolutions || (envelopes.length === 1) !== isTime) return null;
  const marks = marksToFind(knowledge, given, certain).filter(({ owner }) => owner === envelope);
  // Nothing to deduce when the sheet already shows it.
  if (marks.length === 0) return null;
  const reasons = reasonsFor(knowledge, marks);
  if (reasons === null) return null;
  const solutions = envelopes.map(({ cards }) => cards);
  return { ...frameOf(game, 'accuse', solved), kind: 'accuse', solutions, reasons, ...difficultyOf(reasons) };
}
