import type { Knowledge } from '@casefile/deduction';
import { expect, test } from 'vitest';
import { ratedAnswers, unsure, worst } from './after-answers.ts';
import { everyDeal } from './every-deal.ts';

const knowledge: Knowledge = {
  categories: { suspect: ['s0', 's1', 's2'], weapon: ['w0', 'w1', 'w2'], room: ['r0', 'r1', 'r2', 'r3'] },
  owners: { A: 3, B: 2, C: 2 },
  facts: [
    { has: ['A', 's0'] },
    { lacks: ['B', 'w1'] },
    { oneOf: ['B', ['s1', 'w0', 'r2']] },
    { shown: { by: 'C', card: 'r3', of: ['s1', 'w2', 'r3'] } },
    { envelopeNot: ['s1', 'w1', 'r1'] },
  ],
};
const envelope = 3;
const deals = everyDeal(knowledge, 10_000)!;
const none = Number.POSITIVE_INFINITY;
const held = (card: number, seat: number): number => deals.filter((deal) => deal[card] === seat).length;
const suggestions = [0, 1, 2].flatMap((s) => [3, 4, 5].flatMap((w) => [6, 7, 8, 9].map((r) => [s, w, r])));

/** Answer by answer the deals it fits, each with the part of it that gives this answer. */
function answersOf(named: readonly number[], order: readonly number[], evenly: boolean) {
  const answers = new Map<string, { deal: Uint8Array; part: number }[]>();
  const add = (answer: string, deal: Uint8Array, part: number): void => {
    answers.set(answer, [...(answers.get(answer) ?? []), { deal, part }]);
  };
  for (const deal of deals) {
    const shower = order.find((seat) => named.some((card) => deal[card] === seat));
    const held = named.filter((card) => deal[card] === shower);
    if (shower === undefined) add('nobody', deal, 1);
    else for (const card of held) add(`${shower} ${card}`, deal, evenly ? 1 / held.length : 1);
  }
  return [...answers.values()];
}

test.each([[[1, 2]], [[2, 1]], [[2]]])(
  'agrees with enumerating the deals when the seats are asked in the order %j',
  (order) => {
    const leaves = ratedAnswers(knowledge, order, held, worst);
    const bits = ratedAnswers(knowledge, order, held, unsure);
    for (const named of suggestions) {
      const most = answersOf(named, order, false).map((each) => each.length);
      expect(leaves(named, none)).toBeCloseTo(Math.max(...most), 9);
      let left = 0;
      for (const answer of answersOf(named, order, true)) {
        const total = answer.reduce((sum, { part }) => sum + part, 0);
        const envelopes = new Map<string, number>();
        for (const { deal, part } of answer) {
          const inside = deal.join('').replaceAll(`${envelope}`, '#').replaceAll(/\d/g, '.');
          envelopes.set(inside, (envelopes.get(inside) ?? 0) + part);
        }
        for (const part of envelopes.values()) left -= part * Math.log2(part / total);
      }
      expect(bits(named, none)).toBeCloseTo(left, 9);
    }
  },
);

test('gives up a suggestion that is worse than the best so far, and keeps one that is as good', () => {
  const leaves = ratedAnswers(knowledge, [1, 2], held, worst);
  const costs = suggestions.map((named) => leaves(named, none));
  const least = Math.min(...costs);
  expect(suggestions.some((named) => leaves(named, least) === none)).toBe(true);
  suggestions.forEach((named, i) => {
    if (costs[i] === least) expect(leaves(named, least)).toBe(least);
    else expect(leaves(named, least)).toBeGreaterThan(least);
  });
});
