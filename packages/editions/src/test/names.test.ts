import type { Cards } from '@casefile/engine';
import { partOf } from '@casefile/testkit/folders';
import { tablesOf } from '@casefile/testkit/recipe';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import type { EditionChecks } from '../schema/checks.ts';
import type { EditionNames } from '../schema/names.ts';

const keys = (record: object) => Object.keys(record).sort();

function texts(value: unknown): string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
}

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', async (id, edition) => {
  const said = {
    en: (await partOf(id, 'en/names'))!.names as EditionNames,
    fr: (await partOf(id, 'fr/names'))!.names as EditionNames,
  };
  const checks = (await partOf(id, 'checks'))!.checks as EditionChecks;
  const sets = tablesOf(edition).map(({ options }) => edition.cards(options));
  const every = (kind: keyof Cards): string[] => [...new Set(sets.flatMap((set) => set[kind]))];
  const cards = { suspects: every('suspects'), weapons: every('weapons'), rooms: every('rooms') };

  test('holds as many cards as the box, each once', () => {
    expect([cards.suspects.length, cards.weapons.length, cards.rooms.length]).toEqual(checks.cards);
    const all = [...cards.suspects, ...cards.weapons, ...cards.rooms];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(['en', 'fr'] as const)('names every card, room and extra in %s, and nothing else', (lang) => {
    const names = said[lang];
    expect(keys(names.suspects)).toEqual([...cards.suspects].sort());
    expect(keys(names.weapons)).toEqual([...cards.weapons].sort());
    expect(keys(names.rooms)).toEqual([...cards.rooms, ...(checks.roomsWithoutCard ?? [])].sort());
    expect(keys(names.extras)).toEqual([...(checks.extras ?? [])].sort());
  });

  test.each(['en', 'fr'] as const)('has no empty text in %s, and no two things of one name', (lang) => {
    const names = said[lang];
    expect(texts(names).filter((text) => text.trim() === '')).toEqual([]);
    const pieces = texts([names.suspects, names.weapons, names.rooms]);
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  if (edition.dice.length === 1)
    test('speaks of its only die, never of dice', async () => {
      for (const lang of ['en', 'fr'])
        for (const file of ['names', 'rules', 'house-rules', 'guide', 'lesson'])
          for (const text of texts({ ...(await partOf(id, `${lang}/${file}`)) }))
            expect(text).not.toMatch(/\bdice\b|(?<![\p{L}])dés(?![\p{L}])/u);
    });

  test.each(['en', 'fr'] as const)('says who solved the case and how, in %s', (lang) => {
    expect(said[lang].words.solved.match(/\{\w+\}/g)?.sort()).toEqual([
      '{room}',
      '{seat}',
      '{suspect}',
      '{weapon}',
    ]);
  });

  test('keeps to French typography', () => {
    for (const text of texts(said.fr)) {
      expect(text, 'a no-break space before high punctuation').not.toMatch(/[^\u00a0][?!:;»]|«[^\u00a0]/u);
      expect(text, 'a curved apostrophe').not.toContain("'");
    }
  });
});

test('asterix speaks of a kidnapping, never of a murder', async () => {
  const spoken = await Promise.all(['en', 'fr'].map((lang) => partOf('asterix', `${lang}/names`)));
  const murders = /murder|kill|meurtr|tué|crime/i;
  expect(texts(spoken.map((part) => part!.names)).filter((text) => murders.test(text))).toEqual([]);
});
