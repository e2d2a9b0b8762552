import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { walk } from '../mechanics/moving/walk.ts';
import { seed } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import { openGame, play } from './game.ts';
import { type GameRecord, recordVersion, replay } from './record.ts';

const edition = testEdition(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
    walk({ rest: 'anywhere', roomLeft: 'open' }),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ],
  { version: 3, options: { lastSeat: ['plays-on', 'wins'] } },
);
const record: GameRecord = {
  record: recordVersion,
  edition: 'tiny',
  editionVersion: 3,
  options: { lastSeat: 'wins' },
  players: [{ suspect: 'scarlet', name: 'Ada' }, { suspect: 'plum' }],
  seed,
  actions: [
    { by: 0, action: { do: 'roll' } },
    { by: 0, action: { do: 'end' } },
    { by: 1, action: { do: 'roll' } },
    { by: 1, action: { do: 'accuse', suspect: 'plum', weapon: 'rope', room: 'hall' } },
  ],
};
const faultOf = (changes: object) => {
  const replayed = replay(edition, { ...record, ...changes } as GameRecord);
  return replayed.ok ? null : replayed.fault;
};

describe('replay', () => {
  test('gives the facts and the position of the game that was played', () => {
    const opened = openGame(edition, record, seededChance(seed));
    if (!opened.ok) throw new Error(opened.problem.what);
    let { game } = opened;
    const log = [...opened.facts];
    for (const { by, action } of record.actions) {
      const played = play(game, by, action);
      if (!played.ok) throw new Error(played.refusal.why);
      game = played.game;
      log.push(...played.facts);
    }
    const replayed = replay(edition, JSON.parse(JSON.stringify(record)));
    expect(replayed.ok).toBe(true);
    expect(replayed.log).toEqual(log);
    expect(replayed.ok && { ...replayed.game.table, rules: null }).toEqual({ ...game.table, rules: null });
    expect(replayed.ok && replayed.game.chance.save()).toEqual(game.chance.save());
  });

  test('replays a game that began from a layout', () => {
    const replayed = replay(edition, {
      ...record,
      layout: { first: 'plum' },
      actions: [{ by: 1, action: { do: 'roll' } }],
    });
    expect(replayed.ok && replayed.log.find(({ fact }) => fact === 'turn')).toMatchObject({ seat: 1 });
  });

  test('gives other rolls with another seed', () => {
    const rolls = (given: string) =>
      replay(edition, { ...record, seed: given, actions: record.actions.slice(0, 1) }).log.map((fact) =>
        JSON.stringify(fact),
      );
    expect(rolls('ab'.repeat(32))).not.toEqual(rolls(seed));
  });
});

test('a game of an earlier version is replayed by the rules under which it was played', () => {
  const later = { ...edition, version: 4, mechanics: () => [], earlier: [edition] };
  const replayed = replay(later, record);
  expect(replayed.ok).toBe(true);
  expect(replayed.log).toEqual(replay(edition, record).log);
});

describe('a record that does not replay says why', () => {
  test('when it is not a record at all', () => {
    expect(replay(edition, null as never)).toMatchObject({ ok: false, fault: { kind: 'record-version' } });
  });

  test.each([
    [
      'when it is of another version of the format',
      { record: 2 },
      { kind: 'record-version', given: 2, valid: recordVersion },
    ],
    ['when it is of another edition', { edition: 'huge' }, { kind: 'edition', given: 'huge', valid: 'tiny' }],
    [
      'when it is of another version of the edition',
      { editionVersion: 2 },
      { kind: 'edition-version', given: 2, valid: 3 },
    ],
    [
      'when it has no seed',
      { seed: undefined },
      { kind: 'seed', given: undefined, valid: '64 hexadecimal digits' },
    ],
    [
      'when its seed is too short',
      { seed: 'c1' },
      { kind: 'seed', given: 'c1', valid: '64 hexadecimal digits' },
    ],
    [
      'when its actions are not a list',
      { actions: 'roll' },
      { kind: 'actions', given: 'roll', valid: 'a list' },
    ],
  ])('%s', (_what, changes, fault) => {
    expect(faultOf(changes)).toEqual(fault);
  });

  test('when its table cannot be opened', () => {
    expect(faultOf({ players: [{ suspect: 'nobody' }] })).toMatchObject({
      kind: 'opening',
      problem: { what: 'unknown-suspect', at: 'seats[0]', given: 'nobody' },
    });
    expect(faultOf({ layout: { first: 'mustard' } })).toMatchObject({
      kind: 'opening',
      problem: { at: 'first' },
    });
  });

  test.each([
    ['breaks a rule', { by: 0, action: { do: 'roll' } }, 'wrong-moment'],
    ['belongs to another seat', { by: 1, action: { do: 'roll' } }, 'not-asked'],
    ['is missing', { by: 0 }, 'malformed'],
    ['is null', null, 'malformed'],
  ])('names the action that %s, and keeps the facts before it', (_what, action, why) => {
    const first = record.actions[0]!;
    const replayed = replay(edition, { ...record, actions: [first, action] } as GameRecord);
    expect(replayed).toMatchObject({ ok: false, fault: { kind: 'action', at: 1, refusal: { why } } });
    expect(replayed.log.at(-1)).toMatchObject({ fact: 'rolled' });
  });

  test('gives no facts when the head is at fault', () => {
    expect(replay(edition, { ...record, edition: 'huge' }).log).toEqual([]);
  });
});

test('records have version 1', () => {
  expect(recordVersion).toBe(1);
});
