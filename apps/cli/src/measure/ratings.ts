/** Games at mixed tables, and the ratings that follow from them. */
import { botIds } from '@casefile/bots';
import { pairings } from '@casefile/bots/arena/match';
import type { Measured } from '@casefile/bots/ratings/measured';
import { mixedTable, type PlayedEdition } from '@casefile/bots/ratings/mixed-table';
import { type MixedGame, rate } from '@casefile/bots/ratings/rating';
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import type { MatchSpec } from '../arena/match/spec.ts';
import type { Job, Threads } from '../arena/match/threads.ts';
import { editions } from './campaign.ts';

/** One deal, played in every rotation of its bots. */
export interface DealResult {
  readonly seed: string;
  readonly sources: string;
  readonly deal: number;
  readonly edition: string;
  /** Seat by seat in the first rotation; in each further one everybody moves down one seat. */
  readonly bots: readonly string[];
  /** The seat that won, rotation by rotation. */
  readonly winners: readonly (number | null)[];
}

export interface Series {
  readonly games: number;
  readonly seed: string;
  readonly sources: string;
}

/** Games with fewer seats are duels and say little about tables. */
const minSeats = 3;
const ms = 2000;

export const playedEditions = (): PlayedEdition[] =>
  editions.map((edition) => {
    const [min, max] = editionById(edition)!.seats;
    return { edition, seats: [Math.max(min, minSeats), max] };
  });

/** Enough deals for this many games, rounded up to whole deals. */
export function specsOf({ games, seed }: Series): MatchSpec[] {
  const specs: MatchSpec[] = [];
  for (let count = 0; count < games; count += specs.at(-1)!.games) {
    const deal = specs.length;
    const { edition, bots } = mixedTable(seed, deal, playedEditions(), botIds);
    const options = defaultOptions(editionById(edition)!);
    specs.push({
      edition,
      options,
      bots,
      games: bots.length,
      seed: `${seed} ${deal}`,
      rotate: true,
      ms,
      record: false,
    });
  }
  return specs;
}

/** Plays the deals that have no result yet, and reports each when all its rotations are played. */
export async function playDeals(
  series: Series,
  known: ReadonlySet<number>,
  threads: Threads,
  onDeal: (result: DealResult) => void,
): Promise<void> {
  const { seed, sources } = series;
  const jobs = specsOf(series).flatMap((spec, deal): (Job & { deal: number })[] =>
    known.has(deal)
      ? []
      : pairings(spec.bots.length, spec.games, true).map((pairing) => ({ spec, pairing, deal })),
  );
  const playing = new Map<number, (number | null | undefined)[]>();
  await threads.play(jobs, ({ spec, pairing, deal }, { outcome }) => {
    const winners = playing.get(deal) ?? Array<undefined>(spec.bots.length).fill(undefined);
    winners[pairing.rotation] = outcome.played.winner;
    playing.set(deal, winners);
    if (winners.includes(undefined)) return;
    playing.delete(deal);
    const { edition, bots } = spec;
    onDeal({ seed, sources, deal, edition, bots, winners: winners as (number | null)[] });
  });
}

export function gamesOf({ deal, edition, bots, winners }: DealResult): MixedGame[] {
  return pairings(bots.length, winners.length, true).map(({ seats, rotation }) => ({
    deal,
    edition,
    bots: seats.map((bot) => bots[bot]!),
    winner: winners[rotation]!,
  }));
}

export function measure({ seed, sources }: Series, deals: readonly DealResult[]): Measured {
  const games = deals.flatMap(gamesOf);
  const noWinner = games.filter(({ winner }) => winner === null).length;
  return { seed, sources, deals: deals.length, games: games.length, noWinner, ...rate(games) };
}
