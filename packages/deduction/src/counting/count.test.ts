import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Knowledge, Model } from '../knowledge/knowledge.ts';
import { makePuzzle } from '../knowledge/puzzle.ts';
import { smallDecks } from '../test/arbitraries.ts';
import { envelopeOf, fittingWorlds, type World, weightOf } from '../test/brute-force.ts';
import { type CountingMethod, count, exactWorlds, tally } from './count.ts';

const ways: readonly CountingMethod[] = ['cards', 'hands'];

interface Sums {
  readonly total: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly envelopes: Readonly<Record<string, number>>;
}

function bruteSums(knowledge: Knowledge, worlds: readonly World[], model: Model): Sums {
  const cards: Record<string, number> = {};
  const envelopes: Record<string, number> = {};
  let total = 0;
  for (const world of worlds) {
    const weight = model === 'counting' ? 1 : weightOf(world, knowledge.facts);
    total += weight;
    for (const [card, owner] of Object.entries(world)) {
      const key = `${card} ${owner}`;
      cards[key] = (cards[key] ?? 0) + weight;
    }
    const three = envelopeOf(knowledge, world).join(' ');
    envelopes[three] = (envelopes[three] ?? 0) + weight;
  }
  return { total, cards, envelopes };
}

/** The result of counting in the same form, without zeros. */
function countedSums(knowledge: Knowledge, model: Model, method: CountingMethod): Sums | null {
  const puzzle = makePuzzle(knowledge);
  const counted = count(puzzle, model, puzzle.clues, method);
  const sums = counted && tally(puzzle, counted);
  if (!sums || sums.total === 0) return null;
  const owners = [...puzzle.owners, 'envelope'];
  const cards: Record<string, number> = {};
  puzzle.cards.forEach((card, i) => {
    owners.forEach((owner, o) => {
      const ways = sums.counts[i * owners.length + o]!;
      if (ways !== 0) cards[`${card} ${owner}`] = ways;
    });
  });
  const envelopes = Object.fromEntries(
    sums.envelopes.map((each) => [each.cards.map((card) => puzzle.cards[card]).join(' '), each.count]),
  );
  return { total: sums.total, cards, envelopes };
}

/** The same probabilities: a factor common to all worlds means nothing. */
function sameChances(found: Sums, wanted: Sums): boolean {
  return (['cards', 'envelopes'] as const).every((part) => {
    const keys = Object.keys(wanted[part]);
    return (
      keys.length === Object.keys(found[part]).length &&
      keys.every(
        (key) => Math.abs((found[part][key] ?? 0) / found.total - wanted[part][key]! / wanted.total) < 1e-12,
      )
    );
  });
}

test('agrees with brute force to the integer: the total, every card with every owner, every envelope', () => {
  let possible = 0;
  fc.assert(
    fc.property(smallDecks(12), ({ knowledge }) => {
      const worlds = fittingWorlds(knowledge);
      const wanted = worlds.length === 0 ? null : bruteSums(knowledge, worlds, 'counting');
      if (wanted !== null) possible++;
      for (const method of ways) expect(countedSums(knowledge, 'counting', method)).toEqual(wanted);
    }),
    { numRuns: 3000 },
  );
  expect(possible).toBeGreaterThan(1000);
});

test('weighs each world by what could have been shown, without changing what is possible', () => {
  let weighed = 0;
  fc.assert(
    fc.property(smallDecks(0), ({ knowledge }) => {
      const worlds = fittingWorlds(knowledge);
      const wanted = bruteSums(knowledge, worlds, 'even-choice');
      if (!sameChances(bruteSums(knowledge, worlds, 'counting'), wanted)) weighed++;
      for (const method of ways)
        expect(sameChances(countedSums(knowledge, 'even-choice', method)!, wanted)).toBe(true);
      const puzzle = makePuzzle(knowledge);
      expect(exactWorlds(count(puzzle)!)).toBe(BigInt(worlds.length));
    }),
    { numRuns: 1500 },
  );
  expect(weighed).toBeGreaterThan(100);
});

test('always counts the world that was dealt', () => {
  fc.assert(
    fc.property(smallDecks(0), ({ knowledge, world }) => {
      const sums = countedSums(knowledge, 'counting', 'cards')!;
      for (const [card, owner] of Object.entries(world))
        expect(sums.cards[`${card} ${owner}`]).toBeGreaterThan(0);
      expect(sums.envelopes[envelopeOf(knowledge, world).join(' ')]).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

test('never gains a world by one more true fact', () => {
  fc.assert(
    fc.property(smallDecks(0), ({ knowledge }) => {
      let before: bigint | null = null;
      for (let known = 0; known <= knowledge.facts.length; known++) {
        const puzzle = makePuzzle({ ...knowledge, facts: knowledge.facts.slice(0, known) });
        const worlds = exactWorlds(count(puzzle)!);
        expect(before === null || worlds <= before).toBe(true);
        before = worlds;
      }
    }),
    { numRuns: 500 },
  );
});
