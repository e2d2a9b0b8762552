import { expect, test } from 'vitest';
import type { Fact, Knowledge } from './knowledge.ts';
import { belowFrom } from './random.ts';
import { solve } from './solve.ts';
import { fittingWorlds } from './test/brute-force.ts';

test('a hand about which more is open than the bits of a number can say', () => {
  const list = (kind: string): string[] => Array.from({ length: 5 }, (_, i) => `${kind}-${i}`);
  const categories = { suspect: list('s'), weapon: list('w'), room: list('r') };
  const below = belowFrom(5);
  // A holds all but the last two of each category, and shows whenever it is asked for one of them.
  const held = Object.values(categories).flatMap((cards) => cards.slice(0, 3));
  const facts: Fact[] = [];
  while (facts.length < 75) {
    const named = Object.values(categories).map((cards) => cards[below(5)]!);
    if (named.some((card) => held.includes(card))) facts.push({ oneOf: ['A', named] });
  }
  const knowledge: Knowledge = { categories, owners: { A: 9, B: 3 }, facts };
  const worlds = fittingWorlds(knowledge);
  const { worlds: total, cards } = solve(knowledge);
  expect(total).toBe(String(worlds.length));
  for (const [card, chances] of Object.entries(cards))
    for (const [owner, p] of Object.entries(chances))
      expect(p).toBeCloseTo(worlds.filter((world) => world[card] === owner).length / worlds.length, 12);
});
