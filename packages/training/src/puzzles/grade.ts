/** Grades an answer, and says where it is wrong. */
import type { Certainty } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import type { Puzzle } from './puzzle.ts';
import { filled, marksToFind, withMarks } from './sheet.ts';

/** What somebody answered. */
export type PuzzleAnswer =
  | { readonly kind: 'mark'; readonly marks: readonly Certainty[] }
  | { readonly kind: 'show'; readonly card: CardId }
  | { readonly kind: 'ask'; readonly option: number }
  /** The three cards, or null for “not yet”. */
  | { readonly kind: 'accuse'; readonly cards: readonly CardId[] | null };

export interface Grade {
  readonly isRight: boolean;
  /** Certain, and not marked. */
  readonly missed: readonly Certainty[];
  /** Marked, and not certain. */
  readonly wrong: readonly Certainty[];
}

export function gradeAnswer(puzzle: Puzzle, answer: PuzzleAnswer): Grade {
  const plain = (isRight: boolean): Grade => ({ isRight, missed: [], wrong: [] });
  if (puzzle.kind === 'mark' && answer.kind === 'mark') {
    const { knowledge, given, certain } = puzzle;
    const sheet = filled(knowledge, withMarks(given, answer.marks));
    const markOf = ({ holds }: Certainty): 'yes' | 'no' => (holds ? 'yes' : 'no');
    const wrong = answer.marks.filter((mark) => certain[mark.card]?.[mark.owner] !== markOf(mark));
    const missed = marksToFind(knowledge, given, certain).filter(
      (mark) => sheet[mark.card]?.[mark.owner] !== markOf(mark),
    );
    return { isRight: wrong.length === 0 && missed.length === 0, missed, wrong };
  }
  if (puzzle.kind === 'show' && answer.kind === 'show') return plain(answer.card === puzzle.best);
  if (puzzle.kind === 'ask' && answer.kind === 'ask') return plain(answer.option === puzzle.best);
  if (puzzle.kind === 'accuse' && answer.kind === 'accuse') {
    const [first, ...others] = puzzle.solutions;
    if (others.length > 0) return plain(answer.cards === null);
    return plain(answer.cards !== null && first!.every((card) => answer.cards!.includes(card)));
  }
  throw new RangeError(`The answer to a ${answer.kind} puzzle does not fit a ${puzzle.kind} puzzle.`);
}
