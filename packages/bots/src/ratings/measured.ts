/** The ratings that were measured last. The numbers are written by `casefile ratings --write`, never by hand. */
import data from './measured.json' with { type: 'json' };
import type { Rating, SeatEffect } from './rating.ts';

export interface Measured {
  readonly seed: string;
  /** Which sources of the bots were measured. */
  readonly sources: string;
  readonly deals: number;
  readonly games: number;
  readonly noWinner: number;
  readonly ratings: readonly Rating[];
  readonly seats: readonly SeatEffect[];
}

export const measured: Measured = data;

export const ratingOf = (bot: string): Rating | undefined =>
  measured.ratings.find((rating) => rating.bot === bot);
