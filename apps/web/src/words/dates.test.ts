import { expect, test } from 'vitest';
import { firstOfMonth } from './dates.ts';

const dateOf = (lang: 'en' | 'fr', day: number): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.UTC(2027, 0, day));

test('in French the first of a month is the 1er, and no other day changes', () => {
  expect(firstOfMonth(dateOf('fr', 1), 'fr')).toBe('vendredi 1er janvier 2027');
  expect(firstOfMonth(dateOf('fr', 11), 'fr')).toBe('lundi 11 janvier 2027');
  expect(firstOfMonth(dateOf('fr', 21), 'fr')).toBe('jeudi 21 janvier 2027');
  expect(['1', '21', 'janvier 2021'].map((date) => firstOfMonth(date, 'fr'))).toEqual([
    '1er',
    '21',
    'janvier 2021',
  ]);
  expect(firstOfMonth(dateOf('en', 1), 'en')).toBe(dateOf('en', 1));
});
