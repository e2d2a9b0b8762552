/** Strengths on the scale that chess players know: 400 points are odds of ten to one in a duel. */
import { type Contest, type Estimate, fit } from './fit.ts';

/** The bot everything is measured against, and its rating. */
export const anchor = 'most-likely';
const anchorRating = 1500;
const points = 400 / Math.LN10;

/** With its 95 % interval; a bot that never won has no rating, only a bound that it is below. */
export interface Scale {
  readonly rating: number | null;
  readonly low: number | null;
  readonly high: number;
}

export interface Rating extends Scale {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  /** The same from the games of one edition only. */
  readonly editions: Readonly<Record<string, Scale>>;
}

/** What a seat is worth at a table of this kind, in points against the average seat. */
export interface SeatEffect {
  readonly edition: string;
  readonly seats: number;
  readonly points: readonly number[];
}

/** One game at a mixed table; nobody may have won it. */
export interface MixedGame {
  readonly deal: number;
  readonly edition: string;
  readonly bots: readonly string[];
  readonly winner: number | null;
}

/** Ratings from games between several bots, with the effect of each seat taken out. */
export function rate(
  games: readonly MixedGame[],
  against = anchor,
): { ratings: Rating[]; seats: SeatEffect[] } {
  const won = games.flatMap(({ winner, ...game }) => (winner === null ? [] : [{ ...game, winner }]));
  const { strengths, seats } = fit(won.map(contestOf), against);
  const editions = [...new Set(games.map(({ edition }) => edition))].sort();
  const alone = editions.flatMap((edition) => {
    const own = won.filter((game) => game.edition === edition);
    return isAnchored(own, against) ? [[edition, fit(own.map(contestOf), against).strengths] as const] : [];
  });
  const ratings = [...strengths].map(([bot, estimate]): Rating => {
    const played = games.filter(({ bots }) => bots.includes(bot));
    const inEach = alone.flatMap(([edition, own]) =>
      own.has(bot) ? [[edition, scaled(own.get(bot)!)]] : [],
    );
    return {
      bot,
      games: played.length,
      wins: played.filter(({ bots, winner }) => winner !== null && bots[winner] === bot).length,
      ...scaled(estimate),
      editions: Object.fromEntries(inEach),
    };
  });
  return {
    ratings: ratings.sort((a, b) => heightOf(b) - heightOf(a)),
    seats: [...seats].map(seatsOf).sort(byKind),
  };
}

/** Whether the anchor has won: without that there is nothing to measure the others against. */
export const isAnchored = (games: readonly MixedGame[], against = anchor): boolean =>
  games.some(({ bots, winner }) => winner !== null && bots[winner] === against);

const contestOf = ({ deal, edition, bots, winner }: MixedGame & { winner: number }): Contest => ({
  deal,
  kind: `${edition} ${bots.length}`,
  bots,
  winner,
});

const scaled = ({ value, low, high }: Estimate): Scale => ({
  rating: value === null ? null : ratingAt(value),
  low: low === null ? null : ratingAt(low),
  high: ratingAt(high),
});
/** The rating of a strength against the anchor's. */
export const ratingAt = (strength: number): number => Math.round(anchorRating + points * strength);
/** The strength of a rating, against the anchor's or another one's. */
export const strengthAt = (rating: number, zero = anchorRating): number => (rating - zero) / points;

/** Whoever has only a bound comes last. */
const heightOf = ({ rating, high }: Scale): number => rating ?? high - 10_000;

function seatsOf([kind, effects]: readonly [string, readonly number[]]): SeatEffect {
  const [edition, seats] = kind.split(' ') as [string, string];
  return { edition, seats: Number(seats), points: effects.map((effect) => Math.round(points * effect)) };
}
const byKind = (a: SeatEffect, b: SeatEffect): number =>
  a.edition < b.edition ? -1 : a.edition > b.edition ? 1 : a.seats - b.seats;

/** For people: the rating with half its interval, or what it is below. */
export function sayRating({ rating, low, high }: Scale): string {
  if (rating === null || low === null) return `below ${high}`;
  return high === low ? `${rating}` : `${rating} ± ${Math.round((high - low) / 2)}`;
}
