/** U75: the words of the screens read as if written by a native speaker. */
import { faultsIn, textsIn } from '@casefile/testkit/forbidden-words';
import { expect, test } from 'vitest';
import { ui as en } from './en/first.ts';
import { more as moreEn } from './en/later.ts';
import { ui as fr } from './fr/first.ts';
import { more as moreFr } from './fr/later.ts';

const words = { en: { ...en, ...moreEn }, fr: { ...fr, ...moreFr } };
const people = {
  en: ['Colonel Mustard', 'Ada'],
  fr: ['Colonel Moutarde', 'Dre Orchid', 'Ada', 'Mme Leblanc'],
};

test.each(['en', 'fr'] as const)('U75: no screen says anything that is forbidden in %s', (lang) => {
  for (const name of people[lang]) {
    const texts = textsIn(words[lang], name);
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.flatMap((text) => faultsIn(text, lang))).toEqual([]);
  }
});

/** The words of screens that are loaded on demand. */
const further = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ['../**/words-{en,fr}.ts', './{en,fr}/{guide,online}.ts', '../voices/{en,fr}.ts'],
    { eager: true },
  ),
);

test.each(further)('U75: %s says nothing that is forbidden', (file, module) => {
  const lang = /\bfr(?:\.ts$|\/)/.test(file) ? 'fr' : 'en';
  // A decimal number in French has a comma; it is not a coordinate.
  const texts = (lang === 'fr' ? ['Mme Leblanc', 'Colonel Moutarde'] : ['Mrs. White'])
    .flatMap((name) => textsIn(module, name))
    // Placeholders in braces get their article when they are filled in.
    .map((text) => text.replace(/\b3,0+\b/g, '3').replace(/\{[^}]*\}/g, 'Léo'));
  expect(texts.length).toBeGreaterThan(3);
  // “Ann” also replaces numbers and dates, where elision and plural rules do not apply.
  const faults = texts.flatMap((text) =>
    faultsIn(text.replaceAll('Ann', 'Léo').replaceAll('NaN', '3'), lang),
  );
  expect(faults).toEqual([]);
});

test('U75: sentences about a person are checked with every name', () => {
  expect(textsIn(words.fr.table.turnOf, 'Colonel Moutarde')).toEqual(['C’est au tour du colonel Moutarde']);
  expect(textsIn(words.fr.table.waitsFor, 'Dre Orchid')).toEqual(['On attend la Dre Orchid et Ann']);
  expect(textsIn(words.en.table.out, '')).toEqual(['made a wrong accusation']);
});
