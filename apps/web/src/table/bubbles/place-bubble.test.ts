import { expect, test } from 'vitest';
import { freeBeside, placeBubble } from './place-bubble.ts';

const row = { left: 0, right: 360 };

test('a bubble points at the speaker and stays on the screen', () => {
  const free = freeBeside(row, []);
  expect(placeBubble(135, 150, free)).toEqual({ left: 115, tail: 20 });
  expect(placeBubble(330, 150, free)).toEqual({ left: 206, tail: 124 });
  expect(placeBubble(10, 150, free)).toEqual({ left: 4, tail: 20 });
});

test('a bubble ends before the buttons of the board, at whichever end they lie', () => {
  const atRight = freeBeside(row, [{ left: 262, right: 352 }]);
  expect(placeBubble(330, 150, atRight).left + 150).toBeLessThanOrEqual(258);
  const atLeft = freeBeside(row, [{ left: 8, right: 98 }]);
  expect(placeBubble(45, 150, atLeft).left).toBeGreaterThanOrEqual(102);
  const atBoth = freeBeside(row, [
    { left: 8, right: 98 },
    { left: 262, right: 352 },
  ]);
  expect(atBoth).toEqual({ left: 102, right: 258 });
});

test('buttons outside its row do not shorten it', () => {
  expect(freeBeside(row, [{ left: 700, right: 800 }])).toEqual(freeBeside(row, []));
});
