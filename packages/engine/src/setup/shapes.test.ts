import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import { openGame, type Setting } from '../game/game.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { seed } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';

const edition = testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' })]);
const players = [{ suspect: 'scarlet' }, { suspect: 'plum' }];
const opening = (setting: unknown) => openGame(edition, setting as Setting, seededChance(seed));
const problemOf = (setting: unknown) => {
  const opened = opening(setting);
  return opened.ok ? null : opened.problem;
};

test('a setting of the right types is accepted', () => {
  const members = ['Ada', 'Bo'];
  const layout = { hands: { plum: ['rope'] }, pawns: { plum: [1, 0] }, clocks: 0, pulled: [] };
  expect(problemOf({ players: [{ suspect: 'plum', name: 'Cy', members }], options: {}, layout })).toBe(null);
});

describe('a value of the wrong type is refused with its key', () => {
  test.each([
    [undefined, 'seats', 'a list'],
    [null, 'seats', 'a list'],
    ['scarlet', 'seats', 'a list'],
    [{ length: 2 }, 'seats', 'a list'],
    [['scarlet', 'plum'], 'seats[0]', 'an object'],
    [[{ suspect: 'scarlet' }, null], 'seats[1]', 'an object'],
    [[{ suspect: 'scarlet' }, {}], 'seats[1].suspect', 'a text'],
    [[{ suspect: 5 }], 'seats[0].suspect', 'a text'],
    [[{ suspect: 'scarlet', name: 5 }], 'seats[0].name', 'a text'],
    [[{ suspect: 'scarlet', members: 'Ada' }], 'seats[0].members', 'a list'],
    [[{ suspect: 'scarlet', members: ['Ada', 5] }], 'seats[0].members[1]', 'a text'],
  ])('players %j', (given, at, wanted) => {
    expect(problemOf({ players: given })).toMatchObject({ what: 'wrong-type', at, valid: [wanted] });
  });

  test.each([[null], [[]], ['quick'], [5]])('options %j', (options) => {
    expect(problemOf({ players, options })).toMatchObject({
      what: 'wrong-type',
      at: 'options',
      valid: ['an object'],
    });
  });

  test.each([
    [null, 'setup', 'an object'],
    [[], 'setup', 'an object'],
    [{ envelope: 'plum' }, 'setup.envelope', 'a list'],
    [{ envelope: [7] }, 'setup.envelope[0]', 'a text'],
    [{ hands: [] }, 'setup.hands', 'an object'],
    [{ hands: { plum: 'rope' } }, 'setup.hands.plum', 'a list'],
    [{ hands: { plum: [null] } }, 'setup.hands.plum[0]', 'a text'],
    [{ first: 0 }, 'setup.first', 'a text'],
    [{ pawns: 'hall' }, 'setup.pawns', 'an object'],
    [{ weapons: null }, 'setup.weapons', 'an object'],
    [{ pool: {} }, 'setup.pool', 'a list'],
    [{ roomCards: { hall: ['rope'] } }, 'setup.roomCards.hall', 'a text'],
    [{ faceUp: [[]] }, 'setup.faceUp[0]', 'a text'],
    [{ butlers: { plum: {} } }, 'setup.butlers.plum', 'a list'],
    [{ clocks: '2' }, 'setup.clocks', 'a whole number from 0'],
    [{ clocks: -1 }, 'setup.clocks', 'a whole number from 0'],
    [{ clocks: 1.5 }, 'setup.clocks', 'a whole number from 0'],
    [{ pulled: 'plum' }, 'setup.pulled', 'a list'],
  ])('layout %j', (layout, at, wanted) => {
    expect(problemOf({ players, layout })).toMatchObject({ what: 'wrong-type', at, valid: [wanted] });
  });

  test('an unknown key, with a list of the known ones', () => {
    expect(problemOf({ players, layout: { hand: {} } })).toMatchObject({
      what: 'wrong-type',
      at: 'setup.hand',
      given: 'hand',
      valid: expect.arrayContaining(['hands', 'pawns']),
    });
    expect(problemOf({ players: [{ suspect: 'plum', seat: 1 }] })).toMatchObject({ at: 'seats[0].seat' });
    expect(problemOf(JSON.parse('{"players":[{"suspect":"plum","__proto__":{}}]}'))).toMatchObject({
      what: 'wrong-type',
    });
  });
});

test('any JSON value opens a table or gives a problem, and never throws', () => {
  const any = fc.jsonValue({ maxDepth: 3 });
  const keys = fc.constantFrom('envelope', 'hands', 'first', 'pawns', 'weapons', 'pool', 'roomCards', 'faceUp', 'butlers', 'clocks', 'pulled'); // biome-ignore format: keys
  const value = fc.oneof(
    any,
    fc.constantFrom(['rope'], { plum: ['rope'] }, { plum: 'hall' }, 'plum', { hall: 'rope' }, 1),
  );
  const layout = fc.oneof(any, fc.dictionary(keys, value, { maxKeys: 3 }));
  const options = fc.oneof(any, fc.constant({}));
  fc.assert(
    fc.property(fc.oneof(any, fc.constant(players)), options, layout, (given, chosen, laid) => {
      const opened = opening({ players: given, options: chosen, layout: laid });
      if (!opened.ok)
        expect(opened.problem).toMatchObject({ what: expect.any(String), at: expect.any(String) });
    }),
    { numRuns: 400 },
  );
});
