/** A game as its seed and its actions; everything else is replayed from them. */

import type { Problem, Refusal } from '../actions/refusal.ts';
import { isSeed } from '../chance/bytes.ts';
import type { Chance } from '../chance/chance.ts';
import { seededChance } from '../chance/seeded.ts';
import { type Edition, editionAt } from '../edition/edition.ts';
import type { Layout } from '../setup/layout.ts';
import type { Origin } from '../setup/origin.ts';
import type { Action, Fact, Options, Player, Result, Seat } from '../vocabulary.ts';
import { type Game, openGame, play } from './game.ts';

/** The version of the records that this program writes. */
export const recordVersion = 1;

/** A game as seed and actions: enough to play it again. */
export interface GameRecord {
  readonly record: typeof recordVersion;
  readonly edition: string;
  readonly editionVersion: number;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly layout?: Layout;
  /** For a game that continues from a moment of another one. */
  readonly origin?: Origin;
  readonly seed: string;
  readonly actions: readonly { readonly by: Seat; readonly action: Action }[];
}

/** Why a record does not replay. */
export type Unreplayable =
  | {
      readonly kind: 'record-version' | 'edition' | 'edition-version' | 'seed' | 'actions';
      readonly given: unknown;
      readonly valid: unknown;
    }
  | { readonly kind: 'opening'; readonly problem: Problem }
  | { readonly kind: 'action'; readonly at: number; readonly refusal: Refusal };

/** The game that a record leads to, or why it cannot be replayed. */
export type Replayed = Result<
  /** The facts of the opening first, then those of each action. */
  { game: Game; log: readonly Fact[]; steps: readonly (readonly Fact[])[] },
  { fault: Unreplayable; log: readonly Fact[] }
>;

/** Plays a record again. */
export function replay(edition: Edition, record: GameRecord): Replayed {
  const fail = (fault: Unreplayable, log: readonly Fact[] = []): Replayed => ({ ok: false, fault, log });
  if (record?.record !== recordVersion)
    return fail({ kind: 'record-version', given: record?.record, valid: recordVersion });
  if (record.edition !== edition.id)
    return fail({ kind: 'edition', given: record.edition, valid: edition.id });
  const played = editionAt(edition, record.editionVersion);
  if (played === undefined)
    return fail({ kind: 'edition-version', given: record.editionVersion, valid: edition.version });
  const { players, options, layout, origin, seed, actions } = record;
  if (!isSeed(seed)) return fail({ kind: 'seed', given: seed, valid: '64 hexadecimal digits' });
  if (!Array.isArray(actions)) return fail({ kind: 'actions', given: actions, valid: 'a list' });
  const chance: Chance = seededChance(seed);
  const setting = { players, options, ...(layout ? { layout } : {}), ...(origin ? { origin } : {}) };
  const opened = openGame(played, setting, chance);
  if (!opened.ok) return fail({ kind: 'opening', problem: opened.problem });
  const log: Fact[] = [...opened.facts];
  const steps = [opened.facts];
  let { game } = opened;
  for (const [at, entry] of (actions as GameRecord['actions']).entries()) {
    const next = play(game, entry?.by, entry?.action);
    if (!next.ok) return fail({ kind: 'action', at, refusal: next.refusal }, log);
    game = next.game;
    log.push(...next.facts);
    steps.push(next.facts);
  }
  return { ok: true, game, log, steps };
}
