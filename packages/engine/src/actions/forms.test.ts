import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action, Form } from '../vocabulary.ts';
import { agrees, countActions, expandForm, matches, samePlace, sampleAction, sampleForms } from './forms.ts';

const suggest: Form = {
  do: 'suggest',
  suspect: ['plum', 'green'],
  weapon: ['rope', 'knife', 'pipe'],
  room: 'hall',
};
const move: Form = { do: 'move', to: [[2, 0], [12, 0], 'hall'] };
const ask: Form = { do: 'ask', from: ['plum', 'rope', 'hall', 'attic'] };
const onePassage: Form = { do: 'passage', to: ['study'] };
const twoPassages: Form = { do: 'passage', to: ['study', 'attic'] };
const roll: Form = { do: 'roll' };
const every = [suggest, move, ask, onePassage, twoPassages, roll];

const plumInHall = { do: 'suggest', suspect: 'plum', weapon: 'rope', room: 'hall' };
const takes = (form: Form, action: unknown): boolean => matches(form, action as Action);

describe('matches', () => {
  test('accepts every action of the form', () => {
    for (const form of every) for (const action of expandForm(form)) expect(matches(form, action)).toBe(true);
  });

  test('rejects every action of another form', () => {
    for (const form of every)
      for (const other of every)
        if (form.do !== other.do)
          for (const action of expandForm(other)) expect(matches(form, action)).toBe(false);
  });

  test('compares squares by their numbers, not by the identity of the list', () => {
    expect(takes(move, { do: 'move', to: [2, 0] })).toBe(true);
    expect(takes(move, JSON.parse('{"do":"move","to":[12,0]}'))).toBe(true);
  });

  test('accepts a passage without `to` when there is only one', () => {
    expect(takes(onePassage, { do: 'passage' })).toBe(true);
    expect(takes(twoPassages, { do: 'passage' })).toBe(false);
    expect(takes({ do: 'move', to: ['study'] }, { do: 'move' })).toBe(false);
  });

  test('accepts the cards of a question in either order', () => {
    expect(takes(ask, { do: 'ask', cards: ['rope', 'plum'] })).toBe(true);
    expect(takes(ask, { do: 'ask', cards: ['plum', 'rope'] })).toBe(true);
  });

  test('treats an undefined key as a missing one', () => {
    expect(takes(roll, { do: 'roll', to: undefined })).toBe(true);
    expect(takes(suggest, { ...plumInHall, room: undefined })).toBe(false);
  });

  test.each([
    ['a key too many', { ...plumInHall, why: 1 }],
    ['a key too many that is null', { ...plumInHall, to: null }],
    ['a key of another action', { ...plumInHall, card: 'rope' }],
    ['a key too few', { do: 'suggest', suspect: 'plum', weapon: 'rope' }],
    ['one key in place of another', { do: 'suggest', suspect: 'plum', weapon: 'rope', card: 'hall' }],
    ['a value that is not among the choices', { ...plumInHall, suspect: 'nobody' }],
    ['a value other than the only one', { ...plumInHall, room: 'study' }],
    ['a choice of another key', { ...plumInHall, suspect: 'rope' }],
    ['a list of choices', { ...plumInHall, suspect: ['plum'] }],
    ['the form itself', suggest],
    ['null', { ...plumInHall, suspect: null }],
    ['a number', { ...plumInHall, suspect: 0 }],
    ['an object', { ...plumInHall, suspect: { toString: () => 'plum' } }],
    [
      'a key called __proto__',
      JSON.parse('{"do":"suggest","suspect":"plum","weapon":"rope","room":"hall","__proto__":{}}'),
    ],
    ['an inherited key too many', Object.assign(Object.create({ more: 1 }), plumInHall)],
    ['another `do`', { ...plumInHall, do: 'accuse' }],
    ['no word', { suspect: 'plum', weapon: 'rope', room: 'hall' }],
  ])('rejects an action with %s', (_what, action) => {
    expect(takes(suggest, action)).toBe(false);
  });

  test.each([
    [['2', '0']],
    [[2]],
    [[2, 0, 0]],
    [[2, 1]],
    ['2,0'],
    [null],
    [{ 0: 2, 1: 0, length: 2 }],
    [2],
    ['cellar'],
    [[[2, 0]]],
    ['__proto__'],
  ])('rejects a move to %j', (to) => {
    expect(takes(move, { do: 'move', to })).toBe(false);
  });

  test.each([
    [['rope']],
    [['rope', 'rope']],
    [['rope', 'plum', 'hall']],
    [['rope', 'knife']],
    ['rope'],
    [null],
    [{ 0: 'rope', 1: 'plum', length: 2 }],
    [[null, null]],
  ])('rejects a question about %j', (cards) => {
    expect(takes(ask, { do: 'ask', cards })).toBe(false);
  });

  test('rejects a question that names its cards in `from`', () => {
    expect(takes(ask, { do: 'ask', from: ['rope', 'plum'] })).toBe(false);
    expect(takes(ask, { do: 'ask', cards: ['rope', 'plum'], from: ['rope', 'plum'] })).toBe(false);
  });

  test('rejects arbitrary keys without throwing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(...every), (given, form) => {
        expect(takes(form, { ...given, do: form.do, junk: 1 })).toBe(false);
      }),
    );
  });
});

