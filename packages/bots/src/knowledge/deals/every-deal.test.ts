import { type Knowledge, solve } from '@casefile/deduction';
import { holdsIn, makePuzzle } from '@casefile/deduction/counting';
import { expect, test } from 'vitest';
import { everyDeal } from './every-deal.ts';

const knowledge = (facts: Knowledge['facts']): Knowledge => ({
  categories: { suspect: ['s0', 's1', 's2'], weapon: ['w0', 'w1', 'w2'], room: ['r0', 'r1', 'r2', 'r3'] },
  owners: { A: 3, B: 2, C: 2 },
  facts,
});
const hand: Knowledge['facts'] = [{ has: ['A', 's0'] }, { has: ['A', 'w0'] }];
const some: Knowledge['facts'] = [
  { has: ['A', 's0'] },
  { lacks: ['B', 'w1'] },
  { oneOf: ['B', ['s1', 'w0', 'r2']] },
  { oneOf: ['C', ['s2', 'w0', 'r2']] },
  { envelopeNot: ['s1', 'w1', 'r1'] },
];

test.each([
  ['two cards', hand],
  ['a hand, a lack, two disjunctions and a false accusation', some],
])('with %s known, as many deals as are counted, each once and each fitting', (_, facts) => {
  const given = knowledge(facts);
  const puzzle = makePuzzle(given);
  const deals = everyDeal(given, 10_000)!;
  expect(`${deals.length}`).toBe(solve(given).worlds);
  expect(new Set(deals.map((deal) => deal.join(''))).size).toBe(deals.length);
  for (const deal of deals)
    expect(puzzle.clues.every((clue) => holdsIn(deal, clue, puzzle.envelope))).toBe(true);
});

test('gives no deal where none fits, and null where there are too many', () => {
  expect(everyDeal(knowledge([{ has: ['A', 's0'] }, { has: ['B', 's0'] }]), 100)).toEqual([]);
  expect(everyDeal(knowledge([]), 100)).toBeNull();
});
