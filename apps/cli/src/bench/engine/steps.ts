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
 * Both sides do the same number of steps. A long match of boardgame.io slows down as its log grows; matches as short as our
 * games do not. Both are measured; the goal is for long matches.
 */
const steps = 20_000;
const shortMatch = 400;
/** Paths around pawns are cached as games go on: after about a million steps few new ones are found. */
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
    // Only legal moves and one move on both sides: dealing by HMAC-SHA256 is not part of it.
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
