/** A game followed suggestion by suggestion, with a complete count after each. */

import type { KnownFact } from '@casefile/deduction';
import { makeSolver } from '@casefile/deduction';
import {
  type KnowledgeKind,
  type RandomKnowledge,
  randomKnowledge,
} from '@casefile/testkit/random-knowledge';
import type { Benchmark } from '../benchmark.ts';
import { compare, cpuSeconds } from '../clock.ts';
import { solvePosition } from './positions.ts';

const classic: KnowledgeKind = { name: '21 cards', categories: [6, 6, 9], seats: [3, 6], depth: 60 };
const firstSeed = 400_000;
const games = 40;

function heard({ knowledge, learnt }: RandomKnowledge): void {
  const solver = makeSolver({ ...knowledge, facts: [] });
  for (const facts of learnt) {
    solver.learn(facts);
    solver.tally();
  }
}

function fromTheStart({ knowledge, learnt }: RandomKnowledge): void {
  const facts: KnownFact[] = [];
  for (const each of learnt) {
    facts.push(...each);
    solvePosition({ ...knowledge, facts });
  }
}

export const learningBenchmarks: readonly Benchmark[] = [
  {
    name: 'deduction/fact-by-fact',
    unit: 'suggestions/s',
    baseline: 'counting from the start',
    goal: 1,
    measure() {
      const all = Array.from({ length: games }, (_, i) => randomKnowledge(classic, firstSeed + i));
      const suggestions = all.reduce((sum, { learnt }) => sum + learnt.length, 0);
      const rateOf = (play: (position: RandomKnowledge) => void) => (): number =>
        suggestions / cpuSeconds(() => all.forEach(play));
      return compare(rateOf(heard), rateOf(fromTheStart));
    },
  },
];
