/** Why something is refused: most games never say it, so these words come apart from the others. */
import type { Problem, Reason } from '@casefile/engine';
import type { Speaker } from './words.ts';

/** The refusals in one language. A missing one does not compile. */
export interface Refusals {
  /** Why an action was refused. */
  readonly reasons: Readonly<Record<Reason, string | ((s: Speaker) => string)>>;
  /** Why a table cannot be opened. */
  readonly problems: Readonly<Record<Problem['what'], (given: string) => string>>;
  readonly valid: (choices: string) => string;
}

/** Why an action was refused. */
export function sayRefusal({ reasons }: Refusals, why: Reason, s: Speaker): string {
  const said = reasons[why];
  return typeof said === 'string' ? said : said(s);
}

/** Why a table could not be opened. */
export function sayProblem(refusals: Refusals, { what, at, given, valid }: Problem): string {
  const isRange = what === 'seat-count';
  const choices = valid.length === 0 ? '' : refusals.valid(valid.join(isRange ? '–' : ', '));
  return `${at}: ${refusals.problems[what](given)}${choices}`;
}
