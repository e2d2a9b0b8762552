import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve } from '../counting/solve.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { smallDecks } from '../test/arbitraries.ts';
import { allWorlds, fits, fittingWorlds, type World } from '../test/brute-force.ts';
import { conflict, reasonFor } from './conflict.ts';

/** All sets of `size` numbers below n. */
function* subsets(n: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else for (let i = from; i < n; i++) for (const rest of subsets(n, size - 1, i + 1)) yield [i, ...rest];
}

/** The size of the smallest set of facts that no world fits, by trying all. */
function smallestBySearch({ facts }: Knowledge, worlds: readonly World[]): number {
  const holds = worlds.map((world) => facts.map((fact) => fits(world, fact)));
  for (let size = 0; ; size++)
    for (const some of subsets(facts.length, size))
      if (!holds.some((each) => some.every((i) => each[i]))) return size;
}

const only = (knowledge: Knowledge, some: readonly number[]): Knowledge => ({
  ...knowledge,
  facts: some.map((i) => knowledge.facts[i]!),
});

test('finds a smallest set of facts that contradict each other', () => {
  let found = 0;
  fc.assert(
    fc.property(smallDecks(3, 10), ({ knowledge }) => {
      const some = conflict(knowledge);
      expect(some === null).toBe(fittingWorlds(knowledge).length > 0);
      if (some === null) return;
      found++;
      expect(fittingWorlds(only(knowledge, some))).toEqual([]);
      expect(some.length).toBe(smallestBySearch(knowledge, allWorlds(knowledge)));
      const solution = solve(knowledge);
      expect(solution).toMatchObject({ consistent: false, worlds: '0', conflict: some });
    }),
    { numRuns: 400 },
  );
  expect(found).toBeGreaterThan(100);
});

test('finds a smallest set of facts that leaves a card one place', () => {
  let found = 0;
  fc.assert(
    fc.property(smallDecks(0, 9), ({ knowledge }) => {
      const worlds = allWorlds(knowledge);
      for (const { card, owner } of solve(knowledge).certain) {
        found++;
        const reason = reasonFor(knowledge, card, owner)!;
        const forced = (some: readonly number[]): boolean =>
          fittingWorlds(only(knowledge, some)).every((world) => world[card] === owner);
        expect(forced(reason)).toBe(true);
        const elsewhere = worlds.filter((world) => world[card] !== owner);
        expect(reason.length).toBe(smallestBySearch(knowledge, elsewhere));
      }
    }),
    { numRuns: 150 },
  );
  expect(found).toBeGreaterThan(100);
});

test('explains why a card is not there, and nothing that is uncertain', () => {
  const knowledge: Knowledge = {
    categories: { suspect: ['s1', 's2'], weapon: ['w1', 'w2'], room: ['r1', 'r2'] },
    owners: { A: 2, B: 1 },
    facts: [{ lacks: ['B', 'w1'] }, { has: ['B', 's1'] }, { lacks: ['A', 'r1'] }],
  };
  expect(reasonFor(knowledge, 'r1', 'envelope')).toEqual([1, 2]);
  expect(reasonFor(knowledge, 'r2', 'B', false)).toEqual([1]);
  expect(reasonFor(knowledge, 'w1', 'A')).toBe(null);
  expect(reasonFor(knowledge, 'w1', 'A', false)).toBe(null);
  expect(reasonFor(knowledge, 'poison', 'A')).toBe(null);
});
