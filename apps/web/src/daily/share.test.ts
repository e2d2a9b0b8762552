import { expect, test } from 'vitest';
import { sayStreak } from './share.ts';
import { words as en } from './words-en.ts';
import { words as fr } from './words-fr.ts';

test('mentions the streak if there is one, and the longest streak if it is longer', () => {
  expect(sayStreak({ now: 0, best: 0 }, en)).toBe('');
  expect(sayStreak({ now: 0, best: 1 }, en)).toBe('longest run: 1 day');
  expect(sayStreak({ now: 1, best: 1 }, en)).toBe('1 day in a row');
  expect(sayStreak({ now: 2, best: 5 }, en)).toBe('2 days in a row · longest run: 5 days');
  expect(sayStreak({ now: 0, best: 0 }, fr)).toBe('');
  expect(sayStreak({ now: 2, best: 5 }, fr).replaceAll('\u00a0', ' ')).toBe(
    '2 jours d’affilée · record : 5 jours',
  );
});
