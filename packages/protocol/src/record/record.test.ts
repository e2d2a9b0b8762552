import { editionById, editions } from '@casefile/editions';
import { commit } from '@casefile/engine';
import { randomFrom, shuffled } from '@casefile/testkit/random';
import { atRandom, playOut } from '@casefile/testkit/records/play-out';
import { writeDown } from '@casefile/testkit/records/scribe';
import { describe, expect, test } from 'vitest';
import { type Entry, stripEntry } from '../wire/entry.ts';
import {
  type CaseRecord,
  makeGameRecord,
  makeRecord,
  makeRecordText,
  makeViewpoint,
  parseRecord,
  verifyRecord,
} from './index.ts';

function logOf(id: string, seats: number, seed: number, calm = 60): Entry[] {
  const edition = editionById(id)!;
  const suspects = shuffled(edition.cards({}).suspects, randomFrom(seed)).slice(0, seats);
  const setting = { edition, options: { lastSeat: 'plays-on' }, suspects };
  return writeDown({ ...setting, seed }, (gameSeed) => playOut(setting, gameSeed, atRandom(seed, calm)));
}
const parse = (text: string) => parseRecord(text, editionById);
const faultOf = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? null : parsed.fault;
};
const clue = editionById('clue-2002')!;
const log = logOf('clue-2002', 4, 3);
const record = makeRecord(log, clue)!;
const text = makeRecordText(record);

describe('a record', () => {
  for (const { id, seats } of editions)
    test(`is read and written back byte for byte: ${id}`, () => {
      const written = makeRecordText(makeRecord(logOf(id, seats[1], 5), editionById(id)!)!);
      const parsed = parse(written);
      expect(parsed).toMatchObject({ ok: true, kind: 'case', exact: true });
      if (parsed.ok) expect(makeRecordText(parsed.record)).toBe(written);
    });

  test('says who sat where, by name or by bot', () => {
    const sat = log.flatMap((entry) => (entry.is === 'sat' ? [entry] : []));
    for (const { suspect, sitter } of sat) {
      const player = record.players.find((each) => each.suspect === suspect)!;
      expect(player).toEqual(
        sitter.kind === 'bot' ? { suspect, bot: sitter.bot } : { suspect, name: sitter.name },
      );
    }
    expect(sat.length).toBe(record.players.length);
  });

  test('is not made before the seed is revealed', () => {
    expect(makeRecord(log.slice(0, -1), clue)).toBeNull();
  });

  test('may be formatted differently and hold unknown keys, which are kept', () => {
    const loose = JSON.stringify({ ...record, tournament: { round: 3, name: 'Finals' } }, null, 2);
    const parsed = parse(loose);
    expect(parsed).toMatchObject({
      ok: true,
      exact: false,
      record: { tournament: { round: 3, name: 'Finals' } },
    });
    if (parsed.ok) {
      const again = makeRecordText(parsed.record);
      expect(parse(again)).toMatchObject({ ok: true, exact: true });
      const { checks } = verifyRecord(parsed, clue);
      const failed = checks.filter(({ ok }) => ok === false);
      expect(failed.map(({ check }) => check)).toEqual(['bytes', 'checksum']);
    }
  });

  test('of a game stored as seed and actions is made by replaying it', () => {
    const actions = log.flatMap((entry, i) =>
      entry.is === 'acted' && log[i + 1]?.is !== 'undone' ? [{ by: entry.seat, action: entry.action! }] : [],
    );
    const players = record.players.map(({ suspect }) => ({ suspect }));
    const game = {
      record: 1,
      edition: clue.id,
      editionVersion: 1,
      options: {},
      players,
      seed: '5'.repeat(64),
      actions: [],
    } as const;
    expect(parse(JSON.stringify(game))).toMatchObject({
      ok: true,
      kind: 'game',
      record: { chance: { game: game.seed } },
    });
    expect(makeGameRecord(clue, { ...game, actions })).toMatchObject({
      ok: false,
      fault: { kind: 'action' },
    });
    expect(faultOf(JSON.stringify({ ...game, actions }))).toMatchObject({ why: 'unplayable' });
    expect(faultOf(JSON.stringify({ ...game, record: 7 }))).toMatchObject({ why: 'version', at: 'record' });
  });
});

