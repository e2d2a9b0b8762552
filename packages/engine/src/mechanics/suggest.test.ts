import { describe, expect, test } from 'vitest';
import type { Layout } from '../layout.ts';
import { sit, type Table } from '../test/table.ts';
import { type Tiny, tiny } from '../test/tiny.ts';
import type { Place } from '../vocabulary.ts';
import { accuse } from './accuse.ts';
import { answer } from './answer.ts';
import { dice, sum } from './dice.ts';
import { type SuggestPolicy, suggest } from './suggest.ts';
import { walk } from './walk.ts';

const policy: SuggestPolicy = { onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' };
const suggesting = (changes: Partial<SuggestPolicy>, layout: Layout = {}, more: Tiny = {}) =>
  sit(
    tiny(
      [
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'barred', unusedPawns: 'block' }),
        suggest({ ...policy, ...changes }),
        answer('first-who-can'),
        accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
      ],
      more,
    ),
    { seats: ['scarlet', 'mustard'], layout },
  );
const end = { do: 'end' } as const;
const named = (room: string, suspect = 'plum') => ({ do: 'suggest', suspect, weapon: 'pipe', room }) as const;
const go = (table: Table, who: string, face: number, to: Place): Table =>
  table.after(who, { do: 'roll' }, { die: [face] }).after(who, { do: 'move', to });
const maySuggest = (table: Table, who = 'scarlet'): boolean => table.may(who).includes('suggest');

describe('on entering a room', () => {
  const entered = (onEntering: SuggestPolicy['onEntering']) => go(suggesting({ onEntering }), 'scarlet', 2, 'hall');

  test('must: a seat suggests, or accuses instead (C86-17)', () => {
    const table = entered('must');
    expect(table.may('scarlet')).toEqual(['suggest', 'accuse']);
    expect(table.whyNot('scarlet', end)).toBe('must-suggest');
  });

  test('may: it need not (AST-09)', () => {
    expect(entered('may').may('scarlet')).toEqual(['suggest', 'accuse', 'end']);
  });

  test('it names any suspect and any weapon, and that room (C86-17)', () => {
    const [form] = entered('may').forms('scarlet');
    expect(form).toEqual({
      do: 'suggest',
      suspect: ['scarlet', 'mustard', 'plum'],
      weapon: ['rope', 'knife', 'pipe'],
      room: 'hall',
    });
  });

  test('all hear the three names', () => {
    const table = entered('may').after('scarlet', named('hall'));
    expect(table.facts[0]).toEqual({
      fact: 'suggested',
      seat: 0,
      cards: ['plum', 'pipe', 'hall'],
      room: 'hall',
    });
    expect(table.seenBy('spectator').history).toEqual(table.pos.history);
  });

  test('it suggests once', () => {
    const table = entered('must').after('scarlet', named('hall'));
    expect(maySuggest(table)).toBe(false);
    expect(table.whyNot('scarlet', named('hall'))).toBe('already-suggested');
  });
});

describe('a seat pulled into a room', () => {
  const pulled: Layout = { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] };

  test('may: suggests there without moving, or moves (C86-22)', () => {
    const table = suggesting({ pulled: 'may' }, pulled);
    expect(table.may('scarlet')).toEqual(['roll', 'suggest', 'accuse', 'end']);
    expect(maySuggest(table.after('scarlet', { do: 'roll' }))).toBe(false);
  });

  test('never: has no such right (AST-10)', () => {
    const table = suggesting({ pulled: 'never' }, pulled);
    expect(table.may('scarlet')).toEqual(['roll', 'accuse', 'end']);
    expect(table.whyNot('scarlet', named('hall'))).toBe('not-entered');
  });

  test('has it on its next turn only, not one later', () => {
    const table = suggesting({ pulled: 'may' }, pulled).after('scarlet', end).after('mustard', end);
    expect(maySuggest(table)).toBe(false);
  });

  test('has none where it walked in on an earlier turn and kept silent (X91-14)', () => {
    const table = go(suggesting({}), 'scarlet', 2, 'hall').after('scarlet', end).after('mustard', end);
    expect(maySuggest(table)).toBe(false);
  });
});

/** Scarlet suggests in the hall; Mustard, pulled into the study, pulls her there; she walks straight back. */
const backStraight = (again: SuggestPolicy['again'], pawns: Record<string, Place> = {}): Table => {
  const table = suggesting({ again }, {
    pawns: { scarlet: 'hall', mustard: 'study', plum: 'attic', ...pawns },
    pulled: ['scarlet', 'mustard'],
  }, short).after('scarlet', named('hall')).after('scarlet', end);
  return go(table.after('mustard', named('study', 'scarlet')).after('scarlet', { do: 'show', card: 'study' }).after('mustard', end), 'scarlet', 3, 'hall');
};
/** The hall and the study are near enough to walk between. */
const short: Tiny = { map: 'H<>S#123\n####..^A' };

