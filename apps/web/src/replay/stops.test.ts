import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { jumpTo, makeMoment, readMoment, stopsOf } from './stops.ts';

const turn = (seat: number, number: number): Fact => ({ fact: 'turn', seat, number });
const rested: Fact = { fact: 'rested', seat: 0 };
/** 1 the deal, then turns of two facts each: 2 3, 4 5, 6 7, 8 9. */
const facts: Fact[] = [
  { fact: 'clocks', count: 0 },
  turn(0, 1),
  rested,
  turn(1, 2),
  rested,
  turn(0, 3),
  rested,
  turn(1, 4),
  rested,
];
const stops = stopsOf(facts, 2, ({ fact }) => fact === 'turn');

test('skips facts without text, and stops at the ends', () => {
  expect(jumpTo('next', 2, stops)).toBe(4);
  expect(jumpTo('next', 8, stops)).toBe(9);
  expect(jumpTo('next', 9, stops)).toBe(9);
  expect(jumpTo('back', 4, stops)).toBe(2);
  expect(jumpTo('back', 2, stops)).toBe(2);
});

test('goes by turns, by rounds and to the ends', () => {
  expect(jumpTo('turn-next', 3, stops)).toBe(4);
  expect(jumpTo('turn-back', 5, stops)).toBe(4);
  expect(jumpTo('round-next', 2, stops)).toBe(6);
  expect(jumpTo('round-back', 6, stops)).toBe(2);
  expect(jumpTo('first', 7, stops)).toBe(2);
  expect(jumpTo('last', 2, stops)).toBe(9);
});

test('reads what it writes into the address, and nothing else', () => {
  expect(readMoment(makeMoment(40, 'plum'))).toEqual({ at: 40, as: 'plum' });
  expect(readMoment(makeMoment(3, null))).toEqual({ at: 3, as: null });
  for (const other of ['', '#', '#t=', '#t=-1', '#t=1.5', '#rules/clue-1986'])
    expect(readMoment(other)).toBeNull();
});
