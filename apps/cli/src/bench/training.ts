/** How long it takes to make puzzles, and whether their levels are the measured ones. */
import { type Explanation, explain, type Knowledge } from '@casefile/deduction';
import { editions } from '@casefile/editions';
import {
  findPuzzle,
  listenerShown,
  type Puzzle,
  PuzzleStock,
  playBotGame,
  puzzleKinds,
  puzzlesIn,
} from '@casefile/training';
import type { Benchmark } from './benchmark.ts';
import { cpuSeconds, median } from './clock.ts';

/** As made by the trainer's worker: each kind and edition in turn, at the lowest level. */
function positionMs(rounds: number): number {
  const stocks = editions.map((edition) => new PuzzleStock(edition, 'bench'));
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const stock of stocks)
      for (const kind of puzzleKinds) times.push(1000 * cpuSeconds(() => void findPuzzle(stock, kind, 1)));
  return median(times);
}

/** How many of a thousand puzzles have the level of their reasons. */
function asMeasured(count: number): number {
  let checked = 0;
  let right = 0;
  for (let game = 0; checked < count; game++)
    for (const edition of editions)
      for (const kind of puzzleKinds)
        for (const puzzle of puzzlesIn(playBotGame(edition, `bench ${game}`), kind)) {
          if (checked === count) return right;
          checked++;
          if (isAsMeasured(puzzle)) right++;
        }
  return right;
}

function isAsMeasured(puzzle: Puzzle): boolean {
  const lengthsOf = (knowledge: Knowledge, reasons: readonly Explanation[]): number[] =>
    reasons.map(({ card, owner, holds }) => explain(knowledge, card, owner, holds)!.steps.length);
  const lengths =
    puzzle.kind === 'show'
      ? [
          ...lengthsOf(puzzle.listener, puzzle.reasons),
          ...puzzle.reveals.flatMap(({ card, reasons }) => lengthsOf(listenerShown(puzzle, card), reasons)),
        ]
      : lengthsOf(puzzle.knowledge, puzzle.reasons);
  return puzzle.level === Math.min(7, Math.max(1, ...lengths));
}

export const trainingBenchmarks = (): Benchmark[] => [
  {
    name: 'training/make-position',
    unit: 'ms of one core, median of 128',
    goal: 300,
    better: 'less',
    measure: () => ({ value: positionMs(4) }),
  },
  {
    name: 'training/level-as-measured',
    unit: 'of 1,000 positions',
    goal: 1000,
    better: 'more',
    measure: () => ({ value: asMeasured(1000) }),
  },
];
