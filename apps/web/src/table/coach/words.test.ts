/** A room is called what the rulebook calls it. */
import { names as asterixEn } from '@casefile/editions/asterix/en/names';
import { names as asterixFr } from '@casefile/editions/asterix/fr/names';
import { names as classicEn } from '@casefile/editions/clue-2002/en/names';
import { names as classicFr } from '@casefile/editions/clue-2002/fr/names';
import { expect, test } from 'vitest';
import { words as en } from './words-en.ts';
import { words as fr } from './words-fr.ts';

test.each([
  [en, asterixEn, 'No place', 'into a place'],
  [en, classicEn, 'No room', 'into a room'],
  [fr, asterixFr, 'Pas de lieu', 'dans un lieu'],
  [fr, classicFr, 'Pas de pièce', 'dans une pièce'],
])(
  'the coach speaks of rooms or places as the edition does (%#)',
  (words, { words: { place } }, none, into) => {
    const { square, roll, again } = words.tips;
    expect(square('…', '1', place)).toContain(none);
    expect(roll('50 %', '1', place)).toContain(into);
    expect(again('50 %', '1', place)).toContain(into);
  },
);
