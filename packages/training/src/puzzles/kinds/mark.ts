/** “Mark all that is certain.” */
import type { BotGame } from '../../bot-game.ts';
import { frameOf, type Look } from '../look.ts';
import { difficultyOf, reasonsFor } from '../measure.ts';
import type { MarkPuzzle } from '../puzzle.ts';
import { marksToFind } from '../sheet.ts';

/** More than so many marks are work, not thought. */
const maxMarks = 6;

export function markPuzzle(game: BotGame, look: Look): MarkPuzzle | null {
  const { knowledge, given, certain, solution } = look;
  const marks = marksToFind(knowledge, given, certain);
  if (marks.length === 0 || marks.length > maxMarks) return null;
  const reasons = reasonsFor(knowledge, marks);
  if (reasons === null) return null;
  const chances = solution.cards;
  return {
    ...frameOf(game, 'mark', look),
    kind: 'mark',
    certain,
    chances,
    reasons,
    ...difficultyOf(reasons),
  };
}
