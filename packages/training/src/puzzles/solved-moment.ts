/** A moment of a game with the exact solution of what its player knows. */
import {
  type Knowledge,
  knowledgeFromView,
  type SheetCells,
  type Solution,
  solve,
  TooLarge,
} from '@casefile/deduction';
import type { GameMoment, GameName } from '../bot-game.ts';
import type { PuzzleKind } from './puzzle.ts';
import { certainCells, givenCells } from './sheet.ts';

export interface SolvedMoment {
  readonly moment: GameMoment;
  readonly knowledge: Knowledge;
  readonly given: SheetCells;
  readonly solution: Solution;
  readonly certain: SheetCells;
}

/** Null when the deals cannot be counted. */
export function solveMoment(moment: GameMoment): SolvedMoment | null {
  const { view, position } = moment;
  const knowledge = knowledgeFromView(view, position.rules.cards);
  const solution = solutionOf(knowledge);
  if (solution === null) return null;
  return { moment, knowledge, given: givenCells(knowledge), solution, certain: certainCells(solution) };
}

/** Null where no deal fits, or where there are more than can be counted. */
export function solutionOf(knowledge: Knowledge): Solution | null {
  try {
    const solution = solve(knowledge);
    return solution.consistent ? solution : null;
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

/** The fields that all kinds of puzzles share. */
export const frameOf = (
  { edition, words }: GameName,
  kind: PuzzleKind,
  { moment, knowledge, given }: SolvedMoment,
) => ({
  id: `${edition} ${words} ${moment.at} ${kind}`,
  edition,
  view: moment.view,
  knowledge,
  given,
});
