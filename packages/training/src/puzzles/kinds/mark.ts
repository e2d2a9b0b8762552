/** “Mark all that is certain.” */
import type { BotGame } from '../../bot-game.ts';
import { difficultyOf, reasonsFor } from '../measure.ts';
import type { MarkPuzzle } from '../puzzle.ts';
import { marksToFind } from '../sheet.ts';
import { frameOf, type SolvedMoment } from '../solved-moment.ts';

/** More marks than this are work, not deduction. */
const maxMarks = 6;

export function markPuzzle(game: BotGame, solved: SolvedMoment): MarkPuzzle | null {
  const { knowledge, given, certain, solution } = solved;
  const marks = marksToFind(knowledge, given, certain);
  if (marks.length === 0 || marks.length > maxMarks) return null;
  const reasons = reasonsFor(knowledge, marks);
  if (reasons === null) return null;
  const chances = solution.cards;
  return {
    ...frameOf(game, 'mark', solved),
    kind: 'mark',
    certain,
    chances,
    reasons,
    ...difficultyOf(reasons),
  };
}
