import type { Knowledge } from '@casefile/deduction';
import { expect, test } from 'vitest';
import { alikeCards } from './alike.ts';

const knowledge = (facts: Knowledge['facts']): Knowledge => ({
  categories: { suspect: ['s0', 's1', 's2', 's3'], weapon: ['w0', 'w1', 'w2'], room: ['r0', 'r1', 'r2'] },
  owners: { A: 3, B: 2, C: 2 },
  facts,
});

test('treats all cards of a category alike before anything is known', () => {
  expect([...alikeCards(knowledge([]))]).toEqual([0, 0, 0, 0, 4, 4, 4, 7, 7, 7]);
});

test('treats known cards of one hand alike, and tells cards apart by the players who lack them', () => {
  const facts: Knowledge['facts'] = [{ has: ['A', 's1'] }, { has: ['A', 'w1'] }, { lacks: ['B', 'r1'] }];
  expect([...alikeCards(knowledge(facts))]).toEqual([0, 1, 0, 0, 4, 1, 4, 7, 8, 7]);
});

test('tells cards that were named together apart from all others', () => {
  const alike = alikeCards(knowledge([{ oneOf: ['B', ['s0', 'w0', 'r0']] }]));
  expect([...alike]).toEqual([0, 1, 1, 1, 4, 5, 5, 7, 8, 8]);
});
