import { describe, expect, test } from 'vitest';
import { type Problem, ProblemError } from '../actions/refusal.ts';
import { bare } from '../test/tiny.ts';
import type { Options } from '../vocabulary.ts';
import { changedRules, checkOptions, everyOption } from './options.ts';

const edition = bare([], {
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
  test('have their first value where nothing is said', () => {
    expect(checked({})).toEqual({ lastSeat: 'plays-on', quick: false });
    expect(checked({ quick: true })).toEqual({ lastSeat: 'plays-on', quick: true });
  });

  test('stand in the edition’s order, so that the same options are the same text', () => {
    expect(JSON.stringify(checked({ quick: true, lastSeat: 'wins' }))).toBe(
      JSON.stringify(checked({ lastSeat: 'wins', quick: true })),
    );
  });

  test.each(['speed', 'constructor', 'toString'])('%s is none', (name) => {
    expect(problemOf(() => checked({ [name]: true }))).toEqual({
      what: 'unknown-option',
      at: `options.${name}`,
      given: name,
      valid: ['lastSeat', 'quick', 'trapped', 'first'],
    });
  });

  test('a key called __proto__ is none', () => {
    expect(problemOf(() => checked(JSON.parse('{"__proto__": true}')))?.what).toBe('unknown-option');
  });

  test.each([
    ['lastSeat', 'loses', 'loses', ['plays-on', 'wins']],
    ['quick', 'true', 'true', ['false', 'true']],
    ['quick', 1, '1', ['false', 'true']],
    ['quick', null, 'null', ['false', 'true']],
  ])('%s cannot be %j', (name, value, given, valid) => {
    expect(problemOf(() => checked({ [name]: value } as Options))).toEqual({
      what: 'bad-option-value',
      at: `options.${name}`,
      given,
      valid,
    });
  });
});

describe('house rules', () => {
  test('are written down only where they are not at their default', () => {
    expect(checked({ trapped: 'waits' })).toEqual({ lastSeat: 'plays-on', quick: false });
    expect(checked({ trapped: 'rolls' })).toEqual({ lastSeat: 'plays-on', quick: false, trapped: 'rolls' });
  });

  test('come after the options and in the order of the edition', () => {
    expect(Object.keys(checked({ first: 'plum', trapped: 'rolls', quick: true }))).toEqual([
      'lastSeat',
      'quick',
      'trapped',
      'first',
    ]);
  });

  test('have only the values of the edition', () => {
    expect(problemOf(() => checked({ trapped: 'sleeps' }))).toEqual({
      what: 'bad-option-value',
      at: 'options.trapped',
      given: 'sleeps',
      valid: ['waits', 'rolls'],
    });
  });

  test('reach the mechanics at their default too', () => {
    expect(everyOption(edition, checked({ first: 'plum' }))).toEqual({
      lastSeat: 'plays-on',
      quick: false,
      trapped: 'waits',
      first: 'plum',
    });
  });

  test('that were changed can be told from the rest', () => {
    expect(changedRules(edition, checked({ quick: true, first: 'plum' }))).toEqual({ first: 'plum' });
    expect(changedRules(edition, { trapped: 'waits' })).toEqual({});
  });
});
