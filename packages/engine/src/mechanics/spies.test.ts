import { describe, expect, test } from 'vitest';
import { across } from '../board/across.ts';
import { sit, type Table } from '../test/table.ts';
import { tiny } from '../test/tiny.ts';
import { accuse } from './accuse.ts';
import { answer, showing } from './answer.ts';
import { dice, sum } from './dice.ts';
import { spies } from './spies.ts';
import { walk } from './walk.ts';

const edition = tiny(
  [
    dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
    walk({ rest: 'anywhere', halt: 'spy', roomLeft: 'open', unusedPawns: 'block' }),
    spies,
    answer('everyone'),
    showing,
    accuse({ where: 'anywhere', when: 'any-time', heard: 'written', clearsDoor: false }),
  ],
  { map: 'H<1*.*2.3', movement: (board) => across(board) },
);
const start = sit(edition, { layout: { pawns: { mustard: null, plum: null } } });
const halted = start
  .after('scarlet', { do: 'roll' }, { die: [4] })
  .after('scarlet', { do: 'move', to: [3, 0] });
const spy = (target: unknown) => ({ do: 'spy', target }) as never;

describe('on a spy square', () => {
  test('a seat may be shown a card by an opponent of its choice (X91-13)', () => {
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

  test('it then walks on with what is left of the roll (X91-13)', () => {
    const shown = halted.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    expect(shown.pos).toMatchObject({ step: 'rolled', left: 3 });
    expect(shown.ways('scarlet')).toContainEqual([6, 0]);
  });

  test('it need not spy', () => {
    expect(halted.may('scarlet')).toEqual(['move', 'spy', 'accuse', 'end']);
  });

  test('the end of the roll there is no hindrance', () => {
    const ended = start
      .after('scarlet', { do: 'roll' }, { die: [1] })
      .after('scarlet', { do: 'move', to: [3, 0] });
    expect(ended.may('scarlet')).toEqual(['spy', 'accuse', 'end']);
  });

  test('each square serves once a turn, and again on the next (X91-13)', () => {
    const shown = halted.after('scarlet', spy('plum')).after('plum', { do: 'show', card: 'study' });
    expect(shown.may('scarlet')).toEqual(['move', 'accuse', 'end']);
    expect(shown.whyNot('scarlet', spy('mustard'))).toBe('spy-square-used');
    const onward = shown.after('scarlet', { do: 'move', to: [5, 0] });
    expect(onward.may('scarlet')).toContain('spy');
    expect(onward.pos.spied).toEqual([onward.pos.rules.board.nodeOf([3, 0])]);
    expect(onward.after('scarlet', { do: 'end' }).pos.spied).toEqual([]);
  });

  test('a turn that begins there gives nothing', () => {
    const table = sit(edition, { layout: { pawns: { scarlet: [3, 0], mustard: null, plum: null } } });
    expect(table.may('scarlet')).not.toContain('spy');
    expect(table.whyNot('scarlet', spy('plum'))).toBe('wrong-moment');
  });

  test.each([['scarlet'], ['nobody'], [0], [null], [['plum']]])('nobody spies on %j', (target) => {
    expect(halted.whyNot('scarlet', spy(target))).toBe('not-an-opponent');
  });

  test('a wrong accuser can still be spied on (X91-18)', () => {
    const out = sit(edition, { layout: { first: 'plum', pawns: { mustard: null, plum: null } } }).after(
      'plum',
      { do: 'accuse', suspect: 'plum', weapon: 'pipe', room: 'hall' },
    );
    const spying: Table = out
      .after('scarlet', { do: 'roll' }, { die: [1] })
      .after('scarlet', { do: 'move', to: [3, 0] });
    expect(spying.after('scarlet', spy('plum')).asked).toEqual(['plum']);
  });
});
