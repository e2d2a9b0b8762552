/** The champion's weights and limits. */
import type { ReadingSettings } from '../../knowledge/reading/believed.ts';

export interface ChampionSettings extends ReadingSettings {
  /** How many deals are drawn to weigh suggestions; if no more than `maxDeals` fit, all are taken instead. */
  readonly drawnDeals: number;
  readonly maxDeals: number;
  /** In how many deals it works out what the others know. */
  readonly imaginedDeals: number;
  /** How many cards of each category are weighed, the likeliest first. */
  readonly cardsPerCategory: number;
  /**
   * The chance to win after waiting a turn in safety with nothing left to find out, and what each open bit takes from
   * it.
   */
  readonly waitValue: number;
  readonly bitCost: number;
  /** The extra cost of a bit about the room on a board, where one can ask only for the room one is in. */
  readonly roomCost: number;
  /** How much it trusts a chance below certainty. */
  readonly riskWeight: number;
  /** While it has more bits than this to find out, it assumes that nobody is close to the solution. */
  readonly alertBits: number;
  /** The cost of a bit that a suggestion tells the others. */
  readonly leakCost: number;
  /** The extra worth of naming the solution itself, times its chance. */
  readonly hitValue: number;
  /** The worth of hindering the others. */
  readonly hinderWeight: number;
  readonly shows: 'least' | 'again';
}

export const championSettings: ChampionSettings = {
  drawnDeals: 720,
  maxDeals: 1500,
  imaginedDeals: 5,
  cardsPerCategory: 4,
  waitValue: 0.75,
  bitCost: 0.3,
  roomCost: 1.2,
  riskWeight: 0.8,
  alertBits: 4,
  leakCost: 0.02,
  hitValue: 0.02,
  hinderWeight: 0.15,
  reads: { names: true, silence: true },
  swaps: 6,
  shows: 'least',
};

/** With less time than this for a decision it thinks less. */
const minMsToThink = 60;

/** The settings for a table that waits this long. No clock is read, so that a game can be repeated. */
export function pacedSettings(settings: ChampionSettings, ms: number): ChampionSettings {
  return ms >= minMsToThink
    ? settings
    : { ...settings, drawnDeals: 96, maxDeals: 200, imaginedDeals: 2, cardsPerCategory: 3, swaps: 2 };
}