describe('countActions', () => {
  test.each([
    [roll, 1],
    [suggest, 6],
    [move, 3],
    [ask, 6],
    [
      {
        do: 'accuse',
        suspect: ['a', 'b', 'c', 'd', 'e', 'f'],
        weapon: ['a', 'b', 'c', 'd', 'e', 'f'],
        room: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
      },
      324,
    ],
    [{ do: 'show', card: [] }, 0],
  ] as const)('counts the actions of %j: %i', (form, count) => {
    expect(countActions(form)).toBe(count);
    expect(expandForm(form)).toHaveLength(count);
  });
});

describe('expandForm', () => {
  test('lists each action once, as a player would write it', () => {
    expect(expandForm(move)).toEqual([
      { do: 'move', to: [2, 0] },
      { do: 'move', to: [12, 0] },
      { do: 'move', to: 'hall' },
    ]);
    const pairs = expandForm(ask).map((action) => JSON.stringify(action));
    expect(pairs).toContain('{"do":"ask","cards":["plum","rope"]}');
    expect(new Set(pairs).size).toBe(6);
  });
});

describe('sampling', () => {
  /** Every way the draws of one sample can fall, each as likely as the others of the same bounds. */
  function outcomes(sample: (below: (bound: number) => number) => Action): Map<string, number> {
    const chances = new Map<string, number>();
    const walk = (drawn: number[]): void => {
      let at = 0;
      let weight = 1;
      let branch = 0;
      const action = sample((bound) => {
        weight /= bound;
        if (at < drawn.length) return drawn[at++]!;
        if (branch === 0) branch = bound;
        return 0;
      });
      if (branch > 0) for (let next = 0; next < branch; next++) walk([...drawn, next]);
      else {
        const key = JSON.stringify(
          action.do === 'ask' ? { ...action, cards: [...action.cards].sort() } : action,
        );
        chances.set(key, (chances.get(key) ?? 0) + weight);
      }
    };
    walk([]);
    return chances;
  }

  test.each(every.map((form) => [form]))('%j: makes every action equally likely', (form) => {
    const chances = outcomes((below) => sampleAction(form, below));
    expect(chances.size).toBe(countActions(form));
    for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / countActions(form));
  });

  test('makes every action of several forms equally likely', () => {
    const chances = outcomes((below) => sampleForms([roll, suggest, move], below));
    expect(chances.size).toBe(10);
    for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / 10);
  });

  test('throws when there is no form to sample', () => {
    expect(() => sampleForms([], () => 0)).toThrow();
  });
});

describe('agrees', () => {
  test('accepts a pattern when some action of the form has all its keys and values', () => {
    expect(agrees(suggest, { do: 'suggest' })).toBe(true);
    expect(agrees(suggest, { weapon: 'knife' })).toBe(true);
    expect(agrees(suggest, { do: 'suggest', weapon: 'knife', room: 'hall' })).toBe(true);
    expect(agrees(suggest, {})).toBe(true);
    expect(agrees(move, { to: [12, 0] })).toBe(true);
    expect(agrees(ask, { do: 'ask', cards: ['attic', 'plum'] })).toBe(true);
  });

  test.each([
    [suggest, { do: 'accuse' }],
    [suggest, { weapon: 'feather' }],
    [suggest, { weapon: 'knife', room: 'study' }],
    [suggest, { card: 'rope' }],
    [suggest, { weapon: ['knife'] }],
    [suggest, { weapon: null }],
    [move, { to: [0, 2] }],
    [move, { to: '2,0' }],
    [move, { to: [2, 0, 0] }],
    [ask, { from: ['plum', 'rope'] }],
    [ask, { cards: ['plum'] }],
    [roll, { cards: ['plum', 'rope'] }],
    [roll, JSON.parse('{"__proto__": {}}')],
    [roll, { constructor: 1 }],
  ] as const)('%j does not agree with %j', (form, pattern) => {
    expect(agrees(form, pattern)).toBe(false);
  });
});

test('samePlace compares rooms by name and squares by both numbers', () => {
  expect(samePlace('hall', 'hall')).toBe(true);
  expect(samePlace([1, 2], [1, 2])).toBe(true);
  for (const other of [[2, 1], [1, 2, 3], [1], 'hall', null, undefined, { 0: 1, 1: 2, length: 2 }])
    expect(samePlace(other, [1, 2])).toBe(false);
});
