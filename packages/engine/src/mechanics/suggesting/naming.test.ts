import { describe, expect, test } from 'vitest';
import { openTestTable } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { accuse } from '../accusing/accuse.ts';
import { answer } from './answer.ts';
import { naming } from './naming.ts';

const edition = testEdition([
  naming,
  answer('first-who-can'),
  accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
]);
const named = { do: 'suggest', suspect: 'mustard', weapon: 'rope', room: 'attic' } as const;

describe('naming any three cards', () => {
  test('begins the turn, which cannot be ended without it', () => {
    const table = openTestTable(edition);
    expect(table.may('scarlet')).toEqual(['suggest', 'accuse']);
    expect(table.whyNot('scarlet', { do: 'end' })).toBe('must-suggest');
  });

  test('asks the others, and no pawn moves', () => {
    const table = openTestTable(edition).after('scarlet', named);
    expect(table.asked).toEqual(['mustard']);
    expect(table.facts.map(({ fact }) => fact)).not.toContain('brought');
  });

  test('happens once per turn', () => {
    const table = openTestTable(edition)
      .after('scarlet', named)
      .after('mustard', { do: 'show', card: 'rope' });
    expect(table.may('scarlet')).toEqual(['accuse', 'end']);
    expect(table.whyNot('scarlet', named)).toBe('already-suggested');
  });

  test('takes one card of each category', () => {
    expect(openTestTable(edition).whyNot('scarlet', { ...named, weapon: 'attic' })).toBe('malformed');
  });
});
