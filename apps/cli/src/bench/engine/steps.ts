import { editionById, editions } from '@casefile/editions';
import type { Benchmark } from '../benchmark.ts';
import { compare, rate } from '../clock.ts';
import { movesPerSecond } from './boardgame-io.ts';
import { chessMovesPerSecond } from './chessops.ts';
import { openStepsPerSecond, stepsPerSecond } from './random-play.ts';

const seats = 4;
const sampleSteps = 100_000;
const classic = editionById('clue-2002')!;
const ours = (): number => stepsPerSecond(classic, seats, sampleSteps);

/**
 * Both sides do as many steps. A match of boardgame.io that goes on carries a growing log and slows down; matches as
 * short as our games do not. Both are said; the goal stands on the first.
 */
const steps = 20_000;
const shortMatch = 400;
/** Ways around pawns are found as games go on, and kept: after about a million steps few are left to be found. */
const settledSteps = 200_000;
const asMany = (): number => stepsPerSecond(classic, seats, steps);

export const stepBenchmarks: readonly Benchmark[] = [
  {
    name: 'engine/steps',
    unit: 'steps/s',
    goal: 100_000,
    measure: () => ({ value: rate(ours) }),
  },
  {
    name: 'engine/steps-ratio',
    unit: 'steps/s',
    baseline: 'boardgame.io move, as many in one match',
    goal: 25,
    measure: () => compare(asMany, () => movesPerSecond(steps, steps)),
  },
  {
    name: 'engine/steps-ratio-short',
    unit: 'steps/s',
    baseline: `boardgame.io move, matches of ${shortMatch}`,
    measure: () => compare(asMany, () => movesPerSecond(shortMatch, steps)),
  },
  {
    name: 'engine/steps-ratio-chessops',
    unit: 'steps/s',
    baseline: 'chessops, legal moves and one random move',
    goal: 5,
    // Legal moves and one of them, on both sides: a deal by HMAC-SHA256 is neither.
    measure: () =>
      compare(
        () => openStepsPerSecond(classic, seats, settledSteps),
        () => chessMovesPerSecond(settledSteps),
      ),
  },
  ...editions
    .filter((edition) => edition !== classic)
    .map(
      (edition): Benchmark => ({
        name: `engine/steps-${edition.id}`,
        unit: 'steps/s',
        baseline: 'clue-2002',
        goal: 0.25,
        measure: () => compare(() => stepsPerSecond(edition, seats, sampleSteps / 4), ours),
      }),
    ),
];
