import { knowledgeKinds, randomKnowledge } from '@casefile/testkit/random-knowledge';
import { expect, test } from 'vitest';
import type { CountingMethod } from '../counting/count.ts';
import { solve } from '../counting/solve.ts';
import type { Knowledge, Model } from '../knowledge/knowledge.ts';
import { fits, fittingWorlds, type World, weightOf } from '../test/brute-force.ts';
import { randomFrom } from './random.ts';
import { makeSampler, type Sampler } from './sampler.ts';

const small: Knowledge = {
  categories: { suspect: ['s1', 's2', 's3'], weapon: ['w1', 'w2', 'w3'], room: ['r1', 'r2', 'r3', 'r4'] },
  owners: { A: 2, B: 2, C: 2, D: 1 },
  facts: [
    { lacks: ['A', 's1'] },
    { oneOf: ['B', ['s1', 'w1', 'r1']] },
    { shown: { by: 'A', card: 's2', of: ['s2', 'w1', 'r2'] } },
    { envelopeNot: ['s1', 'w2', 'r1'] },
  ],
};

function drawn({ cards, owners, draw }: Sampler): World {
  const world = draw();
  return Object.fromEntries(cards.map((card, i) => [card, owners[world[i]!]!]));
}

/** Far in the tail of the distribution of chi square: five deviations above its mean. */
const limit = (freedom: number): number => freedom + 5 * Math.sqrt(2 * freedom);

test.each<[Model, CountingMethod]>([
  ['counting', 'cards'],
  ['counting', 'hands'],
  ['even-choice', 'cards'],
  ['even-choice', 'hands'],
])('every world is drawn as often as it should be: %s by %s', (model, method) => {
  const worlds = fittingWorlds(small);
  const weights = worlds.map((world) => (model === 'counting' ? 1 : weightOf(world, small.facts)));
  const total = weights.reduce((a, b) => a + b);
  const key = (world: World): string =>
    Object.values(small.categories)
      .flat()
      .map((card) => world[card])
      .join();
  const seen = new Map(worlds.map((world) => [key(world), 0]));
  const sampler = makeSampler(small, randomFrom(7), { model, method })!;
  const draws = 50 * worlds.length;
  for (let n = 0; n < draws; n++) {
    const at = key(drawn(sampler));
    seen.set(at, (seen.get(at) ?? 0) + 1);
  }
  expect(seen.size).toBe(worlds.length);
  const chiSquare = worlds.reduce((sum, world, i) => {
    const due = (draws * weights[i]!) / total;
    return sum + (seen.get(key(world))! - due) ** 2 / due;
  }, 0);
  expect(worlds.length).toBeGreaterThan(100);
  expect(chiSquare).toBeLessThan(limit(worlds.length - 1));
});

test.each(knowledgeKinds)(
  '$name: draws only deals that fit, with each card at each owner as often as counted',
  (kind) => {
    for (let seed = 0; seed < 6; seed++) {
      const { knowledge } = randomKnowledge(kind, seed);
      const sampler = makeSampler(knowledge, randomFrom(seed))!;
      const { cards, owners } = sampler;
      const seen = cards.map(() => owners.map(() => 0));
      const draws = 3000;
      for (let n = 0; n < draws; n++) {
        const world = sampler.draw();
        world.forEach((owner, card) => {
          seen[card]![owner]!++;
        });
        if (n < 100) {
          const dealt = drawn(sampler);
          expect(knowledge.facts.filter((fact) => !fits(dealt, fact))).toEqual([]);
          for (const [owner, size] of Object.entries(knowledge.owners))
            expect(cards.filter((card) => dealt[card] === owner).length).toBe(size);
          for (const category of Object.values(knowledge.categories))
            expect(category.filter((card) => dealt[card] === 'envelope').length).toBe(1);
        }
      }
      const chances = solve(knowledge).cards;
      const off = cards.flatMap((card, c) =>
        owners.filter((owner, o) => {
          const p = chances[card]![owner]!;
          return Math.abs(seen[c]![o]! / draws - p) > 5.5 * Math.sqrt((p * (1 - p)) / draws) + 1e-9;
        }),
      );
      expect(off).toEqual([]);
    }
  },
);

test('draws nothing when no deal fits', () => {
  const facts = [{ has: ['A', 's1'] }, { lacks: ['A', 's1'] }] as const;
  expect(makeSampler({ ...small, facts }, randomFrom(1))).toBe(null);
});
