/** What the champion weighs things by, in numbers. */
import type { ReadingSettings } from '../../knowledge/reading/believed.ts';

export interface ChampionSettings extends ReadingSettings {
  /** How many deals are drawn to weigh suggestions, and up to how many all are taken instead. */
  readonly drawnDeals: number;
  readonly maxDeals: number;
  /** In how many of them it imagines what the others know. */
  readonly imaginedDeals: number;
  /** Of each category so many cards are weighed, the likeliest first. */
  readonly cardsPerCategory: number;
  /** The chance to win for who waits a turn in safety with nothing left to find out, and what a bit takes of it. */
  readonly waitValue: number;
  readonly bitCost: number;
  /** What a bit about the room costs besides, on a board: it can be asked for only where one stands. */
  readonly roomCost: number;
  /** How far it trusts a chance that is no certainty. */
  readonly riskWeight: number;
  /** With more bits to find out than this, nobody is close. */
  readonly alertBits: number;
  /** What a bit told to the others by a suggestion costs. */
  readonly leakCost: number;
  /** What the chance that this is the solution is worth besides. */
  readonly hitValue: number;
  /** What it is worth to take from the others' danger by standing in their way. */
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

/** Given fewer milliseconds it thinks less. */
const minMsToThink = 60;

/** The settings for a table that waits so long. The work is set beforehand: no clock is read, so a game can be repeated. */
export function pacedSettings(settings: ChampionSettings, ms: number): ChampionSettings {
  return ms >= minMsToThink
    ? settings
    : { ...settings, drawnDeals: 96, maxDeals: 200, imaginedDeals: 2, cardsPerCategory: 3, swaps: 2 };
}
