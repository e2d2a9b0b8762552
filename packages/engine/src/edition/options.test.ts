import { describe, expect, test } from 'vitest';
import { type Problem, ProblemError } from '../actions/refusal.ts';
import { bareEdition } from '../test/test-edition.ts';
import type { Options } from '../vocabulary.ts';
import { changedRules, checkOptions, everyOption } from './options.ts';

const edition = bareEdition([], {
  options: { lastSeat: ['plays-on', 'wins'], quick: [false, true] },
  houseRules: { trapped: ['waits', 'rolls'], first: ['random', 'plum'] },
});
const checked = (given: Options): Options => checkOptions(edition, given);

function problemOf(open: () => unknown): Problem | null {
  try {
    open();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

describe('options', () => {
  test('default to their first value', () => {
    expect(checked({})).toEqual({ lastSeat: 'plays-on', quick: false });
    expect(checked({ quick: true })).toEqual({ lastSeat: 'plays-on', quick: true });
  });

  test('are put into the edition’s order, so that equal options give equal text', () => {
    expect(JSON.stringify(checked({ quick: true, lastSeat: 'wins' }))).toBe(
      JSON.stringify(checked({ lastSeat: 'wins', quick: true })),
    );
  });

  test.each(['speed', 'constructor', 'toString'])('do not include %s', (name) => {
    expect(problemOf(() => checked({ [name]: true }))).toEqual({
      what: 'unknown-option',
      at: `options.${name}`,
      given: name,
      valid: ['lastSeat', 'quick', 'trapped', 'first'],
    });
  });

  test('do not include a key called __proto__', () => {
    expect(problemOf(() => checked(JSON.parse('{"__proto__": true}')))?.what).toBe('unknown-option');
  });

  test.each([
    ['lastSeat', 'loses', 'loses', ['plays-on', 'wins']],
    ['quick', 'true', '"true"', ['false', 'true']],
    ['quick', 'maybe', 'maybe', ['false', 'true']],
    ['quick', 1, '1', ['false', 'true']],
    ['quick', null, 'null', ['false', 'true']],
  ])('are refused when %s is %j', (name, value, given, valid) => {
    expect(problemOf(() => checked({ [name]: value } as Options))).toEqual({
      what: 'bad-option-value',
      at: `options.${name}`,
      given,
      valid,
    });
  });
});

describe('house rules', () => {
  test('are written down only when they differ from the default', () => {
    expect(checked({ trapped: 'waits' })).toEqual({ lastSeat: 'plays-on', quick: false });
    expect(checked({ trapped: 'rolls' })).toEqual({ lastSeat: 'plays-on', quick: false, trapped: 'rolls' });
  });

  test('come after the options, in the edition’s order', () => {
    expect(Object.keys(checked({ first: 'plum', trapped: 'rolls', quick: true }))).toEqual([
      'lastSeat',
      'quick',
      'trapped',
      'first',
    ]);
  });

  test('take only the values of the edition', () => {
    expect(problemOf(() => checked({ trapped: 'sleeps' }))).toEqual({
      what: 'bad-option-value',
      at: 'options.trapped',
      given: 'sleeps',
      valid: ['waits', 'rolls'],
    });
  });

  test('reach the mechanics even at their default', () => {
    expect(everyOption(edition, checked({ first: 'plum' }))).toEqual({
      lastSeat: 'plays-on',
      quick: false,
      trapped: 'waits',
      first: 'plum',
    });
  });

  test('can be filtered to those that were changed', () => {
    expect(changedRules(edition, checked({ quick: true, first: 'plum' }))).toEqual({ first: 'plum' });
    expect(changedRules(edition, { trapped: 'waits' })).toEqual({});
  });
});