describe('the room of the last suggestion', () => {
  const start = (again: SuggestPolicy['again']) =>
    suggesting(
      { again },
      {
        hands: { scarlet: ['study', 'pipe'], mustard: [] },
        envelope: ['plum', 'rope', 'attic'],
        pawns: { scarlet: 'hall', mustard: 'study' },
        pulled: ['scarlet', 'mustard'],
      },
      short,
    );
  /** Scarlet suggests in the hall, is pulled into the study by Mustard, and walks straight back. */
  const straightBack = (again: SuggestPolicy['again']) => {
    const pulledOut = start(again)
      .after('scarlet', named('hall', 'scarlet'))
      .after('scarlet', end)
      .after('mustard', named('study', 'scarlet'))
      .after('scarlet', { do: 'show', card: 'study' })
      .after('mustard', end);
    return go(pulledOut, 'scarlet', 3, 'hall');
  };
  /** Scarlet suggests in the hall, walks out to the corridor, and comes back on the turn after. */
  const outAndIn = (again: SuggestPolicy['again']) => {
    const out = go(start(again).after('scarlet', named('hall', 'scarlet')).after('scarlet', end).after('mustard', end), 'scarlet', 1, [1, 0]);
    return go(out.after('scarlet', end).after('mustard', end), 'scarlet', 1, 'hall');
  };

  test('not-straight-back: closed for who was pulled out and walks straight back (C86-21)', () => {
    const table = straightBack('not-straight-back');
    expect(table.at('scarlet')).toBe('hall');
    expect(maySuggest(table)).toBe(false);
    expect(table.whyNot('scarlet', named('hall'))).toBe('already-suggested');
  });

  test('not-straight-back: open again on a later turn (C86-21)', () => {
    expect(maySuggest(outAndIn('not-straight-back'))).toBe(true);
  });

  test('not-twice-running: closed until a suggestion elsewhere (X91-14)', () => {
    expect(maySuggest(straightBack('not-twice-running'))).toBe(false);
    expect(maySuggest(outAndIn('not-twice-running'))).toBe(false);
  });

  test('not-twice-running: a suggestion elsewhere opens it (X91-14)', () => {
    const elsewhere = start('not-twice-running')
      .after('scarlet', named('hall', 'scarlet'))
      .after('scarlet', end)
      .after('mustard', end);
    const inStudy = go(elsewhere, 'scarlet', 3, 'study').after('scarlet', named('study', 'scarlet'));
    const back = go(inStudy.after('scarlet', end).after('mustard', end), 'scarlet', 3, 'hall');
    expect(maySuggest(back)).toBe(true);
  });

  test('free: always open (AST-10)', () => {
    expect(maySuggest(straightBack('free'))).toBe(true);
    expect(maySuggest(outAndIn('free'))).toBe(true);
  });

  test('a closed room obliges nobody', () => {
    const must = suggesting({ again: 'not-twice-running', onEntering: 'must' }, { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] });
    const out = go(must.after('scarlet', named('hall', 'scarlet')).after('scarlet', end).after('mustard', end), 'scarlet', 1, [1, 0]);
    const back = go(out.after('scarlet', end).after('mustard', end), 'scarlet', 1, 'hall');
    expect(back.may('scarlet')).toEqual(['accuse', 'end']);
  });

  test('is each seat’s own', () => {
    const table = straightBack('not-twice-running');
    expect(maySuggest(go(table.after('scarlet', end), 'mustard', 3, 'hall'), 'mustard')).toBe(true);
  });
});

describe('a seat pulled back into a room that is closed for it', () => {
  /** Scarlet suggests in the hall and leaves; Mustard, who comes into the hall, pulls her back. */
  const back = (changes: Partial<SuggestPolicy>) => {
    const start = suggesting(changes, {
      hands: { scarlet: ['study', 'pipe'], mustard: [] },
      envelope: ['plum', 'rope', 'attic'],
      pawns: { scarlet: 'hall', mustard: [1, 0] },
      pulled: ['scarlet'],
    });
    const alone = start.after('scarlet', named('hall', 'scarlet')).after('scarlet', end);
    const here = alone.pos.rules.board.nodeOf('hall');
    const mustard = go(alone, 'mustard', 1, 'hall');
    // Pulled out by hand: what follows must not depend on how she got out.
    const out = { ...mustard.pos, pawns: [alone.pos.rules.board.nodeOf('study'), here, -1] };
    return { mustard, out };
  };

  test.todo('replaced below');
  expect(back).toBeDefined();
});
