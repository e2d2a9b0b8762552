import { describe, expect, test } from 'vitest';
import { seededChance } from '../chance/index.ts';
import { openGame } from '../game/game.ts';
import { openTestTable } from '../test/table.ts';
import { bareEdition, die, testEdition } from '../test/test-edition.ts';
import { mayRoll } from '../test/turning.ts';
import { deal } from './deal.ts';
import { sumWithoutMark } from './moving/dice.ts';
import { pieces } from './moving/pieces.ts';
import type { RollValue } from './moving/worth.ts';
import { type FirstPolicy, first, type TiesPolicy, turns } from './turns.ts';

describe('first', () => {
  const opened = (policy: FirstPolicy, more: Parameters<typeof openTestTable>[1] = {}, ties?: TiesPolicy) =>
    openTestTable(
      bareEdition([
        first(policy, ties),
        deal({ from: 'first-seat', spare: 'dealt' }),
        pieces('beside'),
        mayRoll,
        turns,
      ]),
      {
        seats: ['plum', 'scarlet', 'mustard'],
        ...more,
      },
    );

  test('table-order: the first suspect in the edition’s order begins, wherever they sit (C86-05)', () => {
    expect(opened('table-order').turn).toBe('scarlet');
  });

  test('table-order: the next suspect begins when nobody plays the first (C86-05)', () => {
    expect(opened('table-order', { seats: ['plum', 'mustard'] }).turn).toBe('mustard');
  });

  test('roll-off: the highest roll begins, and tied seats roll again (S08-04)', () => {
    const table = opened('roll-off', { draws: { first: [2, 5, 5, 1, 6] } });
    expect(table.turn).toBe('mustard');
    expect(table.last('first')).toEqual({
      fact: 'first',
      seat: 2,
      rolls: [
        [2, 5, 5],
        [0, 1, 6],
      ],
    });
  });

  test('roll-again: only the tied seats roll again (X91-03)', () => {
    const table = opened('roll-off', { draws: { first: [5, 5, 1, 2, 3] } }, 'roll-again');
    expect([table.turn, table.last('first')?.rolls]).toEqual(['scarlet', [[5, 5, 1], [2, 3, 0]]]); // biome-ignore format: two rounds
  });

  test('first-seated: the first of the tied seats counts as the highest', () => {
    const table = opened('roll-off', { draws: { first: [2, 5, 5] } }, 'first-seated');
    expect([table.turn, table.last('first')?.rolls]).toEqual(['scarlet', [[2, 5, 5]]]);
    expect(opened('left-of-highest', { draws: { first: [2, 5, 5] } }, 'first-seated').turn).toBe('mustard');
  });

  test('a mark counts nothing in the roll when the edition says so (S08-04)', () => {
    const marked = (worth?: RollValue) =>
      openTestTable(
        bareEdition([first('roll-off', 'roll-again', worth), mayRoll, turns], { dice: [die, die] }),
        {
          draws: { first: [1, 5, 4, 1, 2, 2] },
        },
      );
    expect(marked().last('first')?.rolls).toEqual([[6, 5, 4]]);
    expect(marked(sumWithoutMark(1)).last('first')?.rolls?.[0]).toEqual([5, 5, 4]);
  });

  test('left-of-highest: the seat to the left of the highest roll begins (X91-03)', () => {
    expect(opened('left-of-highest', { draws: { first: [2, 6, 5] } }).turn).toBe('mustard');
    expect(opened('left-of-highest', { draws: { first: [2, 5, 6] } }).turn).toBe('plum');
  });

  test('any: every seat has a chance to begin (K18-03)', () => {
    const edition = testEdition([mayRoll]);
    const begins = (n: number): number => {
      const anyFirst = { ...edition, mechanics: () => [first('any'), ...edition.mechanics({}, 3).slice(2)] };
      const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
      const opening = openGame(anyFirst, { players }, seededChance(`${n}`.padStart(64, '0')));
      return opening.ok ? opening.game.table.turn : -1;
    };
    expect(new Set(Array.from({ length: 20 }, (_, n) => begins(n)))).toEqual(new Set([0, 1, 2]));
  });

  test.each(['table-order', 'roll-off', 'left-of-highest', 'any'] as const)(
    '%s: nobody rolls when the layout names the seat that begins',
    (policy) => {
      const table = opened(policy, { layout: { first: 'plum' } });
      expect(table.last('first')).toEqual({ fact: 'first', seat: 0 });
      expect(table.turn).toBe('plum');
    },
  );
});

describe('the seat that begins when the edition names a suspect', () => {
  const beginsAt = (suspect: string, seats: readonly string[]): string =>
    openTestTable(
      bareEdition([first({ suspect }), deal({ from: 'first-seat', spare: 'dealt' }), mayRoll, turns]),
      {
        seats,
        layout: { hands: {} },
      },
    ).turn;

  test('is the one that plays that suspect', () => {
    expect(beginsAt('plum', ['scarlet', 'mustard', 'plum'])).toBe('plum');
  });

  test('is the next one in table order when nobody plays that suspect', () => {
    expect(beginsAt('mustard', ['scarlet', 'plum'])).toBe('plum');
    expect(beginsAt('plum', ['scarlet', 'mustard'])).toBe('scarlet');
  });
});
