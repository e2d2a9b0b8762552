import { expect, test } from 'vitest';
import { planning, type Routes } from './planning.ts';

/** Two rooms on a line, one die of two sides; the places are told by the steps to each. */
const far: Record<string, Record<string, number>> = {
  start: { near: 1, good: 2 },
  near: { near: 0, good: 1 },
  good: { near: 1, good: 0 },
};
const routes = (worths: Record<string, number>, passages: Record<string, string[]> = {}): Routes => ({
  worths: new Map(Object.entries(worths)),
  rolls: [
    [1, 0.5],
    [2, 0.5],
  ],
  steps: (place, room) => far[place as string]![room]!,
  onTheWay: (steps) => (steps <= 0 ? 1 : 0.5),
  passagesFrom: (place) => passages[place as string] ?? [],
});
const nothing = (): number => 0;

test('values a turn by the best room that each roll allows', () => {
  // A 1 reaches only the near room, or half of the good one's worth; a 2 reaches both.
  expect(planning(routes({ near: 1, good: 3 }))(0.5, nothing).turn('start')).toBe(0.5 * 1.5 + 0.5 * 3);
  expect(planning(routes({ near: 2, good: 3 }))(0.5, nothing).turn('start')).toBe(0.5 * 2 + 0.5 * 3);
});

test('values a room together with what follows from it, but never the room just left', () => {
  const after = (room: string): number => (room === 'near' ? 8 : 0);
  expect(planning(routes({ near: 1, good: 3 }))(0.5, after).turn('start')).toBe(5);
  expect(planning(routes({ near: 9, good: 1 }))(0.5, nothing).turn('near')).toBe(1);
});

test('gives up the passage by rolling', () => {
  const through = { start: ['good'] };
  expect(planning(routes({ near: 1, good: 3 }, through))(0.5, nothing).roll('start')).toBe(
    planning(routes({ near: 1, good: 3 }))(0.5, nothing).turn('start'),
  );
});

test('takes a passage without a roll', () => {
  const through = { start: ['good'] };
  expect(planning(routes({ near: 1, good: 3 }, through))(0.5, nothing).turn('start')).toBe(3);
});
