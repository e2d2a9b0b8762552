/** A table: the game and every viewer's position, each folded from the facts that viewer may read. Immutable. */

import type { Problem, Refusal } from '../actions/refusal.ts';
import type { Chance } from '../chance/chance.ts';
import type { Edition } from '../edition/edition.ts';
import { advanceAll, positionFrom, stripFact } from '../position/fold.ts';
import type { Position } from '../position/position.ts';
import type { Action, Fact, Result, Seat, Viewer } from '../vocabulary.ts';
import { type Game, openGame, play, type Setting } from './game.ts';

/** A game together with what each seat and a spectator know of it. */
export interface Table {
  readonly game: Game;
  readonly seats: readonly Position[];
  readonly spectator: Position;
}

/** A table with its first facts, or why it could not be opened. */
export type TableOpened = Result<{ table: Table; facts: readonly Fact[] }, { problem: Problem }>;
/** The table after an action with the facts that followed, or why it was refused. */
export type TablePlayed = Result<{ table: Table; facts: readonly Fact[] }, { refusal: Refusal }>;

/** Opens a game and gives every seat its own position. */
export function openTable(edition: Edition, setting: Setting, chance: Chance): TableOpened {
  const opened = openGame(edition, setting, chance);
  if (!opened.ok) return opened;
  const { game, facts } = opened;
  const { rules } = game.table;
  const seats = rules.players.map((_, seat) => positionFrom(rules, facts, seat));
  return { ok: true, table: { game, seats, spectator: positionFrom(rules, facts, 'spectator') }, facts };
}

/** Plays an action and folds into every viewer's position what that viewer may learn. */
export function playAt({ game, seats, spectator }: Table, seat: Seat, action: Action): TablePlayed {
  const played = play(game, seat, action);
  if (!played.ok) return played;
  const { facts } = played;
  const seen = (pos: Position, viewer: Viewer): Position =>
    advanceAll(
      pos,
      facts.map((fact) => stripFact(fact, viewer)),
    );
  const table = { game: played.game, seats: seats.map(seen), spectator: seen(spectator, 'spectator') };
  return { ok: true, table, facts };
}

/** What this viewer knows. */
export const positionAt = ({ game, seats, spectator }: Table, viewer: Viewer): Position =>
  viewer === 'table' ? game.table : viewer === 'spectator' ? spectator : seats[viewer]!;
