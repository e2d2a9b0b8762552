/** The game as the deciding side holds it. It decides and returns facts; it never does anything. */
import type { Chance } from './chance/chance.ts';
import { advanceAll } from './fold.ts';
import { checkLayout, type Layout } from './layout.ts';
import { declined, offerFor } from './legal.ts';
import { askedSeats, blankPosition, type Position } from './position.ts';
import { type Problem, ProblemError, type Refusal, refusal, whyRefused } from './refusal.ts';
import { type Edition, makeRules } from './rules.ts';
import type { Action, Fact, Options, Player, Seat } from './vocabulary.ts';

export interface Game {
  readonly table: Position;
  readonly chance: Chance;
}
export interface Setting {
  readonly players: readonly Player[];
  readonly options?: Options;
  readonly layout?: Layout;
}
export type Opened =
  | { readonly ok: true; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly problem: Problem };
export type Played =
  | { readonly ok: true; readonly game: Game; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Opens a table: deals, places, and begins the first turn. */
export function openGame(edition: Edition, setting: Setting, chance: Chance): Opened {
  try {
    const rules = makeRules(edition, setting.options ?? {}, setting.players);
    const layout = setting.layout ?? {};
    checkLayout(rules, layout);
    const { id, version } = edition;
    const { options, players } = rules;
    const facts: Fact[] = [{ fact: 'opened', edition: id, version, options, players }];
    const luck = chance.copy();
    let table = advanceAll(blankPosition(rules, 'table'), facts);
    for (const mechanic of rules.mechanics) {
      const opening = mechanic.opens?.({ pos: table, layout, chance: luck }) ?? [];
      facts.push(...opening);
      table = advanceAll(table, opening);
    }
    return { ok: true, game: settle(table, luck, facts), facts };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** One action of one seat: new facts and the game after them, or a refusal that changes nothing. */
export function play(game: Game, seat: Seat, action: Action): Played {
  const { table } = game;
  if (!isAction(action)) return { ok: false, refusal: refusal(table, 'malformed') };
  const asked = askedSeats(table);
  const other = declined(action);
  const offer = asked.includes(seat)
    ? (offerFor(table, seat, action) ?? (other && offerFor(table, seat, other)))
    : null;
  if (offer === null) return { ok: false, refusal: whyRefused(table, seat, action, asked) };
  const [mechanic, taken] = offer;
  const chance = game.chance.copy();
  const decide = mechanic.does![taken.do]! as (at: object, action: Action) => readonly Fact[];
  const facts = [...decide({ pos: table, seat, chance }, taken)];
  return { ok: true, game: settle(advanceAll(table, facts), chance, facts), facts };
}

function isAction(action: unknown): action is Action {
  return typeof action === 'object' && action !== null && typeof (action as Action).do === 'string';
}

/** Lets everything follow that follows by itself, until a seat is asked or the game is over. */
function settle(table: Position, chance: Chance, facts: Fact[]): Game {
  const { mechanics } = table.rules;
  let pos = table;
  for (let again = true; again && pos.wait === null && pos.result === null; ) {
    again = false;
    for (const mechanic of mechanics) {
      const more = mechanic.follows?.({ pos, seat: pos.turn, chance }) ?? null;
      if (more === null) continue;
      facts.push(...more);
      pos = advanceAll(pos, more);
      again = true;
      break;
    }
  }
  return { table: pos, chance };
}
