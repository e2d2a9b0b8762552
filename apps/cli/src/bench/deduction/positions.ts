/** Complete counts (marginals and envelope triples) of realistic positions. */

import type { Knowledge } from '@casefile/deduction';
import type { Tally } from '@casefile/deduction/counting';
import { count, makePuzzle, tally } from '@casefile/deduction/counting';
import { type KnowledgeKind, randomKnowledge } from '@casefile/testkit/random-knowledge';
import type { Benchmark, Measured } from '../benchmark.ts';
import { cpuSeconds, percentile } from '../clock.ts';
import { countWithMaps } from './with-maps.ts';

/** Lower seeds were used for tuning. */
const firstSeed = 1_000_000;
const warmUpSeed = 2_000_000;
/** The number of positions that the baseline also tries; it gives up on those with too many states. */
const comparedSeed = 1_500_000;
const tried = 30;
const maxStates = 30_000;

interface Bench {
  readonly kind: KnowledgeKind;
  readonly positions: number;
  readonly warmUp: number;
  /** The kinds of positions that are small enough for the baseline. */
  readonly compared: KnowledgeKind;
}

const cards = { 21: [6, 6, 9], 24: [6, 9, 9], 30: [10, 8, 12] } as const;
type Size = keyof typeof cards;

function inGames(size: Size, minSeats: number, maxSeats: number, warmUp: number): Bench {
  const kind: KnowledgeKind = {
    name: `${size} cards`,
    categories: cards[size],
    seats: [minSeats, maxSeats],
    depth: 60,
  };
  return { kind, positions: 1000, warmUp, compared: kind };
}

function withoutPasses(size: Size, maxSeats: number, viewer: 'seat' | 'spectator'): Bench {
  const kind: KnowledgeKind = {
    name: `${size} cards, no passes`,
    categories: cards[size],
    seats: [3, maxSeats],
    depth: 4 * size,
    disjunctionsOnly: true,
    ...(viewer === 'spectator' && { spectator: true }),
  };
  return { kind, positions: 300, warmUp: 100, compared: { ...kind, seats: [3, 3], depth: 5 } };
}

export function solvePosition(knowledge: Knowledge): Tally | null {
  const puzzle = makePuzzle(knowledge);
  const counted = count(puzzle);
  return counted && tally(puzzle, counted);
}

interface Timed {
  /** Milliseconds of each position. */
  readonly times: readonly number[];
  /** Our time over the baseline's, where both counted. */
  readonly ratio: number;
}

const known = new Map<Bench, Timed>();

/** Measured once, whichever figures are wanted. */
function timed(bench: Bench): Timed {
  const done = known.get(bench);
  if (done !== undefined) return done;
  const { kind, positions, warmUp, compared } = bench;
  for (let n = 0; n < warmUp; n++) solvePosition(randomKnowledge(kind, warmUpSeed + n).knowledge);
  const times = Array.from({ length: positions }, (_, n) => {
    const { knowledge } = randomKnowledge(kind, firstSeed + n);
    return 1000 * cpuSeconds(() => solvePosition(knowledge));
  });
  const result = { times, ratio: ratioOf(compared) };
  known.set(bench, result);
  return result;
}

function ratioOf(kind: KnowledgeKind): number {
  let ours = 0;
  let theirs = 0;
  for (let n = 0; n < tried; n++) {
    const { knowledge } = randomKnowledge(kind, comparedSeed + n);
    const baseline = timeOfBaseline(knowledge, solvePosition(knowledge)!);
    if (baseline === null) continue;
    theirs += baseline;
    ours += cpuSeconds(() => solvePosition(knowledge));
  }
  return ours / theirs;
}

/** Null where the baseline gives up; throws if its result differs. */
function timeOfBaseline(knowledge: Knowledge, sums: Tally): number | null {
  let found: ReturnType<typeof countWithMaps> = null;
  const seconds = cpuSeconds(() => {
    found = countWithMaps(makePuzzle(knowledge), maxStates);
  });
  const baseline = found as ReturnType<typeof countWithMaps>;
  if (baseline === null) return null;
  const envelopes = sums.envelopes.every(({ cards: three, count: deals }) => {
    const own = baseline.envelopes.get([...three].sort((a, b) => a - b).join(' ')) ?? 0;
    return Math.abs(own - deals) <= 1e-9 * deals;
  });
  if (!envelopes || Math.abs(baseline.total - sums.total) > 1e-9 * sums.total)
    throw new Error('the baseline counts something else');
  return seconds;
}

const figure = (
  name: string,
  bench: Bench,
  goal: number,
  of: (times: readonly number[]) => number,
): Benchmark => ({
  name: `deduction/${name}`,
  unit: 'ms',
  baseline: 'objects and Maps, where they get through',
  goal,
  judged: 'value',
  better: 'less',
  measure(): Measured {
    const { times, ratio } = timed(bench);
    return { value: of(times), ratio };
  },
});

const p99 = (times: readonly number[]): number => percentile(times, 0.99);
const slowest = (times: readonly number[]): number => Math.max(...times);
const largest = inGames(30, 10, 10, 1500);

export const positionBenchmarks: readonly Benchmark[] = [
  figure('21-cards-p99', inGames(21, 3, 6, 20_000), 1, p99),
  figure('24-cards-p99', inGames(24, 6, 6, 8000), 2, p99),
  figure('30-cards-p99', largest, 40, p99),
  figure('30-cards-max', largest, 200, slowest),
  ...([21, 24, 30] as const).flatMap((size) =>
    (['seat', 'spectator'] as const).map((viewer) =>
      figure(`no-passes-${size}-${viewer}-max`, withoutPasses(size, size / 3, viewer), 250, slowest),
    ),
  ),
];
