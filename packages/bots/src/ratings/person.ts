/** Rates a person who plays against bots: the same model, with the measured strengths of the bots held fixed. */
import { logShare, normalQuantile } from './fit.ts';
import { measured } from './measured.ts';
import { ratingAt, strengthAt } from './rating.ts';

/** One game of a person against bots. */
export interface PersonGame {
  readonly edition: string;
  /** Seat by seat; null is the person. */
  readonly bots: readonly (string | null)[];
  /** Null where nobody won: such a game tells nothing about who is stronger. */
  readonly winner: number | null;
}

/** With its 95 % interval. Who never won has only an upper bound, and who never lost only a lower one. */
export interface PersonRating {
  readonly rating: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The games that it rests on. */
  readonly games: number;
}

interface Row {
  /** What the person's seat adds. */
  readonly seat: number;
  readonly others: readonly number[];
  readonly isWon: boolean;
}

/** Null where no game can be counted. */
export function ratePerson(games: readonly PersonGame[]): PersonRating | null {
  const rows = games.flatMap(rowOf);
  if (rows.length === 0) return null;
  const wins = rows.filter(({ isWon }) => isWon).length;
  const height = (strength: number): number =>
    rows.reduce((sum, { seat, others, isWon }) => {
      const worths = [Math.exp(strength + seat), others.reduce((all, other) => all + Math.exp(other), 0)];
      return sum + logShare(worths, isWon ? 0 : 1);
    }, 0);
  const top = wins === 0 ? -reach : wins === rows.length ? reach : highest(height);
  // Whether a strength is plausible: the likelihood ratio, as for a bot without a win.
  const isThinkable = (strength: number): boolean =>
    height(top) - height(strength) <= (normalQuantile * normalQuantile) / 2;
  const low = wins === 0 ? null : ratingAt(border(isThinkable, top, -reach));
  const high = wins === rows.length ? null : ratingAt(border(isThinkable, top, reach));
  return { rating: low === null || high === null ? null : ratingAt(top), low, high, games: rows.length };
}

/** The search ends at this strength, beyond which a bot wins always or never. */
const reach = 12;
const close = 1e-5;

function rowOf({ edition, bots, winner }: PersonGame): Row[] {
  const me = bots.indexOf(null);
  if (winner === null || me < 0 || bots.lastIndexOf(null) !== me || bots.length < 2) return [];
  const effects = measured.seats.find((each) => each.edition === edition && each.seats === bots.length);
  const seatAt = (seat: number): number => strengthAt(effects?.points[seat] ?? 0, 0);
  const others = bots.flatMap((bot, seat) => {
    if (bot === null) return [];
    const known = measured.ratings.find((rating) => rating.bot === bot);
    return known === undefined ? [Number.NaN] : [strengthAt(known.rating ?? known.high) + seatAt(seat)];
  });
  return others.some(Number.isNaN) ? [] : [{ seat: seatAt(me), others, isWon: winner === me }];
}

/** The maximum of a function with a single peak. */
function highest(height: (at: number) => number): number {
  let [low, high] = [-reach, reach];
  while (high - low > close) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (height(left) < height(right)) low = left;
    else high = right;
  }
  return (low + high) / 2;
}

function border(isInside: (at: number) => boolean, inside: number, outside: number): number {
  let [near, far] = [inside, outside];
  while (Math.abs(far - near) > close) {
    const middle = (near + far) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** The chance of a rating to beat another in a duel. */
export const duelChance = (rating: number, other: number): number => 1 / (1 + 10 ** ((other - rating) / 400));
