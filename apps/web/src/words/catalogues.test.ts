/** Every list of words there is, of the screens, of the game and of its deductions, held to the same. */
import { words as casebookEn } from '@casefile/analysis/words/en';
import { words as casebookFr } from '@casefile/analysis/words/fr';
import { words as reasonsEn } from '@casefile/deduction/words/en';
import { words as reasonsFr } from '@casefile/deduction/words/fr';
import { words as gameEn } from '@casefile/editions/words/en';
import { words as gameFr } from '@casefile/editions/words/fr';
import { catalogueFaults } from '@casefile/testkit/catalogue';
import { expect, test } from 'vitest';
import { words as companionEn } from '../companion/words/words-en.ts';
import { words as companionFr } from '../companion/words/words-fr.ts';
import { words as dailyEn } from '../daily/words-en.ts';
import { words as dailyFr } from '../daily/words-fr.ts';
import { words as lessonsEn } from '../lesson/words-en.ts';
import { words as lessonsFr } from '../lesson/words-fr.ts';
import { words as livingRoomEn } from '../living-room/words-en.ts';
import { words as livingRoomFr } from '../living-room/words-fr.ts';
import { words as recordEn } from '../record/words-en.ts';
import { words as recordFr } from '../record/words-fr.ts';
import { words as coachEn } from '../table/coach/words-en.ts';
import { words as coachFr } from '../table/coach/words-fr.ts';
import { words as trainEn } from '../training/words/words-en.ts';
import { words as trainFr } from '../training/words/words-fr.ts';
import { ui as firstEn } from './en/first.ts';
import { guideWords as guideEn } from './en/guide.ts';
import { more as laterEn } from './en/later.ts';
import { ui as firstFr } from './fr/first.ts';
import { guideWords as guideFr } from './fr/guide.ts';
import { more as laterFr } from './fr/later.ts';

const catalogues: readonly (readonly [name: string, en: object, fr: object])[] = [
  ['the first screens', firstEn, firstFr],
  ['the later screens', laterEn, laterFr],
  ['the rules page', guideEn, guideFr],
  ['the game', gameEn, gameFr],
  ['deductions', reasonsEn, reasonsFr],
  ['the casebook', casebookEn, casebookFr],
  ['lessons', lessonsEn, lessonsFr],
  ['the trainer', trainEn, trainFr],
  ['the case of the day', dailyEn, dailyFr],
  ['the record', recordEn, recordFr],
  ['the coach', coachEn, coachFr],
  ['the living room', livingRoomEn, livingRoomFr],
  ['the sheet of a real table', companionEn, companionFr],
];

test.each(catalogues)('%s: both languages say the same things', (_name, en, fr) => {
  expect(Object.keys(en).length).toBeGreaterThan(3);
  expect(catalogueFaults(en, fr)).toEqual([]);
});

const editions = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../../packages/editions/src/*/{en,fr}/{guide,house-rules,lesson}.ts',
  { eager: true },
);
const pairs = Object.keys(editions).filter((path) => path.includes('/en/'));

test.each(pairs)('%s: both languages say the same things', (path) => {
  const [en, fr] = [editions[path]!, editions[path.replace('/en/', '/fr/')] ?? {}];
  expect(catalogueFaults(en, fr)).toEqual([]);
});

test.each([
  [{ a: 'x' }, {}, 'a is in one language only'],
  [{ a: { b: 'x' } }, { a: { b: '' } }, 'a.b says nothing in one language'],
  [{ a: 'x' }, { a: { b: 'x' } }, 'a is text in one language and list of messages in the other'],
])('finds what is missing: %j and %j', (en, fr, fault) => {
  expect(catalogueFaults(en, fr)).toEqual([fault]);
});
