import { type KnowledgeKind, knowledgeKinds, randomKnowledge } from '@casefile/testkit/random-knowledge';
import { expect, test } from 'vitest';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { propagate } from '../knowledge/propagate.ts';
import { makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { planHands } from './by-hands.ts';
import { count, exactWorlds, tally } from './count.ts';
import { exactForward, forward } from './lattice/sweep.ts';
import { residueOf } from './residue.ts';

const kinds: readonly KnowledgeKind[] = [
  ...knowledgeKinds,
  { name: '24 cards, 3 to 9 seats', categories: [6, 9, 9], seats: [3, 9], depth: 60 },
  { name: '30 cards, 3 to 10 seats', categories: [10, 8, 12], seats: [3, 10], depth: 60 },
];

/** Counting by hands is slow where hands are open; there brute force on small decks must do. */
function isForHands(puzzle: Puzzle): boolean {
  const residue = residueOf(puzzle, propagate(puzzle)!, puzzle.clues, false);
  const plan = planHands(puzzle, residue, 5_000);
  return residue.cards.length > 0 && plan !== null && plan.cost < 200_000;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-12 * Math.max(a, b);

test.each(kinds)('$name: counting by cards and by hands gives the same result', (kind) => {
  let compared = 0;
  for (let seed = 0; seed < 400 && compared < 40; seed++) {
    const puzzle = makePuzzle(randomKnowledge(kind, seed).knowledge);
    if (!isForHands(puzzle)) continue;
    compared++;
    const tallies = (['cards', 'hands'] as const).map((method) => {
      const counted = count(puzzle, 'counting', puzzle.clues, method)!;
      return { ...tally(puzzle, counted), worlds: exactWorlds(counted) };
    });
    const [one, other] = tallies as [(typeof tallies)[0], (typeof tallies)[0]];
    expect(one.worlds).toBe(other.worlds);
    expect(one.counts.every((sum, i) => near(sum, other.counts[i]!))).toBe(true);
    const triples = new Map(other.envelopes.map((each) => [each.cards.join(), each.count]));
    expect(one.envelopes.length).toBe(triples.size);
    expect(one.envelopes.every((each) => near(each.count, triples.get(each.cards.join())!))).toBe(true);
  }
  expect(compared).toBeGreaterThan(10);
});

test('counts by hands when there are many states and few ways to fill a hand', () => {
  const kind = {
    ...knowledgeKinds[2]!,
    seats: [9, 10],
    depth: 120,
    disjunctionsOnly: true,
    spectator: true,
  } as const;
  const puzzle = makePuzzle(randomKnowledge(kind, 17).knowledge);
  const ways = [undefined, 'cards', 'hands'] as const;
  const [chosen, ...both] = ways.map((method) => {
    const { table, marks } = count(puzzle, 'counting', puzzle.clues, method)!;
    return { kind: table.kind, worlds: exactWorlds({ table, marks }) };
  });
  expect(chosen!.kind).toBe('hands');
  expect(both.map((each) => each.worlds)).toEqual([chosen!.worlds, chosen!.worlds]);
});

test.each(kinds)('$name: doubles agree with big integers, and the true deal is always counted', (kind) => {
  for (let seed = 1000; seed < 1012; seed++) {
    const { knowledge, deal } = randomKnowledge(kind, seed);
    const puzzle = makePuzzle(knowledge);
    const counted = count(puzzle)!;
    const worlds = exactWorlds(counted);
    const sums = tally(puzzle, counted);
    expect(near(Number(worlds), sums.total)).toBe(true);
    const width = puzzle.envelope + 1;
    puzzle.cards.forEach((card, i) => {
      const owner = [...puzzle.owners, 'envelope'].indexOf(deal.get(card)!);
      expect(sums.counts[i * width + owner]).toBeGreaterThan(0);
    });
    // The exact number of deals with this card there is that of one more fact.
    const card = seed % puzzle.cards.length;
    let all = 0n;
    for (let owner = 0; owner < width; owner++) {
      const there = count(puzzle, 'counting', [...puzzle.clues, { kind: 'only', owner, cards: [card] }]);
      const exact = there === null ? 0n : exactWorlds(there);
      expect(near(Number(exact), sums.counts[card * width + owner]!)).toBe(true);
      all += exact;
    }
    expect(all).toBe(worlds);
  }
});

test('counts more deals than a double can hold to the last digit', () => {
  const list = (kind: string): string[] => Array.from({ length: 30 }, (_, i) => `${kind}-${i}`);
  const categories = { suspect: list('s'), weapon: list('w'), room: list('r') };
  const owners = { A: 29, B: 29, C: 29 };
  const cards = Object.values(categories).flat();
  const names = Object.keys(owners);
  const knowledge: Knowledge = {
    categories,
    owners,
    facts: cards.map((card, i) => ({ lacks: [names[i % 3]!, card] })),
  };
  const puzzle = makePuzzle(knowledge);
  const counted = count(puzzle)!;
  const exact = exactForward(counted.table.lattice);
  const doubles = forward(counted.table.lattice);
  expect(exact.some((ways) => ways > 2n ** 53n)).toBe(true);
  expect(exact.every((ways, s) => near(Number(ways), doubles[s]!))).toBe(true);
  const worlds = exactWorlds(counted);
  expect(worlds).toBe(lackingOneEach(30));
});

/** The same deck by other means: cards lack one owner each in turn, and the envelope takes one of each category. */
function lackingOneEach(size: number): bigint {
  const known = new Map<string, bigint>();
  // Key 128 a + b: ways in which A has a cards and B has b of the cards so far, all others being with C.
  const deal = (lacking: readonly number[]): bigint => {
    let ways = new Map<number, bigint>([[0, 1n]]);
    lacking.forEach((count, lacks) => {
      for (let n = 0; n < count; n++) {
        const next = new Map<number, bigint>();
        for (const [key, sum] of ways)
          for (const [owner, step] of [128, 1, 0].entries())
            if (owner !== lacks) next.set(key + step, (next.get(key + step) ?? 0n) + sum);
        ways = next;
      }
    });
    return ways.get(129 * (size - 1)) ?? 0n;
  };
  // Cards of a category that lack A, B, C: every third, beginning where the category begins.
  const first = [0, size % 3, (2 * size) % 3];
  const lackers = first.map((start) =>
    [0, 1, 2].map(
      (owner) => Array.from({ length: size }, (_, i) => (start + i) % 3).filter((o) => o === owner).length,
    ),
  );
  let total = 0n;
  for (let s = 0; s < 3; s++)
    for (let w = 0; w < 3; w++)
      for (let r = 0; r < 3; r++) {
        const chosen = [s, w, r];
        const left = [0, 1, 2].map(
          (owner) =>
            lackers.reduce((sum, each) => sum + each[owner]!, 0) - chosen.filter((o) => o === owner).length,
        );
        const ways = BigInt(lackers[0]![s]! * lackers[1]![w]! * lackers[2]![r]!);
        if (!known.has(left.join())) known.set(left.join(), deal(left));
        total += ways * known.get(left.join())!;
      }
  return total;
}
