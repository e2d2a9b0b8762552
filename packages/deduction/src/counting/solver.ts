/** A solver for knowledge that grows fact by fact. */

import type { Knowledge, KnownFact } from '../knowledge/knowledge.ts';
import { propagate, sameMarks } from '../knowledge/propagate.ts';
import { type Clue, makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { countMarked, tally } from './count.ts';
import { type Solution, type SolveOptions, solutionOf } from './solve.ts';
import type { Tally } from './tally/tally.ts';

/** Knowledge that can be added to, with its answer at any time. */
export interface Solver {
  /** Adds facts to those known before. */
  readonly learn: (facts: readonly KnownFact[]) => void;
  /** The counts alone; null when no deal fits. */
  readonly tally: () => Tally | null;
  readonly solution: () => Solution;
}

/** Marks are kept between facts, and the answer is kept until a new fact changes it. */
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
