/** Knowledge that grows fact by fact, and its answer at any time. */

import type { Knowledge, KnownFact } from '../knowledge/knowledge.ts';
import { propagate, sameMarks } from '../knowledge/propagate.ts';
import { type Clue, makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { countMarked, tally } from './count.ts';
import { type Solution, type SolveOptions, solutionOf } from './solve.ts';
import type { Tally } from './tally/tally.ts';

/** Knowledge that can be added to, with its answer at any time. */
export interface Solver {
  /** Facts that are new; those known before stay. */
  readonly learn: (facts: readonly KnownFact[]) => void;
  /** The counts alone; null when no deal fits. */
  readonly tally: () => Tally | null;
  readonly solution: () => Solution;
}

/** What the facts came to is kept, and so is the answer for as long as nothing new follows from them. */
export function makeSolver(knowledge: Knowledge, options: SolveOptions = {}): Solver {
  const { model = 'counting', method } = options;
  const start = makePuzzle(knowledge);
  const clues: Clue[] = [...start.clues];
  const puzzle: Puzzle = { ...start, clues };
  let marks = propagate(puzzle);
  let sums: Tally | null | undefined;
  let answer: Solution | undefined;
  return {
    learn(facts) {
      const fresh = facts.map(puzzle.clueOf);
      clues.push(...fresh);
      const before = marks;
      marks = before && propagate(puzzle, fresh, before);
      const weighs = model === 'even-choice' && fresh.some(({ kind }) => kind === 'shown');
      if (marks !== null && !weighs && sameMarks(marks, before!)) return;
      sums = undefined;
      answer = undefined;
    },
    tally() {
      if (sums !== undefined) return sums;
      const counted = marks && countMarked(puzzle, marks, model, clues, method);
      const found = counted && tally(puzzle, counted);
      sums = found === null || found.total === 0 ? null : found;
      return sums;
    },
    solution() {
      answer ??= solutionOf(puzzle, marks, options);
      return answer;
    },
  };
}