describe('a record from one viewpoint', () => {
  for (const viewer of [0, 2, 'spectator'] as const)
    test(`holds what ${viewer} got and nothing else`, () => {
      const own = makeViewpoint(log, clue, viewer)!;
      expect(own.log).toEqual(log.slice(0, -1).map((entry) => stripEntry(entry, viewer)));
      expect(own).toMatchObject({ viewpoint: viewer, chance: null, head: null, result: record.result });
      const written = makeRecordText(own);
      const { table } = record.chance as { table: string };
      expect(written).not.toContain(table);
      expect(parse(written)).toMatchObject({ ok: true, exact: true });
      const { checks } = verifyRecord({ record: own, exact: true }, clue);
      expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
      expect(checks.at(-1)).toMatchObject({ check: 'rules', ok: null });
    });

  test('with a card that this viewer never got is rejected, and the entry is named', () => {
    const dealt = log.find(({ is }) => is === 'started')!;
    const made = { ...makeViewpoint(log, clue, 0)!, log: log.slice(0, -1) };
    expect(verifyRecord({ record: made, exact: true }, clue).checks.at(-1)).toEqual({
      check: 'rules',
      ok: false,
      say: `entry ${dealt.n}: seat 0 never got all of this`,
    });
  });

  test('is available during the game, and not before it begins', () => {
    const start = log.findIndex(({ is }) => is === 'started');
    expect(makeViewpoint(log.slice(0, start), clue, 1)).toBeNull();
    expect(makeViewpoint(log.slice(0, start + 4), clue, 1)).toMatchObject({ result: null });
  });
});

describe('says what is wrong with something that is not a record', () => {
  const changed = (change: (record: Record<string, unknown>) => void): string => {
    const copy = JSON.parse(text);
    change(copy);
    return JSON.stringify(copy);
  };
  const started = log.findIndex(({ is }) => is === 'started');
  const cases: readonly [what: string, text: string, why: string, at: string][] = [
    ['nothing', '', 'no-json', ''],
    ['half of a file', text.slice(0, text.length / 2), 'no-json', ''],
    ['other text', 'Dear Sir or Madam', 'no-json', ''],
    ['a list', '[]', 'no-record', ''],
    ['another format', '{"format":"pgn"}', 'no-record', 'format'],
    ['a later version', changed((r) => Object.assign(r, { version: 3 })), 'version', 'version'],
    ['no version', changed((r) => delete r.version), 'version', 'version'],
    ['no checksum', changed((r) => delete r.checksum), 'wrong-value', 'checksum'],
    ['another edition', changed((r) => Object.assign(r, { edition: 'clue-1949' })), 'unknown-edition', 'edition'],
    ['an edition of later', changed((r) => Object.assign(r, { editionVersion: 99 })), 'version', 'editionVersion'],
    ['no log', changed((r) => delete r.log), 'wrong-value', 'log'],
    ['an empty log', changed((r) => Object.assign(r, { log: [] })), 'wrong-value', 'log'],
    ['a log without its start', changed((r) => Object.assign(r, { log: log.filter(({ is }) => is !== 'started') })), 'wrong-value', 'log'],
    ['a log with a gap', changed((r) => Object.assign(r, { log: log.toSpliced(2, 1) })), 'wrong-value', 'log[2].n'],
    ['a crowd', changed((r) => Object.assign(r, { log: [log[0]!, ...Array.from({ length: 301 }, (_, i) => ({ ...log[1]!, sitter: { kind: 'person', person: `x${i}`, name: 'X' } }) as Entry), ...log.slice(1)].map((entry, n) => ({ ...entry, n })) })), 'wrong-value', 'log[201]'],
    ['R37 a hall of chairs', changed((r) => Object.assign(r, { log: [log[0]!, ...Array.from({ length: 60 }, (_, i) => ({ ...log[1]!, suspect: `s${i}`, sitter: { kind: 'bot', bot: 'b' } }) as Entry), ...log.slice(1)].map((entry, n) => ({ ...entry, n })) })), 'wrong-value', 'log[51]'],
    ['a hand of numbers', changed((r) => Object.assign((r.log as Entry[])[started]!, { facts: [{ fact: 'dealt', seat: 0, count: 1, sealed: { for: [0], cards: [1] } }] })), 'wrong-value', `log[${started}].facts[0].sealed.cards[0]`],
    ['a fact nobody knows', changed((r) => Object.assign((r.log as Entry[])[started]!, { facts: [{ fact: 'exploded' }] })), 'wrong-value', `log[${started}].facts[0].fact`],
    ['a seat that is not there', changed((r) => Object.assign((r.log as Entry[])[started + 1]!, { seat: 9 })), 'wrong-value', `log[${started + 1}].seat`],
    ['no players', changed((r) => Object.assign(r, { players: [] })), 'wrong-value', 'players'],
    ['too large', ' '.repeat(8 * 2 ** 20 + 1), 'too-large', ''],
    ['too many values', `{"format":"casefile-record","version":1,"log":[${'0,'.repeat(2_000_000)}0]}`, 'too-large', ''],
    ['too deep', '['.repeat(10_000) + ']'.repeat(10_000), 'too-deep', '[0]'.repeat(16)],
    ['a number out of range', text.replace(/"at":\d+/, '"at":1e309'), 'bad-number', 'log[0].at'],
    ['a poisoned key', text.replace('"options":', '"__proto__":{},"options":'), 'bad-key', ''],
  ]; // biome-ignore format: a list
  for (const [what, given, why, at] of cases)
    test(what, () => {
      const fault = faultOf(given);
      expect(fault).toMatchObject({ why, at });
      expect(fault!.say.length).toBeGreaterThan(10);
      expect(fault!.say).not.toContain('undefined');
    });

  test('facts that no game can have', () => {
    const strange = changed((r) => {
      const facts = (r.log as { facts?: { fact: string; pawns?: object }[] }[])[started]!.facts!;
      Object.assign(facts.find(({ fact }) => fact === 'placed')!, { pawns: { plum: 'atlantis' } });
    });
    expect(faultOf(strange)).toMatchObject({ why: 'unplayable' });
  });

  test('a fact about a seat that this table does not have', () => {
    const strange = changed((r) => {
      const facts = (r.log as { facts?: { fact: string; seat?: number }[] }[])[started]!.facts!;
      Object.assign(facts.find(({ fact }) => fact === 'turn')!, { seat: 9 });
    });
    expect(faultOf(strange)).toMatchObject({ why: 'unplayable', at: expect.stringMatching(/\.seat$/) });
  });

  test('an action before the start', () => {
    const early = [...log.slice(0, started), { ...log[started + 1]! }, ...log.slice(started)];
    const renumbered = changed((r) => Object.assign(r, { log: early.map((entry, n) => ({ ...entry, n })) }));
    expect(faultOf(renumbered)).toMatchObject({ at: `log[${started}]`, say: 'nobody acts before the start' });
  });

  test('a record of a seat that does not exist', () => {
    expect(faultOf(changed((r) => Object.assign(r, { viewpoint: 12 })))).toMatchObject({ at: 'viewpoint' });
  });
});

