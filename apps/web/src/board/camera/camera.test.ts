import { expect, test } from 'vitest';
import { around, coveredShift, fitted, kept, showing, zoomed } from './camera.ts';

const board = { x: -10, y: -10, w: 600, h: 600 };

test('a fitted view shows the whole box in the shape of its window', () => {
  expect(fitted({ x: 0, y: 0, w: 100, h: 50 }, 1)).toEqual({ x: 0, y: -25, w: 100, h: 100 });
});

test('zooming leaves the point under the finger where it is', () => {
  const view = zoomed({ x: 0, y: 0, w: 100, h: 100 }, 2, 80, 20);
  expect([(80 - view.x) / view.w, (20 - view.y) / view.h]).toEqual([0.8, 0.2]);
});

test('a view stays on the board and neither too near nor too far', () => {
  expect(kept({ x: 900, y: -900, w: 200, h: 200 }, board, 100)).toEqual({ x: 390, y: -10, w: 200, h: 200 });
  expect(kept({ x: 0, y: 0, w: 5000, h: 5000 }, board, 100)).toEqual(board);
  expect(kept({ x: 0, y: 0, w: 10, h: 10 }, board, 100).w).toBe(100);
});

test('moves to show a box out of sight, and stays for one in sight', () => {
  const view = { x: 0, y: 0, w: 100, h: 100 };
  expect(showing(view, { x: 10, y: 10, w: 20, h: 20 })).toEqual(view);
  expect(showing(view, { x: 150, y: -40, w: 20, h: 20 })).toEqual({ x: 70, y: -40, w: 100, h: 100 });
});

test('the box around some boxes', () => {
  expect(
    around([
      { x: 0, y: 5, w: 10, h: 10 },
      { x: 30, y: 0, w: 5, h: 5 },
    ]),
  ).toEqual({ x: 0, y: 0, w: 35, h: 15 });
});

test('shifts a drawing covered from below until its focus is in the middle of the visible part', () => {
  const view = { x: 0, y: 0, w: 100, h: 100 };
  const low = { y: 70, h: 20 };
  // 300 px drawn, 120 px seen: 80 % of it is at 240 px, and must be at 60 px.
  expect(coveredShift(low, view, 300, 120)).toBe(180);
  expect(coveredShift({ y: 0, h: 10 }, view, 300, 120)).toBe(0);
  expect(coveredShift({ y: 95, h: 5 }, view, 300, 120)).toBe(180);
  expect(coveredShift(low, view, 300, 300)).toBe(0);
});
