import type { Fact } from '@casefile/engine';
import { expect, test } from 'vitest';
import { pauseAfter } from './pace.ts';

const lacked: Fact = { fact: 'lacked', seat: 1 };
const suggested: Fact = { fact: 'suggested', seat: 0, cards: ['plum', 'rope', 'hall'], room: 'hall' };

test('what is worth seeing is shown for a while, the rest passes', () => {
  expect(pauseAfter([suggested], 'calm', 0)).toBeGreaterThan(500);
  expect(pauseAfter([{ fact: 'turn', seat: 0, number: 1 }], 'calm', 0)).toBe(0);
  expect(pauseAfter([suggested], 'quick', 0)).toBeLessThan(pauseAfter([suggested], 'calm', 0));
});

test('at once means at once', () => {
  expect(pauseAfter([suggested, lacked], 'instant', 0)).toBe(0);
});

test.each(['calm', 'quick'] as const)(
  '%s: the pauses of a turn stay under three seconds, however long it is',
  (speed) => {
    let spent = 0;
    for (let i = 0; i < 50; i++) spent += pauseAfter([suggested, lacked], speed, spent);
    expect(spent).toBeLessThan(3000);
    expect(spent).toBeGreaterThan(0);
  },
);
