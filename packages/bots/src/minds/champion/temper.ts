/** What the champion is like, in numbers. */
import type { Credulity } from '../../knowledge/believed.ts';

export interface Temper extends Credulity {
  /** How many deals are drawn to weigh suggestions, and up to how many all are taken instead. */
  readonly worlds: number;
  readonly most: number;
  /** In how many of them it imagines what the others know. */
  readonly imagined: number;
  /** Of each category so many cards are weighed, the likeliest first. */
  readonly wide: number;
  /** The chance to win for who waits a turn in safety with nothing left to find out, and what a bit takes of it. */
  readonly waitValue: number;
  readonly bitCost: number;
  /** What a bit about the room costs besides, on a board: it can be asked for only where one stands. */
  readonly roomCost: number;
  /** How far it trusts a chance that is no certainty. */
  readonly riskWeight: number;
  /** With more bits to find out than this, nobody is close. */
  readonly alert: number;
  /** What a bit told to the others by a suggestion costs. */
  readonly leak: number;
  /** What the chance that this is the solution is worth besides. */
  readonly prize: number;
  /** What it is worth to take from the others' danger by standing in their way. */
  readonly hinder: number;
  readonly shows: 'least' | 'again';
}

export const calmTemper: Temper = {
  worlds: 720,
  most: 1500,
  imagined: 5,
  wide: 4,
  waitValue: 0.75,
  bitCost: 0.3,
  roomCost: 1.2,
  riskWeight: 0.8,
  alert: 4,
  leak: 0.02,
  prize: 0.02,
  hinder: 0.15,
  reads: { names: true, silence: true },
  swaps: 6,
  shows: 'least',
};

/** Given fewer milliseconds it thinks less. */
const hurry = 60;

/** The temper for a table that waits so long. The work is set beforehand: no clock is read, so a game can be repeated. */
export function pacedTemper(temper: Temper, ms: number): Temper {
  return ms >= hurry ? temper : { ...temper, worlds: 96, most: 200, imagined: 2, wide: 3, swaps: 2 };
}
