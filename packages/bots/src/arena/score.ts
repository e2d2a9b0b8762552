/** The result of a match for each of its bots. */
import { type Interval, shareOf } from './interval.ts';

/** One bot's results in one game, summed over its seats. */
export interface Share {
  readonly deal: number;
  readonly wins: number;
  readonly turns: number;
  /** Its suggestions in the game, when it won. */
  readonly suggestions: number | null;
  readonly faults: number;
  readonly accusedWrongly: boolean;
}

/** How often a bot won, with an interval, and how long it thought. */
export interface BotScore extends Interval {
  readonly bot: string;
  readonly wins: number;
  /** The mean length of its games. */
  readonly turns: number;
  /** Its suggestions in the games it won, on average; null when it won none. */
  readonly suggestions: number | null;
  /** The share of its games in which it accused wrongly. */
  readonly wrong: number;
  readonly msMedian: number;
  readonly msP99: number;
  readonly faults: number;
}

/** The score of a bot from its shares in each game and its thinking times. */
export function scoreOf(bot: string, shares: readonly Share[], ms: readonly number[]): BotScore {
  const wins = shares.reduce((sum, each) => sum + each.wins, 0);
  const made = shares.flatMap(({ suggestions }) => suggestions ?? []);
  const sorted = Float64Array.from(ms).sort();
  return {
    bot,
    wins,
    ...shareOf(shares),
    turns: mean(shares.map(({ turns }) => turns)) ?? 0,
    suggestions: mean(made),
    wrong: mean(shares.map(({ accusedWrongly }) => Number(accusedWrongly))) ?? 0,
    msMedian: quantile(sorted, 0.5),
    msP99: quantile(sorted, 0.99),
    faults: shares.reduce((sum, each) => sum + each.faults, 0),
  };
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The smallest of the values that at least this share of them does not exceed. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  return sorted.length === 0 ? 0 : sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!;
}
