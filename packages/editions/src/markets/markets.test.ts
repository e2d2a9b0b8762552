import { partOf } from '@casefile/testkit/folders';
import { describe, expect, test } from 'vitest';
import { fill, fillRules } from '../guide/fill.ts';
import { editions } from '../index.ts';
import { type HouseRuleWords, sayOption } from '../schema/names.ts';
import type { Difference, RulesPage } from '../schema/rules.ts';
import { namesIn } from '../words/test/names-in.ts';
import { names as en } from './en.ts';
import { names as fr } from './fr.ts';
import { inMarket, isSoldThere, type Market, markets } from './markets.ts';

const all = { en, fr };

describe.each(editions.map(({ id }) => id))('%s', (id) => {
  test.each(['en', 'fr'] as const)(
    'has a name for everything in every market, no two alike, in %s',
    (lang) => {
      const printed = namesIn(id, lang);
      for (const market of markets) {
        const names = inMarket(printed, market, all[lang]);
        for (const part of ['suspects', 'weapons', 'rooms'] as const)
          expect(Object.keys(names[part]), `${market} ${part}`).toEqual(Object.keys(printed[part]));
        const said = [names.suspects, names.weapons, names.rooms].flatMap((part) => Object.values(part));
        expect(new Set(said).size, market).toBe(said.length);
      }
    },
  );

  test.each(['en', 'fr'] as const)('names people in the rules as at the table, in %s', async (lang) => {
    const page = (await partOf(id, `${lang}/rules`))!;
    const differs = (page.differs ?? []) as readonly Difference[];
    const houseRules = (await partOf(id, `${lang}/house-rules`))!.houseRules as HouseRuleWords;
    const printed = namesIn(id, lang);
    for (const market of markets) {
      const names = inMarket(printed, market, all[lang]);
      const told = [
        ...Object.values(fillRules(page.rules as RulesPage, lang, names)),
        ...differs.map(({ says }) => fill(says, lang, names, {})),
        ...Object.entries(houseRules).flatMap(([name, { values }]) =>
          Object.keys(values).flatMap((value) => Object.values(sayOption(names, houseRules, name, value))),
        ),
      ].join('\n');
      expect(told).not.toContain('{');
      const elsewhere = Object.values(printed.suspects).filter(
        (name) => !Object.values(names.suspects).some((own) => own.includes(name)),
      );
      expect(
        elsewhere.filter((name) => told.includes(name)),
        market,
      ).toEqual([]);
    }
  });

  test('“as printed” gives the edition’s own names', () => {
    expect(inMarket(namesIn(id, 'en'), 'printed', en)).toBe(namesIn(id, 'en'));
  });
});

test('Cluedo has Reverend Green and Dr Black, Clue has Mr. Green and Mr. Boddy', () => {
  const say = (market: Market, lang: 'en' | 'fr') => {
    const { suspects, words } = inMarket(namesIn('clue-2002', lang), market, all[lang]);
    return [suspects.green, suspects.scarlet, words.question];
  };
  expect(say('cluedo', 'en')).toEqual([
    'Reverend Green',
    'Miss Scarlett',
    'Who killed Dr Black at Tudor Mansion, with what, and in which room?',
  ]);
  expect(say('clue', 'en')[2]).toContain('Mr. Boddy');
  expect(say('cluedo', 'fr')).toEqual([
    'Docteur Olive',
    'Mlle Rose',
    'Qui a tué le docteur Lenoir au manoir Tudor, avec quelle arme et dans quelle pièce\u00a0?',
  ]);
  expect(say('clue', 'fr')[0]).toBe('M. Green');
});

test('gives the Normans the same names in every market', () => {
  const printed = namesIn('asterix', 'fr');
  expect(isSoldThere(printed, fr)).toBe(false);
  expect(inMarket(printed, 'clue', fr)).toBe(printed);
});
