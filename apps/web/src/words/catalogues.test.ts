/** Every list of words there is, of the screens, of the game and of its deductions, held to the same. */
import { words as casebookEn } from '@casefile/analysis/words/en';
import { words as casebookFr } from '@casefile/analysis/words/fr';
import { words as reasonsEn } from '@casefile/deduction/words/en';
import { words as reasonsFr } from '@casefile/deduction/words/fr';
import { words as gameEn } from '@casefile/editions/words/en';
import { words as gameFr } from '@casefile/editions/words/fr';
import { catalogueFaults } from '@casefile/testkit/catalogue';
import { expect, test } from 'vitest';

const shared: readonly (readonly [name: string, en: object, fr: object])[] = [
  ['the game', gameEn, gameFr],
  ['deductions', reasonsEn, reasonsFr],
  ['the casebook', casebookEn, casebookFr],
];
const screens = import.meta.glob<Readonly<Record<string, object>>>(
  ['../**/words-{en,fr}.ts', './{en,fr}/{first,guide,later,online}.ts'],
  { eager: true },
);
const inFrench = (path: string): string => path.replace('-en.ts', '-fr.ts').replace('./en/', './fr/');
const ofScreens = Object.entries(screens)
  .filter(([path]) => inFrench(path) !== path)
  .map(([path, en]) => [path, en, screens[inFrench(path)] ?? {}] as const);

test('finds the lists of all screens', () => {
  expect(ofScreens.length).toBeGreaterThan(12);
  expect(Object.keys(screens)).toHaveLength(2 * ofScreens.length);
});

test.each([...shared, ...ofScreens])('%s: both languages say the same things', (_name, en, fr) => {
  expect(textCount(en)).toBeGreaterThan(3);
  expect(catalogueFaults(en, fr)).toEqual([]);
});

/** How many entries a list has, at any depth. */
const textCount = (list: unknown): number =>
  typeof list === 'object' && list !== null
    ? Object.values(list).reduce((sum, each) => sum + textCount(each), 0)
    : 1;

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
