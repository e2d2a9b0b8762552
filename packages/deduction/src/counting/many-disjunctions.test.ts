import { expect, test } from 'vitest';
import type { Knowledge, KnownFact } from '../knowledge/knowledge.ts';
import { fittingWorlds } from '../test/brute-force.ts';
import { solve } from './solve.ts';

test('counts a hand with more open disjunctions than a number has bits', () => {
  const list = (kind: string): string[] => Array.from({ length: 5 }, (_, i) => `${kind}-${i}`);
  const categories = { suspect: list('s'), weapon: list('w'), room: list('r') };
  // A holds all but the last two of each category, and has shown to everyone who asked for one of them.
  const facts: KnownFact[] = [];
  for (const [i, suspect] of categories.suspect.entries())
    for (const [j, weapon] of categories.weapon.entries())
      for (const [k, room] of categories.room.entries())
        if (Math.min(i, j, k) < 3 && i + j + k > 2) facts.push({ oneOf: ['A', [suspect, weapon, room]] });
  const knowledge: Knowledge = { categories, owners: { A: 9, B: 3 }, facts };
  const worlds = fittingWorlds(knowledge);
  const { worlds: total, cards } = solve(knowledge);
  expect(total).toBe(String(worlds.length));
  for (const [card, chances] of Object.entries(cards))
    for (const [owner, p] of Object.entries(chances))
      expect(p).toBeCloseTo(worlds.filter((world) => world[card] === owner).length / worlds.length, 12);
});
