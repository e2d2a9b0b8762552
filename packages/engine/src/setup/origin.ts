/** A moment of another game, from which a game continues instead of being dealt. */

import { problem } from '../actions/refusal.ts';
import type { Rules } from '../edition/rules.ts';
import { positionFrom } from '../position/fold.ts';
import { askedSeats } from '../position/position.ts';
import type { Fact, Seat } from '../vocabulary.ts';

/** The beginning of a game that was not dealt but continues another one from one of its moments. */
export interface Origin {
  /** The facts of the opening and of each action up to there, as the table knows them. */
  readonly steps: readonly (readonly Fact[])[];
  /** The seat that could not tell these cards from the true ones; null where they are the true ones. */
  readonly drawnFor: Seat | null;
  /** A reference to the other game, such as its id. */
  readonly of: string;
}

/** All facts up to that moment, checked to fit this table and to leave a seat to decide. */
export function factsOf({ steps }: Origin, rules: Rules): readonly Fact[] {
  const facts = steps.flat();
  const [opened] = facts;
  const { edition, players } = rules;
  if (opened?.fact !== 'opened' || opened.edition !== edition.id || opened.version !== edition.version)
    return problem('unknown-edition', 'origin.steps[0]', opened ?? null, [edition.id]);
  const suspects = players.map(({ suspect }) => suspect);
  if (opened.players.map(({ suspect }) => suspect).join() !== suspects.join())
    problem('not-at-this-table', 'origin.steps[0]', opened.players, suspects);
  // Without this check, a game could go on under other options than those it was begun with.
  if (JSON.stringify(opened.options) !== JSON.stringify(rules.options))
    problem('bad-option-value', 'origin.steps[0]', opened.options, Object.keys(rules.options));
  const table = positionFrom(rules, facts, 'table');
  if (table.envelope === null || rules.deck.some((card) => table.known[card] === undefined))
    problem('unknown-card', 'origin.steps', 'a card that lies nowhere', []);
  if (askedSeats(table).length === 0) problem('wrong-type', 'origin.steps', 'nobody is asked', []);
  return facts;
}
