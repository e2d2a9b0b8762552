import { describe, expect, test } from 'vitest';
import { across } from '../../board/across/across.ts';
import type { Edition } from '../../edition/edition.ts';
import { openTestTable, type TestTable } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { accuse } from '../accusing/accuse.ts';
import { answer, showing } from '../suggesting/answer.ts';
import { dice, sum } from './dice.ts';
import { type SpiesPolicy, spies } from './spies.ts';
import { walk } from './walk.ts';

const editionBy = (policy: SpiesPolicy) =>
  testEdition(
    [
      dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
      walk({ rest: 'anywhere', halt: 'spy', roomLeft: 'open' }),
      spies(policy),
      answer('everyone'),
      showing,
      accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
    ],
    { map: 'H<1*.*2.3', movement: (board) => across(board) },
  );
const edition = editionBy({ again: 'once-a-turn', wrongAccusers: 'spied-on' });
const begin = (rules: Edition): TestTable =>
  openTestTable(rules, { layout: { pawns: { mustard: null, plum: null } } });
const start = begin(edition);
const halt = (table: TestTable): TestTable =>
  table.after('scarlet', { do: 'roll' }, { die: [4] }).after('scarlet', { do: 'move', to: [3, 0] });
const halted = halt(start);
const spy = (target: unknown) => ({ do: 'spy', target }) as never;

describe('on a spy square', () => {
  test('a seat may make an opponent of its choice show it a card (X91-13)', () => {
    expect(halted.forms('scarlet')).toContainEqual({ do: 'spy', target: ['mustard', 'plum'] });
    const asked = halted.after('scarlet', spy('plum'));
    expect(asked.asked).toEqual(['plum']);
    expect(asked.forms('plum')).toEqual([{ do: 'show', card: ['knife', 'study'] }]);
  });

  test('the card is seen by the spy alone (X91-13)', () => {
    const shown = halted.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    expect(shown.seenBy('scarlet').known.study).toBe(2);
    expect(shown.seenBy('mustard').known.study).toBe(undefined);
    expect(shown.pos.history).toEqual([]);
  });

  test('the spy then walks on with the rest of the roll (X91-13)', () => {
    const shown = halted.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    expect(shown.pos).toMatchObject({ step: 'rolled', left: 3 });
    expect(shown.ways('scarlet')).toContainEqual([6, 0]);
  });

  test('a seat need not spy', () => {
    expect(halted.may('scarlet')).toEqual(['move', 'spy', 'accuse', 'end']);
  });

  test('a seat whose roll ends there may still spy', () => {
    const ended = start
      .after('scarlet', { do: 'roll' }, { die: [1] })
      .after('scarlet', { do: 'move', to: [3, 0] });
    expect(ended.may('scarlet')).toEqual(['spy', 'accuse', 'end']);
  });

  test('each square may be used once per turn, and again on the next (X91-13)', () => {
    const shown = halted.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    expect(shown.may('scarlet')).toEqual(['move', 'accuse', 'end']);
    expect(shown.whyNot('scarlet', spy('mustard'))).toBe('spy-square-used');
    const onward = shown.after('scarlet', { do: 'move', to: [5, 0] });
    expect(onward.may('scarlet')).toContain('spy');
    expect(onward.pos.spied).toEqual([onward.pos.rules.board.nodeOf([3, 0])]);
    expect(onward.after('scarlet', { do: 'end' }).pos.spied).toEqual([]);
  });

  test('each-visit: the square may be used again only when the pawn comes back to it', () => {
    const each = editionBy({ again: 'each-visit', wrongAccusers: 'spied-on' });
    const spies = (table: TestTable): TestTable =>
      table.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    const first = spies(
      begin(each)
        .after('scarlet', { do: 'roll' }, { die: [5] })
        .after('scarlet', { do: 'move', to: [3, 0] }),
    );
    expect(first.may('scarlet')).toEqual(['move', 'accuse', 'end']);
    const second = spies(first.after('scarlet', { do: 'move', to: [5, 0] }));
    const back = second.after('scarlet', { do: 'move', to: [3, 0] });
    expect(back.may('scarlet')).toContain('spy');
    const once = spies(
      spies(
        start.after('scarlet', { do: 'roll' }, { die: [5] }).after('scarlet', { do: 'move', to: [3, 0] }),
      ).after('scarlet', { do: 'move', to: [5, 0] }),
    );
    expect(once.after('scarlet', { do: 'move', to: [3, 0] }).turn).toBe('scarlet');
    expect(once.after('scarlet', { do: 'move', to: [3, 0] }).may('scarlet')).not.toContain('spy');
  });

  test('a seat that begins its turn there may not spy', () => {
    const table = openTestTable(edition, {
      layout: { pawns: { scarlet: [3, 0], mustard: null, plum: null } },
    });
    expect(table.may('scarlet')).not.toContain('spy');
    expect(table.whyNot('scarlet', spy('plum'))).toBe('wrong-moment');
  });

  test.each([['scarlet'], ['nobody'], [0], [null], [['plum']]])('a seat cannot spy on %j', (target) => {
    expect(halted.whyNot('scarlet', spy(target))).toBe('not-an-opponent');
  });

  describe('a wrong accuser', () => {
    /** Plum has accused, Scarlet stands on a spy square. */
    const spying = (wrongAccusers: SpiesPolicy['wrongAccusers'], ...accusers: string[]): TestTable => {
      const rules = editionBy({ again: 'once-a-turn', wrongAccusers });
      const pawns = { mustard: null, plum: null };
      let table = openTestTable(rules, { layout: { first: accusers[0]!, pawns } });
      for (const accuser of accusers)
        table = table.after(accuser, { do: 'accuse', suspect: 'plum', weapon: 'pipe', room: 'hall' });
      return halt(table);
    };

    test('spied-on: shows like any other (X91-18)', () => {
      const table = spying('spied-on', 'plum');
      expect(table.after('scarlet', spy('plum')).asked).toEqual(['plum']);
    });

    test('left-alone: cannot be spied on', () => {
      const table = spying('left-alone', 'plum');
      expect(table.forms('scarlet')).toContainEqual({ do: 'spy', target: ['mustard'] });
      expect(table.whyNot('scarlet', spy('plum'))).toBe('not-an-opponent');
    });

    test('left-alone: leaves nobody to spy on when all opponents are wrong accusers', () => {
      expect(spying('left-alone', 'mustard', 'plum').may('scarlet')).toEqual(['move', 'accuse', 'end']);
    });
  });
});
