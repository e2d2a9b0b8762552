/** How hard a puzzle is: by the shortest reasons for the marks that its answer rests on. */
import { type Certainty, type Explanation, explain, type Knowledge } from '@casefile/deduction';
import { maxLevel } from './puzzle.ts';

/** Null where a reason is missing: such a mark is not certain. */
export function reasonsFor(knowledge: Knowledge, marks: readonly Certainty[]): Explanation[] | null {
  const reasons: Explanation[] = [];
  for (const { card, owner, holds } of marks) {
    const reason = explain(knowledge, card, owner, holds);
    if (reason === null) return null;
    reasons.push(reason);
  }
  return reasons;
}

/** The number of steps of the longest reason, and the level it makes. */
export function difficultyOf(reasons: readonly Explanation[]): { steps: number; level: number } {
  const steps = Math.max(1, ...reasons.map((reason) => reason.steps.length));
  return { steps, level: Math.min(maxLevel, steps) };
}
