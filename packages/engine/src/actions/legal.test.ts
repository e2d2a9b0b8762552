import { describe, expect, test } from 'vitest';
import { accuse } from '../mechanics/accusing/accuse.ts';
import { dice, sum } from '../mechanics/moving/dice.ts';
import { answer } from '../mechanics/suggesting/answer.ts';
import { suggest } from '../mechanics/suggesting/suggest.ts';
import { askedSeats } from '../position/position.ts';
import { openTestTable } from '../test/table.ts';
import { testEdition } from '../test/test-edition.ts';
import type { Action } from '../vocabulary.ts';
import { declined, legalForms, mayTake, offererOf } from './legal.ts';

const start = openTestTable(
  testEdition([
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
    answer('first-who-can'),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ]),
  { layout: { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] } },
);
const asked = start.after('scarlet', { do: 'suggest', suspect: 'mustard', weapon: 'knife', room: 'hall' });

describe('legalForms', () => {
  test('lists what every mechanic offers, in the edition’s order', () => {
    expect(legalForms(start.pos, 0).map((form) => form.do)).toEqual(['roll', 'suggest', 'accuse']);
  });

  test('is empty for a seat that is not asked', () => {
    expect(legalForms(start.pos, 1)).toEqual([]);
    expect(legalForms(asked.pos, 0)).toEqual([]);
    expect(legalForms(asked.pos, 1)).not.toEqual([]);
    for (const nobody of [-1, 3, 1.5, Number.NaN, '0', null])
      expect(legalForms(start.pos, nobody as number)).toEqual([]);
  });

  test.each([
    ['at the start of a turn', start],
    ['while a card is to be shown', asked],
    ['after the card was shown', asked.after('mustard', { do: 'show', card: 'mustard' })],
  ])('gives the same from the seat’s own position as from the table’s, %s', (_when, table) => {
    for (const [seat, { suspect }] of table.pos.rules.players.entries())
      expect(legalForms(table.seenBy(suspect), seat)).toEqual(legalForms(table.pos, seat));
  });

  test('offers no card to show from a position that does not know the seat’s hand', () => {
    expect(legalForms(asked.seenBy('mustard'), 1)).toEqual([{ do: 'show', card: ['mustard'] }]);
    expect(legalForms(asked.seenBy('spectator'), 1)).toEqual([{ do: 'show', card: [] }]);
  });

  test('shows every viewer the same seats being asked (ALL-08)', () => {
    for (const viewer of ['scarlet', 'mustard', 'plum', 'spectator'])
      expect(askedSeats(asked.seenBy(viewer))).toEqual(askedSeats(asked.pos));
  });
});

describe('mayTake', () => {
  test('is true when some legal action has these keys and values', () => {
    expect(mayTake(start.pos, 0, { do: 'suggest', weapon: 'rope' })).toBe(true);
    expect(mayTake(start.pos, 0, { do: 'suggest', room: 'study' })).toBe(false);
    expect(mayTake(start.pos, 1, { do: 'suggest' })).toBe(false);
  });
});

describe('offererOf', () => {
  const nameOf = (action: unknown): string | undefined => offererOf(start.pos, 0, action as Action)?.name;

  test('finds the mechanic that offers the action', () => {
    expect(nameOf({ do: 'roll' })).toBe('dice');
    expect(nameOf({ do: 'suggest', suspect: 'plum', weapon: 'rope', room: 'hall' })).toBe('suggest');
  });

  test('finds none for an action that is not offered or does not exist', () => {
    expect(nameOf({ do: 'end' })).toBe(undefined);
    expect(nameOf({ do: 'roll', twice: true })).toBe(undefined);
    for (const word of ['dance', '__proto__', 'constructor', 'toString', ''])
      expect(nameOf({ do: word })).toBe(undefined);
  });
});

test('declined turns a bare `end` into `pass` and back, and nothing else', () => {
  expect(declined({ do: 'end' })).toEqual({ do: 'pass' });
  expect(declined({ do: 'pass' })).toEqual({ do: 'end' });
  expect(declined({ do: 'roll' })).toBe(null);
  expect(declined({ do: 'end', now: true } as never)).toBe(null);
});
