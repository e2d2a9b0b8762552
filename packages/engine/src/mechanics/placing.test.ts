import { describe, expect, test } from 'vitest';
import { openTestTable } from '../test/table.ts';
import { bareEdition } from '../test/test-edition.ts';
import { deal } from './deal.ts';
import { dice, sum } from './moving/dice.ts';
import { pieces } from './moving/pieces.ts';
import { placing } from './placing.ts';
import { endings, first, turns } from './turns.ts';

const edition = bareEdition([
  endings('plays-on'),
  first({ suspect: 'mustard' }),
  deal({ from: 'first-seat', spare: 'dealt' }),
  pieces('beside'),
  placing,
  dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
  turns,
]);
const seats = ['scarlet', 'mustard', 'plum'];
const put = (weapon: string, room: string) => ({ do: 'place', weapon, room }) as const;

describe('placing the weapons', () => {
  test('goes round once before the first turn, starting with the player who begins', () => {
    const table = openTestTable(edition, { seats });
    expect(table.pos).toMatchObject({ turnNumber: 0, wait: { for: 'placing', seats: [1] } });
    expect(table.forms('mustard')).toEqual([
      { do: 'place', weapon: ['rope', 'knife', 'pipe'], room: ['hall', 'study', 'attic'] },
    ]);
    expect(table.forms('scarlet')).toEqual([]);
    const placed = table.after('mustard', put('knife', 'attic'));
    expect(placed.last('set')).toEqual({ fact: 'set', seat: 1, weapon: 'knife', room: 'attic' });
    expect(placed.forms('plum')).toEqual([
      { do: 'place', weapon: ['rope', 'pipe'], room: ['hall', 'study'] },
    ]);
    const begun = placed.after('plum', put('rope', 'hall')).after('scarlet', put('pipe', 'study'));
    expect(begun.pos).toMatchObject({ turn: 1, turnNumber: 1, wait: null, placing: null, step: 'start' });
    expect(begun.pos.weapons.map((node) => begun.pos.rules.board.places[node])).toEqual([
      'hall',
      'attic',
      'study',
    ]);
  });

  test('allows no two weapons in one room, and no other action meanwhile', () => {
    const table = openTestTable(edition, { seats }).after('mustard', put('knife', 'attic'));
    expect(table.whyNot('plum', put('rope', 'attic'))).toBe('already-placed');
    expect(table.whyNot('plum', put('knife', 'hall'))).toBe('already-placed');
    expect(table.whyNot('plum', put('poker', 'hall'))).toBe('malformed');
    expect(table.whyNot('plum', { do: 'roll' })).toBe('must-place');
    expect(table.whyNot('scarlet', put('rope', 'hall'))).toBe('not-asked');
  });

  test('leaves out the weapons that the layout has already placed', () => {
    const weapons = { rope: 'hall', knife: 'attic', pipe: 'study' };
    expect(openTestTable(edition, { seats, layout: { hands: {}, weapons } }).pos).toMatchObject({
      turnNumber: 1,
      placing: null,
    });
    const rest = openTestTable(edition, { seats, layout: { hands: {}, weapons: { rope: 'hall' } } });
    expect(rest.forms('mustard')).toEqual([
      { do: 'place', weapon: ['knife', 'pipe'], room: ['study', 'attic'] },
    ]);
  });
});
