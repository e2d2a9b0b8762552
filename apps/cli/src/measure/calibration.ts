/** Whether the champion's stated chances are true: predicted against actual, in bins, at mixed tables. */
import { botIds, opponents } from '@casefile/bots';
import { pairings } from '@casefile/bots/arena/match';
import { mixedTable } from '@casefile/bots/ratings/mixed-table';
import { editionById } from '@casefile/editions';
import { defaultOptions } from '@casefile/engine/options';
import type { MatchSpec } from '../arena/match/spec.ts';
import type { Job, Threads } from '../arena/match/threads.ts';
import { champion } from './campaign.ts';
import { playedEditions } from './ratings.ts';

/** One deal with the champion at a mixed table, in every rotation of the seats. */
export interface CalibrationDeal {
  readonly seed: string;
  readonly sources: string;
  readonly deal: number;
  readonly edition: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly wins: number;
  /** Games in which the champion accused wrongly. */
  readonly wrong: number;
  /** Every chance by which it weighed an accusation, and whether it was right. */
  readonly chances: readonly (readonly [p: number, right: 0 | 1])[];
}

export interface Bin {
  /** From this chance up to the next bin. */
  readonly from: number;
  readonly decisions: number;
  readonly believed: number;
  readonly right: number;
}

const ms = 2000;
const width = 0.1;

/** Its opponents: every bot but itself and those that are the same bot under another name. */
const others = botIds.filter((id) => id !== champion && opponents.every((each) => each.id !== id));

function calibrationSpec(seed: string, deal: number): MatchSpec {
  const { edition, bots } = mixedTable(seed, deal, playedEditions(), others);
  const seated = [champion, ...bots.slice(1)];
  return {
    edition,
    options: defaultOptions(editionById(edition)!),
    bots: seated,
    games: seated.length,
    seed: `${seed} ${deal}`,
    rotate: true,
    ms,
    record: false,
    chances: true,
  };
}

/** Plays deals until it has collected this many decisions. */
export async function playCalibration(
  wanted: number,
  { seed, sources }: { readonly seed: string; readonly sources: string },
  kept: readonly CalibrationDeal[],
  threads: Threads,
  onDeal: (result: CalibrationDeal) => void,
): Promise<void> {
  let decisions = decisionsIn(kept);
  let next = Math.max(-1, ...kept.map(({ deal }) => deal)) + 1;
  while (decisions < wanted) {
    const deals = Array.from({ length: threads.count }, () => next++);
    const jobs = deals.flatMap((deal): (Job & { readonly deal: number })[] => {
      const spec = calibrationSpec(seed, deal);
      return pairings(spec.bots.length, spec.games, true).map((pairing) => ({ spec, pairing, deal }));
    });
    const results = new Map<number, CalibrationDeal>();
    await threads.play(jobs, ({ spec, pairing, deal }, { outcome }) => {
      const { edition, bots } = spec;
      const empty = { seed, sources, deal, edition, bots, games: 0, wins: 0, wrong: 0, chances: [] };
      const before = results.get(deal) ?? empty;
      const seat = pairing.seats.indexOf(0);
      const { winner, accusedWrongly } = outcome.played;
      results.set(deal, {
        ...before,
        games: before.games + 1,
        wins: before.wins + Number(winner === seat),
        wrong: before.wrong + Number(accusedWrongly[seat]),
        chances: [
          ...before.chances,
          ...outcome.chances.map(({ p, right }) => [Number(p.toFixed(4)), right ? 1 : 0] as const),
        ],
      });
    });
    for (const result of results.values()) {
      decisions += result.chances.length;
      onDeal(result);
    }
  }
}

export const decisionsIn = (deals: readonly CalibrationDeal[]): number =>
  deals.reduce((sum, { chances }) => sum + chances.length, 0);

export function binsOf(deals: readonly CalibrationDeal[]): Bin[] {
  const chances = deals.flatMap((each) => each.chances);
  return Array.from({ length: Math.round(1 / width) }, (_, i) => {
    const own = chances.filter(([p]) => Math.min(Math.floor(p / width + 1e-9), 9) === i);
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      from: i * width,
      decisions: own.length,
      believed: mean(own.map(([p]) => p)),
      right: mean(own.map(([, right]) => right)),
    };
  });
}
