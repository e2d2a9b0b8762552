import { editions } from '@casefile/editions';
import { expect, test } from 'vitest';
import { casefile } from '../../../test/casefile.ts';

interface Listed {
  id: string;
  title: string;
  seats: number[];
  dice: number[][];
  options: {
    id: string;
    name: string;
    kind: string;
    rules: string[];
    label: string;
    default: unknown;
    values: { value: unknown; label: string; adds?: string[] }[];
  }[];
  cards: Record<'suspects' | 'weapons' | 'rooms', string[]>;
  rooms: string[];
  roomsWithoutCard: string[];
  names: Record<string, string>;
}

async function listed(...args: string[]): Promise<Listed[]> {
  const { code, out, err } = await casefile(['editions', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out).editions;
}

test('--json lists every edition with its seats, options, cards, rooms and dice', async () => {
  const all = await listed();
  expect(all.map(({ id }) => id)).toEqual(editions.map(({ id }) => id));
  for (const edition of all) {
    const { suspects, weapons, rooms } = edition.cards;
    for (const id of [...suspects, ...weapons, ...rooms, ...edition.rooms])
      expect(edition.names).toHaveProperty(id);
    expect(rooms.every((room) => edition.rooms.includes(room))).toBe(true);
    for (const { values, default: usual } of edition.options) expect(values[0]!.value).toBe(usual);
  }
  const byId = Object.fromEntries(all.map((edition) => [edition.id, edition]));
  expect(byId['super-1991']).toMatchObject({ seats: [3, 10], roomsWithoutCard: ['hall'] });
  expect(byId['super-1991']!.rooms).toHaveLength(13);
  expect(byId['secrets-2008']!.roomsWithoutCard).toEqual(['pool']);
  expect(byId['clue-1986']!.dice).toEqual([[1, 2, 3, 4, 5, 6]]);
  expect(byId['card-2018']).toMatchObject({ dice: [], seats: [2, 4] });
  const advanced = byId['card-2018']!.options.find(({ name }) => name === 'advanced')!;
  expect(advanced.values[1]).toMatchObject({ value: true, adds: ['pistol', 'living-room', 'study'] });
});

test('--lang fr prints French, in JSON and for people', async () => {
  expect((await listed('--lang', 'fr')).find(({ id }) => id === 'asterix')).toMatchObject({
    title: 'Astérix et les Normands',
    names: { inn: 'Auberge' },
  });
  const { code, out } = await casefile(['editions', '--lang', 'fr']);
  expect(code).toBe(0);
  expect(out).toContain('secrets-2008  Le jeu des grands détectives');
  expect(out).toMatch(/sans carte +Piscine/);
});

test('lists every value of an option on its own line, marks the default, and prints no colours into a pipe', async () => {
  const { out } = await casefile(['editions']);
  expect(out).toMatch(/quick=false {2}In any four rooms \(default\)\n/);
  expect(out).toMatch(/quick=true {3}Quick game: in the four corner rooms\n/);
  expect(out).not.toContain('\u001b');
});

test('--json lists every option and house rule with its rules, words and values', async () => {
  for (const { id, options } of await listed()) {
    const { houseRules = {}, optionRules = {}, options: own } = editions.find((each) => each.id === id)!;
    expect(options.map(({ id: option }) => option)).toEqual(Object.keys({ ...own, ...houseRules }));
    for (const option of options) {
      expect(option.kind).toBe(option.id in own ? 'option' : 'house-rule');
      expect(option.rules).toEqual(optionRules[option.id]);
      expect(option.label).not.toBe(option.id);
      for (const { value, label } of option.values)
        expect(label, `${id} ${option.id}`).not.toBe(String(value));
    }
  }
});

test('lists one edition, each house rule with the rules it changes', async () => {
  const { code, out } = await casefile(['editions', 'clue-2002']);
  expect(code).toBe(0);
  expect(out).not.toContain('clue-1986');
  expect(out).toMatch(/house rules +Where the weapons start \(C02-03\)\n/);
  expect(out).toMatch(/trappedBesidePassage=must-take-it +You must take it \(default\)\n/);
  const unknown = await casefile(['editions', 'clue-1900']);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('clue-1986');
});

test('for people: an option’s values stay one column, however long their meaning; one die is a die', async () => {
  const { out } = await casefile(['editions']);
  const lines = out.split('\n');
  const rows = lines.flatMap((line, at) => {
    const value = /^ +\w+=\S+ +(?=\S)/.exec(line)?.[0];
    return value === undefined ? [] : [{ at, option: value.trim().split('=')[0], column: value.length }];
  });
  for (const [i, { at, option, column }] of rows.entries()) {
    const next = rows[i + 1];
    if (next?.option === option) expect(next!.column, lines[next!.at]).toBe(column);
    const below = lines[at + 1]!;
    if (next?.at === at + 2 && next.option === option) expect(below.search(/\S/), below).toBe(column);
  }
  expect(rows.length).toBeGreaterThan(200);
  expect(out).toMatch(/^ {2}die +1–6$/m);
});
