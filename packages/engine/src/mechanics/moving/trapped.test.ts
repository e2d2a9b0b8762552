import { describe, expect, test } from 'vitest';
import { walks } from '../../board/free/walks.ts';
import { openTestTable } from '../../test/table.ts';
import { type TestEditionOptions, testEdition } from '../../test/test-edition.ts';
import type { Place } from '../../vocabulary.ts';
import { dice, sum } from './dice.ts';
import { isTrapped } from './trapped.ts';

/** Only Scarlet plays; the hall has two doors. */
const isShutIn = (pawns: Readonly<Record<string, Place>>, more: TestEditionOptions = {}): boolean => {
  const edition = testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' })], {
    map: '1>H<2.S<3',
    ...more,
  });
  const layout = { hands: {}, pawns: { scarlet: 'hall', ...pawns } };
  return isTrapped(openTestTable(edition, { seats: ['scarlet'], layout }).pos, 0);
};
const bothDoors: Readonly<Record<string, Place>> = { mustard: [1, 0], plum: [3, 0] };

describe('a seat is trapped', () => {
  test('only when there is a pawn in front of every door (C86-15)', () => {
    expect(isShutIn(bothDoors)).toBe(true);
    expect(isShutIn({ mustard: [1, 0], plum: [4, 0] })).toBe(false);
  });

  test('only in a room', () => {
    expect(isShutIn({ ...bothDoors, scarlet: [0, 0] })).toBe(false);
  });

  test('block: by pawns that nobody plays too (C86-12)', () => {
    expect(isShutIn(bothDoors, { unusedPawns: 'block' })).toBe(true);
  });

  test('give-way: not by pawns that nobody plays', () => {
    expect(isShutIn(bothDoors, { unusedPawns: 'give-way' })).toBe(false);
  });

  test('never where pawns may be passed', () => {
    const movement = (pawns: 'block' | 'passed'): TestEditionOptions => ({
      movement: (board) => walks(board, { pawns }),
    });
    expect(isShutIn(bothDoors, movement('block'))).toBe(true);
    expect(isShutIn(bothDoors, movement('passed'))).toBe(false);
  });
});
