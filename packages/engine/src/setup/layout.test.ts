import { describe, expect, test } from 'vitest';
import { ProblemError } from '../actions/refusal.ts';
import { seededChance } from '../chance/index.ts';
import { openGame } from '../game/game.ts';
import { deal } from '../mechanics/deal.ts';
import { intrigue } from '../mechanics/decks/intrigue.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { pieces } from '../mechanics/moving/pieces.ts';
import { first, turns } from '../mechanics/turns.ts';
import { policy } from '../test/secrets.ts';
import { openTestTable, seed } from '../test/table.ts';
import { bareEdition, cards } from '../test/test-edition.ts';
import { type Layout, seatNamed } from './layout.ts';

const edition = bareEdition([
  first('table-order'),
  deal({ from: 'first-seat', spare: 'pool', roomCards: { count: 1, where: 'any' } }),
  pieces('beside'),
  intrigue({ ...policy, deck: { 'butler:see': 1, clock: 2 }, fatalClock: 2 }),
  dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
  turns,
]);
const deck = [...cards.suspects, ...cards.weapons, ...cards.rooms];
const playing = ['scarlet', 'mustard'];
const problemOf = (layout: unknown) => {
  const players = playing.map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players, layout: layout as Layout }, seededChance(seed));
  return opened.ok ? null : opened.problem;
};

test('a layout may fix anything, and the edition supplies the rest', () => {
  expect(problemOf({})).toBe(null);
  expect(
    problemOf({
      envelope: ['plum', 'pipe', 'attic'],
      hands: { scarlet: ['hall'], mustard: [] },
      first: 'mustard',
      pawns: { plum: 'hall', scarlet: [1, 0], mustard: null },
      weapons: { rope: 'study', knife: null },
      pool: ['scarlet'],
      roomCards: { hall: 'rope' },
      butlers: { mustard: ['butler:see'] },
      clocks: 1,
      pulled: ['scarlet'],
    }),
  ).toBe(null);
});

describe.each([
  ['envelope', (card: string) => ({ envelope: [card] }), 'envelope'],
  ['hand', (card: string) => ({ hands: { mustard: [card] } }), 'hands.mustard'],
  ['pool', (card: string) => ({ pool: [card] }), 'pool'],
  ['face-up card', (card: string) => ({ faceUp: [card] }), 'faceUp'],
  ['room card', (card: string) => ({ roomCards: { study: card } }), 'roomCards.study'],
] as const)('a card of the %s', (_name, laid, at) => {
  test('must be a card of the game', () => {
    for (const card of ['feather', '', '__proto__', 'butler:see'])
      expect(problemOf(laid(card))).toEqual({ what: 'unknown-card', at, given: card, valid: deck });
  });

  test('may lie in one place only', () => {
    const elsewhere =
      at === 'envelope' ? { envelope: ['rope', 'rope'] } : { ...laid('rope'), envelope: ['rope'] };
    expect(problemOf(elsewhere)).toEqual({ what: 'card-twice', at, given: 'rope', valid: [] });
  });
});

describe('the envelope', () => {
  test.each([
    ['suspect', ['plum', 'scarlet'], 'scarlet', cards.suspects],
    ['weapon', ['rope', 'plum', 'pipe'], 'pipe', cards.weapons],
    ['room', ['hall', 'attic'], 'attic', cards.rooms],
  ])('holds only one %s', (_category, envelope, given, valid) => {
    expect(problemOf({ envelope })).toEqual({ what: 'wrong-category', at: 'envelope', given, valid });
  });

  test('is filled up from the deck when it is incomplete', () => {
    const { pos } = openTestTable(edition, { seats: playing, layout: { envelope: ['pipe'], hands: {} } });
    expect(pos.envelope![1]).toBe('pipe');
    expect(pos.envelope).toHaveLength(3);
  });
});

describe('a seat must be named by a suspect that somebody plays in', () => {
  test.each([
    ['hands', (suspect: string) => ({ hands: { [suspect]: [] } })],
    ['first', (suspect: string) => ({ first: suspect })],
    ['pulled', (suspect: string) => ({ pulled: [suspect] })],
    ['butlers', (suspect: string) => ({ butlers: { [suspect]: [] } })],
  ])('%s', (at, laid) => {
    for (const suspect of ['plum', 'nobody', 'constructor', 'toString'])
      expect(problemOf(laid(suspect))).toEqual({
        what: 'not-at-this-table',
        at,
        given: suspect,
        valid: playing,
      });
  });

  test('seatNamed finds the seat or throws', () => {
    const { rules } = openTestTable(edition, { seats: playing }).pos;
    expect(seatNamed(rules, 'mustard', 'first')).toBe(1);
    expect(() => seatNamed(rules, 'plum', 'first')).toThrow(ProblemError);
  });
});

test('butler and clock cards need a deck that has them', () => {
  const without = bareEdition([first('table-order'), deal({ from: 'first-seat', spare: 'pool' })]);
  const open = (layout: Layout) => {
    const players = playing.map((suspect) => ({ suspect }));
    return openGame(without, { players, layout }, seededChance(seed));
  };
  expect(open({ butlers: {}, clocks: 0 })).toMatchObject({ ok: true });
  const no = { what: 'not-in-edition', valid: [] };
  expect(open({ butlers: { mustard: [] } })).toMatchObject({
    problem: { ...no, at: 'butlers', given: 'mustard' },
  });
  expect(open({ clocks: 1 })).toMatchObject({ problem: { ...no, at: 'clocks', given: '1' } });
});

describe('pieces', () => {
  test('that are weapons lie in rooms, not on squares', () => {
    expect(problemOf({ weapons: { rope: [1, 0] } })).toEqual({
      what: 'unknown-place',
      at: 'weapons.rope',
      given: '[1,0]',
      valid: ['hall', 'study', 'attic'],
    });
  });

  test.each([
    ['pawns', 'feather', cards.suspects],
    ['pawns', 'rope', cards.suspects],
    ['weapons', 'plum', cards.weapons],
  ])('of %s cannot be called %s', (key, piece, valid) => {
    expect(problemOf({ [key]: { [piece]: 'hall' } })).toEqual({
      what: 'unknown-card',
      at: key,
      given: piece,
      valid,
    });
  });

  test.each([
    ['cellar', 'cellar'],
    [[0, 0], '[0,0]'],
    [[99, 99], '[99,99]'],
    [['3', '0'], '["3","0"]'],
    [7, '7'],
    [true, 'true'],
    [{}, '{}'],
  ])('cannot stand at %j, which is not on the board', (place, given) => {
    const valid = ['hall', 'study', 'attic'];
    expect(problemOf({ pawns: { plum: place } })).toEqual({
      what: 'unknown-place',
      at: 'pawns.plum',
      given,
      valid,
    });
    expect(problemOf({ weapons: { rope: place } })).toEqual({
      what: 'unknown-place',
      at: 'weapons.rope',
      given,
      valid,
    });
  });
});

test('room cards may lie only in rooms that have a card', () => {
  expect(problemOf({ roomCards: { cellar: 'rope' } })).toEqual({
    what: 'unknown-place',
    at: 'roomCards',
    given: 'cellar',
    valid: cards.rooms,
  });
});
