import { expect, test } from 'vitest';
import { signsOf } from './signs.ts';

test.each([
  [
    ['You', 'Player 2', 'Player 3', 'Player 4'],
    ['Yo', 'P2', 'P3', 'P4'],
  ],
  [
    ['Vous', 'Zoé', 'Éric', 'Luc'],
    ['Vo', 'Zo', 'Ér', 'Lu'],
  ],
  [
    ['Anne', 'Anna', 'Ben'],
    ['Ae', 'Aa', 'Be'],
  ],
  // Nothing in one place tells all three apart.
  [
    ['Anne', 'Anna', 'Andy'],
    ['A1', 'A2', 'A3'],
  ],
  [
    ['Jo', 'Joe', ' Jo '],
    ['J1', 'J2', 'J3'],
  ],
  [['Ada'], ['Ad']],
])('each of %j has a sign of its own', (names, signs) => {
  expect(signsOf(names)).toEqual(signs);
  expect(new Set(signs).size).toBe(names.length);
});
