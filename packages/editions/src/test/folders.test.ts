import { readFileSync } from 'node:fs';
import { type Edition, makeRules, openGame, seededChance } from '@casefile/engine';
import { editionFolders, filesOfEditions, partOf } from '@casefile/testkit/folders';
import { tablesOf } from '@casefile/testkit/recipe';
import { describe, expect, test } from 'vitest';
import { editions } from '../index.ts';
import type { EditionLook, PiecesLook } from '../schema/look.ts';
import { type EditionNames, type HouseRuleWords, sayOption } from '../schema/names.ts';
import { rules as everywhere } from '../shared/en/rules.ts';

const folders = [...new Set([...editionFolders(), ...editions.map(({ id }) => id)])].sort();
/** The files an edition's folder must hold, and what each is for. */
const parts = [
  ['cards', 'its suspects, weapons and rooms'],
  ['edition', 'the mechanics it is made of'],
  ['guide', 'the plan of its guide'],
  ['checks', 'what its box holds, and its goldens'],
  ['en/names', 'its names in English'],
  ['fr/names', 'its names in French'],
  ['en/rules', 'its rules page in English'],
  ['fr/rules', 'its rules page in French'],
  ['en/guide', 'its guide in English'],
  ['fr/guide', 'its guide in French'],
  ['en/house-rules', 'its house rules in English'],
  ['fr/house-rules', 'its house rules in French'],
  ['look/look', 'how its rooms and its board are drawn'],
  ['look/pieces', 'the colours and emblems of its suspects'],
  ['look/paper', 'the newspaper that reports its cases'],
] as const;
const count = (folder: string, pattern: string): number =>
  filesOfEditions(pattern).filter((file) => file.folder === folder).length;
const keys = (record: object): string[] => Object.keys(record).sort();
/** The rules named in a text; `X-01 to X-03` names three. */
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/(\w+)-(\d\d)(?: to \1-(\d\d))?/g)].flatMap(([, prefix, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, i) => `${prefix}-${String(Number(first) + i).padStart(2, '0')}`,
    ),
  );
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

