import { partOf } from '@casefile/testkit/folders';
import { expect, test } from 'vitest';
import { fillRules } from '../guide/fill.ts';
import { editions } from '../index.ts';
import type { EditionChecks } from '../schema/checks.ts';
import type { RulesPage } from '../schema/rules.ts';
import { rules as all } from '../shared/en/rules.ts';
import { rules as allFr } from '../shared/fr/rules.ts';
import { namesIn } from '../words/test/names-in.ts';

const pageOf = async (id: string, lang: 'en' | 'fr'): Promise<RulesPage> =>
  fillRules((await partOf(id, `${lang}/rules`))!.rules as RulesPage, lang, namesIn(id, lang));
const own = await Promise.all(
  editions.map(async ({ id }) => {
    const [en, fr, checks] = await Promise.all([pageOf(id, 'en'), pageOf(id, 'fr'), partOf(id, 'checks')]);
    const { rules, frenchSuggestion } = checks!.checks as EditionChecks;
    return { prefix: Object.keys(en)[0]!.split('-')[0]!, rules, frenchSuggestion, en, fr };
  }),
);
const pages: readonly (readonly [prefix: string, count: number, en: RulesPage, fr: RulesPage])[] = [
  ['ALL', 10, all, allFr],
  ...own.map(({ prefix, rules, en, fr }) => [prefix, rules, en, fr] as const),
];

/** The rules and other figures in a text. */
const figures = (text: string): string[] => text.match(/[A-Z]\w\w-\d\d|\d+/g) ?? [];
/** Whether a † ends each sentence; the dot of an abbreviated title ends none. */
const readings = (text: string): boolean[] =>
  [...text.matchAll(/(?<!\b(?:M|Mr|Mrs))[.]( †)?(?= |$)/g)].map(([, mark]) => mark !== undefined);

test.each(pages)('%s has rules 1 to %i and no other, in both languages', (prefix, count, en, fr) => {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`);
  expect(Object.keys(en).sort()).toEqual(ids);
  expect(Object.keys(fr).sort()).toEqual(ids);
});

test.each(pages)('every rule of %s is made of whole sentences', (_prefix, _count, ...both) => {
  for (const rules of both)
    for (const [id, text] of Object.entries(rules)) expect(text, id).toMatch(/^\p{Lu}.*[.](?: †)?$/u);
});

test.each(pages)('%s refers only to rules of its own page, or to those of all editions', (_, __, ...both) => {
  for (const page of both) {
    const cited = Object.values(page).flatMap((text) => text.match(/[A-Z]\w\w-\d\d/g) ?? []);
    expect(cited.filter((id) => !(id in page) && !(id in all))).toEqual([]);
  }
});

test.each(pages)('%s in French names the same rules and figures', (_prefix, _count, en, fr) => {
  for (const [id, text] of Object.entries(en)) expect(figures(fr[id]!), id).toEqual(figures(text));
});

test.each(pages)(
  '%s in French has as many sentences, and marks the same ones as our reading',
  (_prefix, _count, en, fr) => {
    for (const [id, text] of Object.entries(en)) expect(readings(fr[id]!), id).toEqual(readings(text));
  },
);

test.each(pages)('%s keeps to French typography, and to no English', (_prefix, _count, en, fr) => {
  for (const [id, text] of Object.entries(fr)) {
    expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
    expect(text, 'a curved apostrophe').not.toContain("'");
    expect(text, 'French quotation marks').not.toMatch(/[“”"]/u);
    expect(text).not.toBe(en[id]);
  }
});

const [clue1986, clue2002] = [await pageOf('clue-1986', 'en'), await pageOf('clue-2002', 'en')];
const [clue1986Fr, clue2002Fr] = [await pageOf('clue-1986', 'fr'), await pageOf('clue-2002', 'fr')];
test.each([
  ['English', [], clue1986, clue2002],
  // Replaces its own names of people and rooms, and its words for a suggestion and the envelope.
  ['French', ['01', '04', '05', '10', '19', '21', '22', '23', '26'], clue1986Fr, clue2002Fr],
] as const)(
  'in %s the two-dice classic speaks of its own rules, and differs from the one-die classic in four, and in its words',
  (_, worded, one, two) => {
    expect(Object.values(two).join(' ')).not.toContain('C86');
    const differing = Object.entries(two).filter(
      ([id, text]) => one[id.replace('C02', 'C86')]?.replaceAll('C86', 'C02') !== text,
    );
    expect(differing.map(([id]) => id).sort()).toEqual(
      ['07', '09', '15', '17', ...worded].map((id) => `C02-${id}`).sort(),
    );
  },
);

test('each edition uses its own French terms', async () => {
  const said = (rules: object): string => Object.values(rules).join(' ');
  expect(said(await pageOf('asterix', 'fr'))).not.toMatch(/meurtr|assassin|crime|objet|pièce/i);
  expect(said(await pageOf('secrets-2008', 'fr'))).not.toMatch(/soupçon|suspect|enveloppe|horloge/i);
  expect(said(await pageOf('card-2018', 'fr'))).not.toMatch(/hypothèse|soupçon|enveloppe/i);
});

/** Terms that belong to the other word for a suggestion. */
const others = { hypothèse: /soupçon|dément|enveloppe/i, soupçon: /hypothès|réfut|étui/i } as const;
const terms = own.flatMap(({ prefix, frenchSuggestion, fr }) =>
  frenchSuggestion === undefined ? [] : [[prefix, frenchSuggestion, fr] as const],
);

test.each(terms)('the French rules of %s say "%s" and use the terms that go with it', (_prefix, term, fr) => {
  expect(Object.values(fr).join(' ')).toContain(term);
  for (const [id, text] of Object.entries(fr)) expect(text, id).not.toMatch(others[term]);
});
