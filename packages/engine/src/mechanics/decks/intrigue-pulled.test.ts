import { describe, expect, test } from 'vitest';
import type { Layout } from '../../setup/layout.ts';
import { moves, rests, rolls } from '../../test/intrigue.ts';
import { secretsTable } from '../../test/secrets.ts';
import { namesOfFacts, type TestTable, wrong } from '../../test/table.ts';

describe('a seat pulled by another out of one room into another', () => {
  const suggestion = (table: TestTable, suspect: string): TestTable =>
    moves(rolls(table, [2, 2]), 'hall').after(table.turn, {
      do: 'suggest',
      suspect,
      weapon: 'pipe',
      room: 'hall',
    });
  const pulled = (layout: Layout, suspect = 'mustard'): TestTable =>
    suggestion(secretsTable({ layout }), suspect);
  const inStudy: Layout = { pawns: { mustard: 'study' } };

  test('may draw a card at once, before anyone answers, or pass (S08-17)', () => {
    const table = pulled(inStudy);
    expect(table.pos.wait).toEqual({ for: 'draw', seats: [1] });
    expect(table.may('mustard')).toEqual(['draw', 'pass']);
    const drew = table.after('mustard', { do: 'draw' }, { deck: ['clock'] });
    expect(namesOfFacts(drew.facts)).toEqual(['drew', 'asked']);
    expect(drew.pos.wait).toMatchObject({ for: 'answer' });
    const passed = table.after('mustard', { do: 'pass' });
    expect(namesOfFacts(passed.facts)).toEqual(['declined', 'asked']);
    expect(passed.pos.wait).toMatchObject({ for: 'answer' });
  });

  test('is murdered by a fatal card, and the suggestion goes on with its hand open (S08-17)', () => {
    const killed = pulled({ ...inStudy, clocks: 2 }).after('mustard', { do: 'draw' }, { deck: ['clock'] });
    expect(killed.pos.gone).toEqual([false, true, false]);
    expect(killed.pos.history.at(-1)!.answers).toEqual([{ seat: 2, answer: 'none' }]);
    expect(killed.seenBy('scarlet').known.rope).toBe(1);
  });

  test.each([
    ['pulled from a square', {}, 'mustard'],
    ['named while already there', { pawns: { mustard: 'hall' } }, 'mustard'],
  ] as const)('draws nothing when %s (S08-17)', (_name, layout, suspect) => {
    expect(namesOfFacts(pulled(layout, suspect).log)).not.toContainEqual('drew');
    expect(pulled(layout, suspect).pos.wait?.for).toBe('answer');
  });

  test('any-room: draws when pulled out of the pool (S08-17)', () => {
    expect(pulled({ pawns: { mustard: 'pool' } }).pos.wait?.for).toBe('draw');
  });

  test('rooms-with-a-card: draws nothing when pulled out of the pool', () => {
    const from = (mustard: string) =>
      suggestion(
        secretsTable({ pulledFrom: 'rooms-with-a-card', layout: { pawns: { mustard } } }),
        'mustard',
      );
    expect(from('pool').pos.wait?.for).toBe('answer');
    expect(from('study').pos.wait?.for).toBe('draw');
  });

  test('must be played by somebody: an unused pawn draws nothing (S08-17)', () => {
    const table = suggestion(
      secretsTable({ seats: ['scarlet', 'mustard'], layout: { pawns: { plum: 'study' } } }),
      'plum',
    );
    expect(table.pos.wait?.for).not.toBe('draw');
  });

  test('draws nothing after a wrong accusation (S08-20)', () => {
    const inPool = moves(
      rolls(
        secretsTable({ layout: { first: 'mustard', pawns: { mustard: [4, 2], scarlet: [1, 0] } } }),
        [2, 2],
      ),
      'pool',
    );
    const out = inPool.after('mustard', { do: 'accuse', ...wrong });
    const plums = rests(rolls(out, [2, 2]));
    const named = suggestion(plums, 'mustard');
    expect(named.at('mustard')).toBe('hall');
    expect(named.pos.wait?.for).toBe('answer');
  });
});

describe('pulledDraws', () => {
  /** Somebody in the hall suggests its own going to the study. */
  const pullsItself = (pulledDraws: 'by-others' | 'always', who: string): TestTable => {
    const layout: Layout = { first: who, pawns: { [who]: [1, 0] } };
    const table = moves(
      rolls(secretsTable({ pulledDraws, guests: { [who]: 'elsewhere' }, layout }), [2, 2]),
      'hall',
    );
    return table.after(who, { do: 'power', suspect: who, weapon: 'pipe', room: 'study' });
  };

  test.each(['scarlet', 'mustard'])('by-others: %s draws nothing on its own suggestion (S08-17)', (who) => {
    const table = pullsItself('by-others', who);
    expect(table.at(who)).toBe('study');
    expect(table.pos.wait?.for).toBe('answer');
  });

  test.each(['scarlet', 'mustard'])('always: %s may draw on its own suggestion too', (who) => {
    const table = pullsItself('always', who);
    expect([table.pos.wait?.for, table.asked]).toEqual(['draw', [who]]);
  });
});
