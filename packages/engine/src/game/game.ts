/** The game as the deciding side holds it: it decides and returns facts, without side effects. */

import { declined, offererOf } from '../actions/legal.ts';
import { type Problem, ProblemError, type Refusal, refusal, whyRefused } from '../actions/refusal.ts';
import type { Chance } from '../chance/chance.ts';
import type { Edition } from '../edition/edition.ts';
import type { Moment } from '../edition/mechanic.ts';
import { makeRules } from '../edition/rules.ts';
import { foldInto, positionFrom } from '../position/fold.ts';
import { blankPosition, draftOf } from '../position/new-position.ts';
import { type Draft, isAsked, type Position } from '../position/position.ts';
import { checkLayout, type Layout } from '../setup/layout.ts';
import { factsOf, type Origin } from '../setup/origin.ts';
import { checkShapes } from '../setup/shapes.ts';
import type { Action, Fact, Options, Place, Player, Result, Seat } from '../vocabulary.ts';

/** A game as a value: what the table knows, and the chance still to be drawn. */
export interface Game {
  readonly table: Position;
  readonly chance: Chance;
}
/** Who plays, with which options. */
export interface Setting {
  readonly players: readonly Player[];
  readonly options?: Options;
  readonly layout?: Layout;
  /** Instead of a deal: a moment of another game to continue from. */
  readonly origin?: Origin;
}
/** A game with its first facts, or why it could not be opened. */
export type Opened = Result<{ game: Game; facts: readonly Fact[] }, { problem: Problem }>;
/** The game after an action with the facts that followed, or why it was refused. */
export type Played = Result<{ game: Game; facts: readonly Fact[] }, { refusal: Refusal }>;

/** Opens a table: deals, places, and begins the first turn. */
export function openGame(edition: Edition, setting: Setting, chance: Chance): Opened {
  try {
    checkShapes(setting);
    const rules = makeRules(edition, setting.options ?? {}, setting.players);
    if (setting.origin !== undefined) {
      const facts = factsOf(setting.origin, rules);
      return { ok: true, game: { table: positionFrom(rules, facts, 'table'), chance: chance.copy() }, facts };
    }
    const layout = setting.layout ?? {};
    checkLayout(rules, layout);
    const { id, version } = edition;
    const { options, players } = rules;
    const setUp: Fact[] = [{ fact: 'opened', edition: id, version, options, players }];
    const luck = chance.copy();
    const table = draftOf(blankPosition(rules, 'table'));
    record(table, setUp);
    for (const mechanic of rules.mechanics) {
      const more = mechanic.opens?.({ pos: table, layout, chance: luck }) ?? [];
      record(table, more);
      setUp.push(...more);
    }
    const facts = settle(table, { pos: table, seat: table.turn, chance: luck }, setUp);
    return { ok: true, game: { table, chance: luck }, facts };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** One action of one seat: new facts and the game after them, or a refusal that changes nothing. */
export function play(game: Game, seat: Seat, action: Action): Played {
  const { table } = game;
  if (!isAction(action)) return { ok: false, refusal: refusal(table, 'malformed') };
  if (!Number.isInteger(seat)) return { ok: false, refusal: refusal(table, 'not-asked') };
  if (!isAsked(table, seat)) return { ok: false, refusal: whyRefused(table, seat, action) };
  let taken = action;
  let doer = offererOf(table, seat, taken);
  if (doer === null) {
    taken = declined(action) ?? action;
    doer = offererOf(table, seat, taken);
  }
  if (doer === null) return { ok: false, refusal: whyRefused(table, seat, action) };
  const chance = game.chance.copy();
  const draft = draftOf(table);
  const at: Now = { pos: table, seat, chance };
  const decided = doer.does(at, ownPlace(table, taken));
  record(draft, decided);
  at.pos = draft;
  const facts = settle(draft, at, decided);
  return { ok: true, game: { table: draft, chance }, facts };
}

/** With the board's own place: a caller that changes its list afterwards must not change the log. */
function ownPlace(pos: Position, action: Action): Action {
  const { to } = action as { readonly to?: Place };
  if (typeof to !== 'object') return action;
  const { board } = pos.rules;
  const own = board.places[board.nodeOf(to)]!;
  return own === to ? action : ({ ...action, to: own } as Action);
}

function isAction(action: unknown): action is Action {
  return typeof action === 'object' && action !== null && typeof (action as Action).do === 'string';
}

/** The moment as it goes on. */
type Now = { -readonly [K in keyof Moment]: Moment[K] };

function record(draft: Draft, facts: readonly Fact[]): void {
  for (let i = 0; i < facts.length; i++) foldInto(draft, facts[i]!);
}

/** Usually one fact follows another, and spreading would allocate a list of sixteen for the two. */
function joined(facts: readonly Fact[], more: readonly Fact[]): readonly Fact[] {
  return facts.length === 1 && more.length === 1 ? [facts[0]!, more[0]!] : [...facts, ...more];
}

/**
 * Lets everything follow that follows by itself, until a seat is asked or the game is over. The answer is all that
 * happened, beginning with what was decided.
 */
function settle(draft: Draft, at: Now, decided: readonly Fact[]): readonly Fact[] {
  const { following } = draft.rules;
  let facts = decided;
  for (let i = 0; i < following.length && draft.wait === null && draft.result === null; i++) {
    at.seat = draft.turn;
    const more = following[i]!(at);
    if (more === null) continue;
    record(draft, more);
    facts = joined(facts, more);
    i = -1;
  }
  return facts;
}
