import { describe, expect, test } from 'vitest';
import { openTestTable } from '../../test/table.ts';
import { cards, testEdition } from '../../test/test-edition.ts';
import { answer } from './answer.ts';
import { questions } from './questions.ts';

const table = openTestTable(
  testEdition([questions, answer('first-who-can')], { drawing: null, movement: null, dice: [] }),
);
const ask = (...named: unknown[]) => ({ do: 'ask', cards: named }) as never;

describe('a question', () => {
  test('is about any two different cards, of one category or of two (K18-04)', () => {
    const deck = [...cards.suspects, ...cards.weapons, ...cards.rooms];
    expect(table.forms('scarlet')).toEqual([{ do: 'ask', from: deck }]);
    expect(table.whyNot('scarlet', ask('rope', 'knife'))).toBe(null);
    expect(table.whyNot('scarlet', ask('rope', 'hall'))).toBe(null);
  });

  test.each([
    [['rope']],
    [['rope', 'rope']],
    [['rope', 'knife', 'hall']],
    [['rope', 'feather']],
    [[]],
    [[null, 1]],
  ])('cannot be about %j', (named) => {
    expect(table.whyNot('scarlet', ask(...named))).toBe('two-different-cards');
  });

  test('goes to all other seats, answered from the left (K18-05)', () => {
    const asked = table.after('scarlet', ask('rope', 'knife'));
    expect(asked.facts[0]).toEqual({ fact: 'suggested', seat: 0, cards: ['rope', 'knife'], room: null });
    expect(asked.asked).toEqual(['mustard']);
    expect(asked.forms('mustard')).toEqual([{ do: 'show', card: ['rope'] }]);
  });

  test('ends the turn once it is answered or nobody can answer (K18-06)', () => {
    expect(
      table.after('scarlet', ask('rope', 'knife')).after('mustard', { do: 'show', card: 'rope' }).turn,
    ).toBe('mustard');
    expect(table.after('scarlet', ask('plum', 'pipe')).turn).toBe('mustard');
  });

  test('cannot be skipped', () => {
    expect(table.may('scarlet')).toEqual(['ask']);
    expect(table.whyNot('scarlet', { do: 'end' })).toBe('must-ask');
    expect(table.whyNot('mustard', ask('rope', 'knife'))).toBe('not-asked');
  });
});