describe.each(folders)('%s', (folder) => {
  const edition = editions.find(({ id }) => id === folder) as Edition;

  test.each(parts)('has %s.ts: %s', async (part, what) => {
    expect(
      await partOf(folder, part),
      `add packages/editions/src/${folder}/${part}.ts: ${what}`,
    ).not.toBeNull();
  });

  test('draws every suspect and every room that is on a card or on its board', async () => {
    const { pieces } = (await partOf(folder, 'look/pieces')) as { pieces: PiecesLook };
    const { look } = (await partOf(folder, 'look/look')) as { look: EditionLook };
    const cards = tablesOf(edition).map(({ options }) => edition.cards(options));
    expect(keys(pieces.suspects)).toEqual(sorted(cards.flatMap(({ suspects }) => suspects)));
    const drawn = Object.values(edition.drawing?.rooms ?? {});
    expect(keys(look.rooms)).toEqual(
      expect.arrayContaining([...cards.flatMap(({ rooms }) => rooms), ...drawn]),
    );
    expect(look.board !== undefined || edition.drawing === null, 'add `board` to look/look.ts').toBe(true);
  });

  test('has scenarios, and two goldens with their texts', () => {
    expect(count(folder, 'scenarios/**/*.json')).toBeGreaterThan(0);
    expect(count(folder, 'goldens/*.json')).toBeGreaterThanOrEqual(2);
    expect(count(folder, 'goldens/*.txt')).toBe(count(folder, 'goldens/*.json'));
  });

  test('is registered in list.ts, once, under the name of its folder', async () => {
    const why = `add its line to packages/editions/src/list.ts`;
    expect(editions.filter(({ id }) => id === folder).length, why).toBe(1);
    expect(Object.values((await partOf(folder, 'edition'))!)).toContain(edition);
  });

  test('opens a table with every number of seats and every option', () => {
    for (const { seats, options } of tablesOf(edition)) {
      const players = edition
        .cards(options)
        .suspects.slice(0, seats)
        .map((suspect) => ({ suspect }));
      const opened = openGame(edition, { players, options }, seededChance('f01d'.repeat(16)));
      expect(opened.ok, JSON.stringify({ seats, options, opened })).toBe(true);
    }
  });

  test('has a room on its board for every card, and a start for every pawn', () => {
    if (edition.drawing === null) return;
    for (const { options } of tablesOf(edition)) {
      const { suspects, rooms } = edition.cards(options);
      expect(Object.values(edition.drawing.rooms)).toEqual(expect.arrayContaining([...rooms]));
      expect(keys(edition.drawing.starts)).toEqual([...suspects].sort());
    }
  });

  test.each(['en', 'fr'])('names every card, room and option in %s', async (lang) => {
    const { names } = (await partOf(folder, `${lang}/names`)) as { names: EditionNames };
    const cards = tablesOf(edition).map(({ options }) => edition.cards(options));
    expect(keys(names.suspects)).toEqual(sorted(cards.flatMap(({ suspects }) => suspects)));
    expect(keys(names.weapons)).toEqual(sorted(cards.flatMap(({ weapons }) => weapons)));
    const drawn = Object.values(edition.drawing?.rooms ?? {});
    expect(keys(names.rooms)).toEqual(sorted([...cards.flatMap(({ rooms }) => rooms), ...drawn]));
    expect(keys(names.options)).toEqual(keys(edition.options));
    for (const [name, values] of Object.entries(edition.options))
      expect(keys(names.options[name]!.values), name).toEqual(values.map(String).sort());
  });

  test.each(['en', 'fr'])('names every house rule and what each value of it means in %s', async (lang) => {
    const { names } = (await partOf(folder, `${lang}/names`)) as { names: EditionNames };
    const words = (await partOf(folder, `${lang}/house-rules`))!.houseRules as HouseRuleWords;
    const { houseRules = {} } = edition;
    expect(keys(words)).toEqual(keys(houseRules));
    for (const [name, values] of Object.entries(houseRules)) {
      const own = values.map(String).filter((value) => !(value in names.suspects));
      expect(keys(words[name]!.values), name).toEqual(own.sort());
      const said = values.map((value) => sayOption(names, words, name, value).value);
      expect(new Set(said).size, name).toBe(values.length);
    }
  });

  test('says for every option and house rule which rules of its page it is about', async () => {
    const pages = { ...everywhere, ...((await partOf(folder, 'en/rules'))!.rules as object) };
    const { houseRules = {}, optionRules = {} } = edition;
    expect(keys(optionRules)).toEqual(keys({ ...edition.options, ...houseRules }));
    for (const rules of Object.values(optionRules)) {
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.filter((rule) => !(rule in pages))).toEqual([]);
    }
  });

  test('has a scenario for every value of every house rule', () => {
    const scenarios = filesOfEditions('scenarios/**/*.json')
      .filter((file) => file.folder === folder)
      .map(({ text }) => JSON.parse(text) as { rules: string[]; options?: Record<string, unknown> });
    const { houseRules = {}, optionRules = {} } = edition;
    const isSuspect = (value: unknown): boolean => edition.cards({}).suspects.includes(value as string);
    const missing = Object.entries(houseRules).flatMap(([name, [usual, ...others]]) => {
      const about = scenarios.filter(({ rules }) => optionRules[name]!.some((rule) => rules.includes(rule)));
      const isShown = (value: unknown): boolean =>
        about.some(
          ({ options = {} }) => options[name] === value || (isSuspect(value) && isSuspect(options[name])),
        );
      const isUsualShown = about.some(({ options = {} }) => (options[name] ?? usual) === usual);
      return [...(isUsualShown ? [] : [usual]), ...others.filter((value) => !isShown(value))].map(
        (value) => `${name}=${value}`,
      );
    });
    expect(missing).toEqual([]);
  });

  test('numbers its rules from 1, under one prefix', async () => {
    const ids = Object.keys((await partOf(folder, 'en/rules'))!.rules as object).sort();
    const prefix = ids[0]!.split('-')[0];
    expect(ids).toEqual(ids.map((_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`));
  });

  test('cites only rules of its own page, or those of all editions', async () => {
    const pages = { ...everywhere, ...((await partOf(folder, 'en/rules'))!.rules as object) };
    expect(Object.values(edition.cites).filter((rule) => !(rule in pages))).toEqual([]);
  });

  test('exports its readings as settings', async () => {
    expect((await partOf(folder, 'edition'))!.readings).toBeTypeOf('object');
  });

  test('names every rule with a † beside the setting of its reading, or says why it has none', async () => {
    const page = (await partOf(folder, 'en/rules'))!.rules as Readonly<Record<string, string>>;
    const source = readFileSync(new URL(`../${folder}/edition.ts`, import.meta.url), 'utf8');
    const named = rulesIn(source.slice(0, source.indexOf('} as const;')));
    const read = Object.keys(page).filter((rule) => page[rule]!.includes('†'));
    expect(read.filter((rule) => !named.includes(rule))).toEqual([]);
  });
});

test('no two editions share a prefix, and no two mechanics of a table a name', async () => {
  const pages = await Promise.all(folders.map((folder) => partOf(folder, 'en/rules')));
  const prefixes = pages.map((page) => Object.keys(page!.rules as object)[0]!.split('-')[0]!);
  expect(sorted(prefixes).length).toBe(folders.length);
  for (const edition of editions)
    for (const { seats, options } of tablesOf(edition)) {
      const players = edition
        .cards(options)
        .suspects.slice(0, seats)
        .map((suspect) => ({ suspect }));
      const names = makeRules(edition, options, players).mechanics.map(({ name }) => name);
      expect(sorted(names).length, edition.id).toBe(names.length);
    }
});
