/** Why an action or a table was refused: codes, with the rule behind them. The screen has the words for them. */
import { isAsked, type Position } from '../position/position.ts';
import type { Action, RuleId, Seat } from '../vocabulary.ts';

/** The reasons for which an action is refused. */
export type Reason =
  | 'malformed' // no action of this game, or with arguments it does not take
  | 'game-over'
  | 'not-asked' // somebody else's decision
  | 'wrong-moment' // an action of this edition, but not now
  | 'not-in-edition'
  | 'must-place'
  | 'already-placed' // the weapon is in a room, or the room has a weapon
  | 'must-roll'
  | 'must-ask'
  | 'must-move'
  | 'must-suggest'
  | 'must-leave'
  | 'trapped'
  | 'cannot-stay'
  | 'no-passage'
  | 'passage-elsewhere'
  | 'no-such-place'
  | 'out-of-reach'
  | 'occupied'
  | 'room-left'
  | 'stand-elsewhere' // the suggestion names a room the pawn is not in
  | 'no-crime-here' // a room without a card
  | 'not-entered'
  | 'already-suggested'
  | 'not-named'
  | 'not-held'
  | 'must-show'
  | 'already-accused'
  | 'accuse-elsewhere'
  | 'accuse-later'
  | 'must-accuse'
  | 'two-different-cards'
  | 'not-an-opponent'
  | 'power-used'
  | 'spy-square-used';

/** Why an action was refused, and by which rule. */
export interface Refusal {
  readonly rule: RuleId;
  readonly why: Reason;
}

/** What is wrong with the setting of a table that cannot be opened. */
export interface Problem {
  readonly what:
    | 'unknown-edition'
    | 'unknown-option'
    | 'bad-option-value'
    | 'seat-count'
    | 'unknown-suspect'
    | 'suspect-twice'
    | 'unknown-card'
    | 'card-twice'
    | 'wrong-category'
    | 'too-many-cards'
    | 'unknown-place'
    | 'not-at-this-table'
    | 'not-in-edition'
    | 'wrong-type';
  /** Where: the key, as a path. */
  readonly at: string;
  readonly given: string;
  readonly valid: readonly string[];
}

/** Thrown only while a game is opened; `openGame` returns it as a value. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.what} at ${problem.at}`);
    this.problem = problem;
  }
}

export function problem(
  what: Problem['what'],
  at: string,
  given: unknown,
  valid: readonly string[] = [],
): never {
  const shown = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  throw new ProblemError({ what, at, given: shown.slice(0, 200), valid });
}

/** Holds in every edition, unless the edition cites a rule of its own. */
const everywhere: Partial<Record<Reason, RuleId>> = {
  'game-over': 'ALL-07',
  'not-asked': 'ALL-02',
  'must-show': 'ALL-04',
  'not-held': 'ALL-04',
  'not-named': 'ALL-04',
  'already-accused': 'ALL-06',
};

export function refusal(pos: Position, why: Reason): Refusal {
  return { rule: pos.rules.edition.cites[why] ?? everywhere[why] ?? 'ALL-10', why };
}

/** The most telling reason why this action, which no form offers, is refused. */
export function whyRefused(pos: Position, seat: Seat, action: Action): Refusal {
  if (pos.result !== null) return refusal(pos, 'game-over');
  const { mechanics, doers } = pos.rules;
  if (!doers.has(action.do) && action.do !== 'pass') return refusal(pos, 'not-in-edition');
  if (pos.out[seat] && !pos.gone[seat] && action.do === 'accuse') return refusal(pos, 'already-accused');
  if (!isAsked(pos, seat)) return refusal(pos, 'not-asked');
  for (const mechanic of mechanics) {
    const why = mechanic.refuses?.(pos, seat, action) ?? null;
    if (why !== null) return refusal(pos, why);
  }
  return refusal(pos, 'wrong-moment');
}
