import { editionById } from '@casefile/editions';
import { makeRules } from '@casefile/engine';
import type { Benchmark } from '../benchmark.ts';
import { percentile } from '../clock.ts';
import { below } from './random-play.ts';

/** Every square of the classic board, a roll of 12, five other pawns anywhere: the slowest hundredth. */
export const movementBenchmarks: readonly Benchmark[] = [
  {
    name: 'engine/destinations-p99',
    unit: 'ms',
    goal: 1,
    better: 'less',
    measure() {
      const edition = editionById('clue-2002')!;
      const players = edition.cards({}).suspects.map((suspect) => ({ suspect }));
      const { board, movement } = makeRules(edition, {}, players);
      const times: number[] = [];
      for (let round = 0; round < 100; round++) {
        for (let from = 0; from < board.squares; from++) {
          const others = Array.from({ length: 5 }, () => below(board.squares)).filter(
            (square) => square !== from,
          );
          const began = performance.now();
          movement.destinations({ from, steps: 12, others, barred: [], stops: [] });
          times.push(performance.now() - began);
        }
      }
      return { value: percentile(times, 0.99) };
    },
  },
];
