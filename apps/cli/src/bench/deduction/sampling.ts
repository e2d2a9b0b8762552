import { makeSampler, randomFrom, randomIntFrom, shuffled } from '@casefile/deduction';
import { type KnowledgeKind, randomKnowledge } from '@casefile/testkit/random-knowledge';
import type { Benchmark } from '../benchmark.ts';
import { compare, cpuSeconds } from '../clock.ts';

const classic: KnowledgeKind = { name: '21 cards', categories: [6, 6, 9], seats: [3, 6], depth: 60 };
const firstSeed = 300_000;
const positions = 40;
const draws = 2000;

export const samplingBenchmarks: readonly Benchmark[] = [
  {
    name: 'deduction/worlds',
    unit: 'worlds/s',
    baseline: 'shuffled decks, fitting or not',
    goal: 400_000,
    judged: 'value',
    measure() {
      const all = Array.from(
        { length: positions },
        (_, i) => randomKnowledge(classic, firstSeed + i).knowledge,
      );
      const deck = Object.values(all[0]!.categories).flat();
      const below = randomIntFrom(firstSeed);
      const ours = (): number => {
        const seconds = cpuSeconds(() => {
          for (const knowledge of all) {
            const { draw } = makeSampler(knowledge, randomFrom(1))!;
            for (let n = 0; n < draws; n++) draw();
          }
        });
        return (positions * draws) / seconds;
      };
      const theirs = (): number => {
        const seconds = cpuSeconds(() => {
          for (let n = 0; n < positions * draws; n++) shuffled(deck, below);
        });
        return (positions * draws) / seconds;
      };
      return compare(ours, theirs);
    },
  },
];
