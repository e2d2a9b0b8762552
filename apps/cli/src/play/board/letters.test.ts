import { editions } from '@casefile/editions';
import { languages } from '@casefile/editions/words/words';
import { expect, test } from 'vitest';
import { namesOf } from '../../names.ts';
import { pawnLetters } from './letters.ts';

test('gives a pawn the first free letter of its last name', () => {
  const letters = pawnLetters({
    a: 'Mrs. Peacock',
    b: 'Professor Plum',
    c: 'Miss Peach',
    d: 'Télégraf',
    e: '9',
  });
  expect(letters).toEqual({ a: 'P', b: 'L', c: 'E', d: 'T', e: 'A' });
});

test.each(editions.map(({ id }) => id))('gives no two pawns of %s the same letter', async (id) => {
  for (const lang of languages) {
    const letters = Object.values(pawnLetters((await namesOf(id, lang)).suspects));
    expect(new Set(letters).size).toBe(letters.length);
  }
});
