/** A share of wins with its 95 % interval. Games of one deal are not independent: the deals are what is counted. */
export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const normalQuantile = 1.959964;

export function shareOf(games: readonly { readonly deal: number; readonly wins: number }[]): Interval {
  if (games.length === 0) return { share: 0, low: 0, high: 1 };
  const deals = new Map<number, { wins: number; games: number }>();
  for (const { deal, wins } of games) {
    const sums = deals.get(deal) ?? { wins: 0, games: 0 };
    deals.set(deal, { wins: sums.wins + wins, games: sums.games + 1 });
  }
  const share = games.reduce((sum, { wins }) => sum + wins, 0) / games.length;
  return wilson(share, independent(share, [...deals.values()], games.length));
}

/** The number of independent games whose share of wins would vary as much as it does over these deals. */
function independent(
  share: number,
  deals: readonly { readonly wins: number; readonly games: number }[],
  games: number,
): number {
  const n = deals.length;
  let squares = 0;
  for (const deal of deals) squares += (deal.wins - share * deal.games) ** 2;
  // One deal, or deals that all ended alike, show no variance: each counts as one game.
  if (n < 2 || squares === 0) return n;
  const variance = ((n / (n - 1)) * squares) / games ** 2;
  // A variance estimated from few deals is itself uncertain: Student's quantile allows for that.
  return ((share * (1 - share)) / variance) * (normalQuantile / studentQuantile(n - 1)) ** 2;
}

/** The 97.5 % quantile of Student's distribution. Below three degrees of freedom the expansion is not exact enough. */
export function studentQuantile(freedom: number): number {
  if (freedom < 3) return freedom < 2 ? 12.706 : 4.303;
  const first = (normalQuantile ** 3 + normalQuantile) / 4;
  const second = (5 * normalQuantile ** 5 + 16 * normalQuantile ** 3 + 3 * normalQuantile) / 96;
  const third =
    (3 * normalQuantile ** 7 + 19 * normalQuantile ** 5 + 17 * normalQuantile ** 3 - 15 * normalQuantile) /
    384;
  return normalQuantile + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** Wilson's interval stays between 0 and 1 and does not shrink to nothing after a few wins in a row. */
function wilson(share: number, n: number): Interval {
  const scale = 1 + (normalQuantile * normalQuantile) / n;
  const middle = (share + (normalQuantile * normalQuantile) / (2 * n)) / scale;
  const half =
    (normalQuantile *
      Math.sqrt((share * (1 - share)) / n + (normalQuantile * normalQuantile) / (4 * n * n))) /
    scale;
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
