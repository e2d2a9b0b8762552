/** The ratings that were measured last. The numbers are written by `casefile ratings --write`, never by hand. */
import data from './measured.json' with { type: 'json' };
import type { Rating, SeatEffect } from './rating.ts';

/** Ratings, and the games that they come from. */
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

/** The ratings as they were last measured. */
export const measured: Measured = data;

/** The measured rating of a bot, where it has one. */
export const ratingOf = (bot: string): Rating | undefined =>
  measured.ratings.find((rating) => rating.bot === bot);
