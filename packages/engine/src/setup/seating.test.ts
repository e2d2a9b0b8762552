import { describe, expect, test } from 'vitest';
import { type Problem, ProblemError } from '../actions/refusal.ts';
import type { Edition } from '../edition/edition.ts';
import { bareEdition } from '../test/test-edition.ts';
import { seated } from './seating.ts';

const suspects = ['scarlet', 'mustard', 'white', 'green', 'peacock', 'plum'];
const cards = { suspects, weapons: [], rooms: [] };
const edition = (seating: Edition['seating']): Edition =>
  bareEdition([], {
    seating,
    seats: [2, 5],
    options: { lastSeat: ['plays-on', 'wins'], quick: [false, true] },
  });

function problemOf(open: () => unknown): Problem | null {
  try {
    open();
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}

describe('seats', () => {
  const order = (seating: Edition['seating'], ...names: string[]) =>
    seated(
      edition(seating),
      cards,
      names.map((suspect) => ({ suspect })),
    ).map(({ suspect }) => suspect);

  test.each([[['scarlet']], [suspects], [[]]])('are refused when too few or too many: %j', (names) => {
    expect(problemOf(() => order('by-start', ...names))).toEqual({
      what: 'seat-count',
      at: 'seats',
      given: `${names.length}`,
      valid: ['2', '5'],
    });
  });

  test('must be held by suspects of the edition', () => {
    expect(problemOf(() => order('by-start', 'scarlet', 'nobody'))).toEqual({
      what: 'unknown-suspect',
      at: 'seats[1]',
      given: 'nobody',
      valid: suspects,
    });
  });

  test('must be held by different suspects', () => {
    expect(problemOf(() => order('by-start', 'plum', 'scarlet', 'plum'))).toEqual({
      what: 'suspect-twice',
      at: 'seats[2]',
      given: 'plum',
      valid: [],
    });
  });

  test('by-start: follow the order of the start squares (C86-01)', () => {
    expect(order('by-start', 'plum', 'green', 'scarlet')).toEqual(['scarlet', 'green', 'plum']);
  });

  test('by-start: keep that order wherever it begins', () => {
    expect(order('by-start', 'green', 'plum', 'scarlet')).toEqual(['green', 'plum', 'scarlet']);
    expect(order('by-start', 'plum', 'scarlet')).toEqual(['plum', 'scarlet']);
  });

  test('as-they-please: keep the order in which the players came (S08-04, X91-03)', () => {
    expect(order('as-they-please', 'plum', 'green', 'scarlet')).toEqual(['plum', 'green', 'scarlet']);
  });

  test('keep their name and their team’s members when they are reordered (N15-14)', () => {
    const players = [
      { suspect: 'plum', members: ['Ada', 'Bo'] },
      { suspect: 'green', name: 'Cy' },
      { suspect: 'scarlet' },
    ];
    expect(seated(edition('by-start'), cards, players)).toEqual([players[2], players[1], players[0]]);
    expect(players[0]!.suspect).toBe('plum');
  });
});