/** Every text in a record by its path, without indexes, so that each kind of place is tried once. */
function textsIn(value: unknown, path = ''): Map<string, (string | number)[]> {
  const found = new Map<string, (string | number)[]>();
  const visit = (at: unknown, keys: (string | number)[]): void => {
    if (typeof at === 'string') {
      const place = keys.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
      if (!found.has(place)) found.set(place, keys);
    } else if (typeof at === 'object' && at !== null)
      for (const [key, inner] of Object.entries(at))
        visit(inner, [...keys, Array.isArray(at) ? Number(key) : key]);
  };
  visit(value, path === '' ? [] : [path]);
  return found;
}

function withText(record: CaseRecord, keys: readonly (string | number)[], payload: string): CaseRecord {
  const copy = JSON.parse(JSON.stringify(record));
  let at = copy;
  for (const key of keys.slice(0, -1)) at = at[key];
  at[keys.at(-1)!] = payload;
  return copy;
}

describe('R28 nothing in an imported record can hurt', () => {
  const small = JSON.parse(makeRecordText(makeRecord(logOf('clue-2002', 3, 11, 25), clue)!));
  const places = textsIn(small);
  /** Free text by people, which is shown as plain text. */
  const free = /name$|text$|members/;

  test('R28 names are tried in many fields', () => {
    expect(places.size).toBeGreaterThan(60);
    expect([...places.keys()].filter((place) => free.test(place)).length).toBeGreaterThan(2);
  });

  for (const [name, payload] of Object.entries({
    'right to left': 'a\u202eb',
    'zero width': 'a\u200bb',
    control: 'a\u0007b',
    escape: '\u001b[2Jb',
    'half a pair': 'a\ud800b',
    'ten kilobytes': 'x'.repeat(10_240),
    newline: 'a\nb',
  }))
    test(`R28 ${name}: refused in every field`, () => {
      for (const [place, keys] of places)
        expect(faultOf(JSON.stringify(withText(small, keys, payload))), place).not.toBeNull();
    });

  for (const payload of [
    '<svg/onload=alert()>',
    '"><img src=x>',
    'javascript:alert(1)',
    '../../etc',
    'constructor',
  ])
    test(`R28 ${payload}: text where people write, refused elsewhere`, () => {
      for (const [place, keys] of places) {
        const fault = faultOf(JSON.stringify(withText(small, keys, payload)));
        if (free.test(place)) expect(fault, place).toBeNull();
        // The ids of tables, people and bots may be anything that looks like an id.
        else if (!/^[\w:.@-]+$/.test(payload) || payload in {}) expect(fault, place).not.toBeNull();
      }
    });
});

test('the commitment is the hash of the table’s seed', () => {
  const { commitment, table } = record.chance as { commitment: string; table: string };
  expect(commit(table)).toBe(commitment);
});
