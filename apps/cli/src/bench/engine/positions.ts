import { editionById } from '@casefile/editions';
import {
  advance,
  type Fact,
  makeView,
  type Position,
  positionFrom,
  type Rules,
  stripFact,
} from '@casefile/engine';
import type { Benchmark } from '../benchmark.ts';
import { cpuSeconds, rate } from '../clock.ts';
import { openTable, randomStep } from './random-play.ts';

const seat = 0;

/** A game of at least this many facts. */
function logOf(length: number): { rules: Rules; log: readonly Fact[] } {
  for (;;) {
    const opened = openTable(editionById('clue-2002')!, 4);
    const log: Fact[] = [...opened.facts];
    for (let { game } = opened; game.table.result === null && log.length < length; ) {
      const step = randomStep(game);
      log.push(...step.facts);
      game = step.game;
    }
    if (log.length >= length) return { rules: opened.game.table.rules, log: log.slice(0, length) };
  }
}

export const positionBenchmarks: readonly Benchmark[] = [
  {
    name: 'engine/advance',
    unit: 'facts/s',
    goal: 500_000,
    measure() {
      const logs = Array.from({ length: 50 }, () => logOf(300)).map(({ rules, log }) => ({
        start: positionFrom(rules, log.slice(0, 1), seat),
        facts: log.slice(1).map((fact) => stripFact(fact, seat)),
      }));
      const facts = logs.reduce((sum, log) => sum + log.facts.length, 0);
      const value = rate(() => {
        const rounds = 10;
        const seconds = cpuSeconds(() => {
          for (let round = 0; round < rounds; round++)
            for (const { start, facts: own } of logs) own.reduce<Position>(advance, start);
        });
        return (rounds * facts) / seconds;
      });
      return { value };
    },
  },
  {
    name: 'engine/view-of-300-facts',
    unit: 'ms',
    goal: 2,
    better: 'less',
    measure() {
      const { rules, log } = logOf(300);
      const rounds = 200;
      const value = rate(() => {
        const seconds = cpuSeconds(() => {
          for (let round = 0; round < rounds; round++) makeView(positionFrom(rules, log, seat));
        });
        return (1000 * seconds) / rounds;
      });
      return { value };
    },
  },
];
