import { expect, test } from 'vitest';
import { callOf, cueOf } from './cues.ts';

test('the weightiest of several sounds is heard', () => {
  expect(
    cueOf([
      { fact: 'moved', seat: 0, pawn: 'plum', to: 'hall', by: 'walk', left: 0 },
      { fact: 'accused', seat: 0 },
    ]),
  ).toBe('accusation');
  expect(cueOf([{ fact: 'turn', seat: 0, number: 2 }])).toBeNull();
});

test('a clock is heard as a clock, a butler as a card', () => {
  const sealed = { for: [] };
  expect(cueOf([{ fact: 'drew', seat: 0, card: 'clock', sealed }])).toBe('clock');
  expect(cueOf([{ fact: 'drew', seat: 0, card: 'butler', sealed }])).toBe('card');
});

test('my turn and a card I must show call differently, others do not call me', () => {
  expect(callOf([1], 1, null)).toBe('turn');
  expect(callOf([1], 1, 'answer')).toBe('show');
  expect(callOf([0], 1, null)).toBeNull();
  expect(callOf([0], null, null)).toBeNull();
});
