import type { ChartPoint } from '@casefile/analysis';
import { expect, test } from 'vitest';
import { firstSpot, spotAfter } from './chart-walk.ts';

const pointsIn = (turns: readonly number[]): readonly ChartPoint[] =>
  turns.map((turn) => ({ x: turn, y: 0, turn, at: 10 * turn, solutions: 1, bits: 0 }));
const lines = [
  { seat: 0, points: pointsIn([0, 3, 7]) },
  { seat: 1, points: [] },
  { seat: 2, points: pointsIn([1, 4, 5, 9]) },
];

test('starts at the end of my own curve, or of the first one drawn', () => {
  expect(firstSpot(lines, 2)).toEqual({ seat: 2, index: 3 });
  expect(firstSpot(lines, 1)).toEqual({ seat: 0, index: 2 });
  expect(firstSpot([{ seat: 0, points: [] }], 0)).toBeNull();
});

test('moves along a curve and stops at its ends', () => {
  expect(spotAfter('ArrowLeft', { seat: 0, index: 2 }, lines)).toEqual({ seat: 0, index: 1 });
  expect(spotAfter('ArrowLeft', { seat: 0, index: 0 }, lines)).toEqual({ seat: 0, index: 0 });
  expect(spotAfter('ArrowRight', { seat: 0, index: 2 }, lines)).toEqual({ seat: 0, index: 2 });
  expect(spotAfter('Home', { seat: 2, index: 2 }, lines)).toEqual({ seat: 2, index: 0 });
  expect(spotAfter('End', { seat: 2, index: 0 }, lines)).toEqual({ seat: 2, index: 3 });
});

test('switches to the next player’s curve at the same moment of the game', () => {
  expect(spotAfter('ArrowDown', { seat: 0, index: 2 }, lines)).toEqual({ seat: 2, index: 2 });
  expect(spotAfter('ArrowUp', { seat: 0, index: 1 }, lines)).toEqual({ seat: 2, index: 0 });
  expect(spotAfter('ArrowDown', { seat: 2, index: 3 }, lines)).toEqual({ seat: 0, index: 2 });
  // Before the other curve begins, its first point is nearest.
  expect(spotAfter('ArrowDown', { seat: 0, index: 0 }, lines)).toEqual({ seat: 2, index: 0 });
});

test('leaves every other key to the page', () => {
  for (const key of ['Tab', 'a', 'PageDown', 'Escape'])
    expect(spotAfter(key, { seat: 0, index: 0 }, lines)).toBeNull();
});
