/** Progress in a lesson. Follows facts and marks, and knows no rules. */
import { fits, type LessonStep } from '@casefile/editions/lesson';
import type { Action, Fact } from '@casefile/engine';

/** Stored with the game. A step looks at the facts after the first `since`. */
export interface Progress {
  readonly step: number;
  readonly since: number;
}
export const atFirst: Progress = { step: 0, since: 0 };

export function isProgress(value: unknown): value is Progress {
  const { step, since } = (value ?? {}) as Partial<Progress>;
  return Number.isInteger(step) && Number.isInteger(since) && step! >= 0 && since! >= 0;
}

/** What has happened so far, in the terms of the steps. */
export interface LessonState {
  /** The learner's seat. */
  readonly seat: number;
  readonly log: readonly Fact[];
  /** The learner's own marks, `card|owner`. */
  readonly marks: Readonly<Record<string, string>>;
}

/** The facts that prove each action was done. */
const shownBy: Partial<Record<Action['do'], readonly Fact['fact'][]>> = {
  roll: ['rolled'],
  move: ['moved', 'rested'],
  passage: ['moved'],
  stay: ['stayed'],
  suggest: ['suggested'],
  ask: ['suggested'],
  show: ['showed'],
  accuse: ['accused', 'joined'],
  look: ['looked'],
  draw: ['drew'],
  spy: ['asked'],
  play: ['played'],
  power: ['powered'],
  choose: ['chose', 'picked', 'moved', 'showed', 'revealed'],
  end: ['turn'],
  pass: ['declined', 'turn'],
};

/**
 * The number of facts when a step ended; null while it goes on. Steps to read or answer end only by a press, and a step
 * to mark leaves all facts to the next one.
 */
export function endOf(step: LessonStep, since: number, { seat, log, marks }: LessonState): number | null {
  const after = (isIt: (fact: Fact) => boolean): number | null => {
    const at = log.findIndex((fact, i) => i >= since && isIt(fact));
    return at < 0 ? null : at + 1;
  };
  switch (step.until) {
    case 'read':
    case 'answered':
      return null;
    case 'marked':
      return marks[`${step.card}|${step.owner}`] === step.mark ? since : null;
    case 'happened':
      return after((fact) => fits(step.fact, fact));
    case 'done': {
      const names = shownBy[step.action.do] ?? [];
      return after((fact) => names.includes(fact.fact) && isBy(fact, seat));
    }
  }
}

/** The end of a turn shows in the next turn, and spying in the player who must show a card. */
function isBy(fact: Fact, seat: number): boolean {
  if (fact.fact === 'turn') return fact.seat !== seat;
  if (fact.fact === 'asked') return fact.wait.for === 'card' && fact.wait.to === seat;
  return 'seat' in fact && fact.seat === seat;
}

/** Nothing else happens during such a step. */
export const isHolding = ({ until }: LessonStep): boolean =>
  until === 'read' || until === 'marked' || until === 'answered';

/**
 * The step at which this action is allowed, skipping steps that are only to be read; null where something else comes
 * first.
 */
export function stepFor(steps: readonly LessonStep[], step: number, action: Action): number | null {
  let at = step;
  while (steps[at]?.until === 'read') at++;
  const found = steps[at];
  if (found === undefined) return at;
  return found.until === 'done' && fits(found.action, action) ? at : null;
}
