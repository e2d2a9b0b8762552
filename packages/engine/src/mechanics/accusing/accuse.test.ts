import { describe, expect, test } from 'vitest';
import type { Layout } from '../../setup/layout.ts';
import { envelope, namesOfFacts, openTestTable, solution, type TestTable, wrong } from '../../test/table.ts';
import { testEdition } from '../../test/test-edition.ts';
import { dice, sum } from '../moving/dice.ts';
import { walk } from '../moving/walk.ts';
import { answer } from '../suggesting/answer.ts';
import { suggest } from '../suggesting/suggest.ts';
import { type AccusePolicy, accuse } from './accuse.ts';

const policy: AccusePolicy = { where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false };
const truly = { do: 'accuse', ...solution } as const;
const falsely = { do: 'accuse', ...wrong } as const;

const accusing = (changes: Partial<AccusePolicy> = {}, layout: Layout = {}): TestTable =>
  openTestTable(
    testEdition([
      dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
      walk({ rest: 'anywhere', roomLeft: 'barred' }),
      suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
      answer('first-who-can'),
      accuse({ ...policy, ...changes }),
    ]),
    { layout },
  );
const mayAccuse = (table: TestTable): boolean => table.may(table.turn).includes('accuse');

describe('an accusation', () => {
  test('names any suspect, weapon and room, wherever the accuser’s pawn is (C86-24)', () => {
    expect(accusing().forms('scarlet')).toContainEqual({
      do: 'accuse',
      suspect: ['scarlet', 'mustard', 'plum'],
      weapon: ['rope', 'knife', 'pipe'],
      room: ['hall', 'study', 'attic'],
    });
  });

  test('wins when right, and all see the envelope (ALL-06)', () => {
    const table = accusing().after('scarlet', truly);
    expect(namesOfFacts(table.facts)).toEqual(['accused', 'judged', 'ended']);
    expect(table.pos.result).toEqual({ winner: 0, envelope });
    expect(table.seenBy('spectator').result).toEqual({ winner: 0, envelope });
    expect(table.seenBy('plum').accusations).toEqual([
      { turn: 1, by: 0, cards: ['plum', 'pipe', 'attic'], right: true },
    ]);
    expect(table.pos.out).toEqual([false, false, false]);
  });

  test('puts the accuser out and ends its turn when wrong (ALL-06, C86-25)', () => {
    const table = accusing().after('scarlet', falsely);
    expect(table.pos.result).toBe(null);
    expect(table.pos.out).toEqual([true, false, false]);
    expect(table.turn).toBe('mustard');
  });

  test.each(['suspect', 'weapon', 'room'] as const)('is wrong when only the %s is wrong', (key) => {
    const other = { suspect: 'scarlet', weapon: 'rope', room: 'hall' }[key];
    const table = accusing().after('scarlet', { ...truly, [key]: other });
    expect(table.pos.out[0]).toBe(true);
  });

  test('lets only the accuser see the envelope when wrong (ALL-06)', () => {
    const table = accusing().after('scarlet', falsely);
    expect(table.seenBy('scarlet').envelope).toEqual(envelope);
    expect(table.seenBy('scarlet').known).toMatchObject({
      plum: 'envelope',
      pipe: 'envelope',
      attic: 'envelope',
    });
    for (const viewer of ['mustard', 'spectator'] as const) {
      expect(table.seenBy(viewer).envelope).toBe(null);
      expect(Object.values(table.seenBy(viewer).known)).not.toContain('envelope');
    }
  });

  test('may be made once per seat and game, and only on the seat’s own turn (ALL-06)', () => {
    const table = accusing().after('scarlet', falsely);
    expect(table.whyNot('scarlet', truly)).toBe('already-accused');
    expect(table.whyNot('plum', truly)).toBe('not-asked');
  });

  test('is kept in the list of all accusations', () => {
    const table = accusing()
      .after('scarlet', falsely)
      .after('mustard', { ...falsely, weapon: 'rope' });
    expect(table.pos.accusations).toEqual([
      { turn: 1, by: 0, cards: ['plum', 'pipe', 'hall'], right: false },
      { turn: 2, by: 1, cards: ['plum', 'rope', 'hall'], right: false },
    ]);
    const won = table.after('plum', truly);
    expect(won.pos.accusations.map(({ right }) => right)).toEqual([false, false, true]);
  });

  test('is malformed when it names something that is not a card', () => {
    expect(accusing().whyNot('scarlet', { ...truly, room: 'pool' })).toBe('malformed');
    expect(accusing().whyNot('scarlet', { do: 'accuse' })).toBe('malformed');
  });

  test('keeps the turn open for a seat that may still make it', () => {
    const table = accusing().after('scarlet', { do: 'roll' }, { die: [1] });
    const moved = table.after('scarlet', { do: 'move', to: [1, 0] });
    expect(moved.may('scarlet')).toEqual(['accuse', 'end']);
  });
});

describe('where', () => {
  const at = (where: AccusePolicy['where'], scarlet: string | [number, number]) =>
    accusing({ where }, { pawns: { scarlet } });

  test('anywhere: a seat may accuse on a square too (C86-24, X91-17)', () => {
    expect(mayAccuse(at('anywhere', [2, 0]))).toBe(true);
    expect(mayAccuse(at('anywhere', 'hall'))).toBe(true);
  });

  test('in-a-room: a seat may accuse in any room (N15-10)', () => {
    expect(mayAccuse(at('in-a-room', 'hall'))).toBe(true);
    expect(mayAccuse(at('in-a-room', [2, 0]))).toBe(false);
    expect(at('in-a-room', [2, 0]).whyNot('scarlet', truly)).toBe('accuse-elsewhere');
  });

  test('a named room: a seat may accuse only there (S08-19)', () => {
    expect(mayAccuse(at({ room: 'attic' }, 'attic'))).toBe(true);
    expect(mayAccuse(at({ room: 'attic' }, 'hall'))).toBe(false);
    expect(at({ room: 'attic' }, 'hall').whyNot('scarlet', truly)).toBe('accuse-elsewhere');
    expect(mayAccuse(at({ room: 'attic' }, [2, 0]))).toBe(false);
  });
});

describe('when', () => {
  const begun = (when: AccusePolicy['when']) =>
    accusing({ when }, { pawns: { scarlet: 'hall' }, pulled: ['scarlet'] });
  const arrived = (when: AccusePolicy['when']) =>
    accusing({ when })
      .after('scarlet', { do: 'roll' }, { die: [2] })
      .after('scarlet', { do: 'move', to: 'hall' });
  const settled = (when: AccusePolicy['when'], suspect: string) =>
    begun(when).after('scarlet', { do: 'suggest', suspect, weapon: 'pipe', room: 'hall' });
  const unshown = (when: AccusePolicy['when']) => settled(when, 'plum');
  const shown = (when: AccusePolicy['when']) =>
    settled(when, 'mustard').after('mustard', { do: 'show', card: 'mustard' });

  test('any-time: a seat may accuse at the start, on arriving, and after a suggestion, disproved or not (C86-23)', () => {
    for (const moment of [begun, arrived, unshown, shown]) expect(mayAccuse(moment('any-time'))).toBe(true);
  });

  test('until-shown: a seat may accuse until a card is shown, and then the turn is over (AST-12)', () => {
    for (const moment of [begun, arrived, unshown]) expect(mayAccuse(moment('until-shown'))).toBe(true);
    expect(shown('until-shown').turn).toBe('mustard');
    const byTheSecond = begun('until-shown')
      .after('scarlet', { do: 'suggest', suspect: 'plum', weapon: 'knife', room: 'hall' })
      .after('plum', { do: 'show', card: 'knife' });
    expect(byTheSecond.turn).toBe('mustard');
  });

  test('when-none-shown: a seat may accuse only after a suggestion that nobody disproved', () => {
    expect(mayAccuse(unshown('when-none-shown'))).toBe(true);
    for (const moment of [begun, arrived]) {
      expect(mayAccuse(moment('when-none-shown'))).toBe(false);
      expect(moment('when-none-shown').whyNot('scarlet', truly)).toBe('accuse-later');
    }
    expect(shown('when-none-shown').turn).toBe('mustard');
  });

  test('instead-of-suggesting: a seat may accuse only on arriving (S08-19)', () => {
    expect(mayAccuse(arrived('instead-of-suggesting'))).toBe(true);
    expect(begun('instead-of-suggesting').whyNot('scarlet', truly)).toBe('accuse-later');
    for (const moment of [unshown, shown]) expect(moment('instead-of-suggesting').turn).toBe('mustard');
  });

  test.each(['any-time', 'until-shown', 'when-none-shown', 'instead-of-suggesting'] as const)(
    '%s: a seat may not accuse while its suggestion is being answered',
    (when) => {
      expect(settled(when, 'mustard').may('scarlet')).toEqual([]);
    },
  );
});

describe('a seat that must suggest', () => {
  const entered = (whoMustSuggest: NonNullable<AccusePolicy['whoMustSuggest']>) =>
    openTestTable(
      testEdition([
        dice({ steps: sum, trapped: 'rolls', begin: 'may' }),
        walk({ rest: 'anywhere', roomLeft: 'barred' }),
        suggest({ onEntering: 'must', pulled: 'may', again: 'free', pulledBack: 'may' }),
        answer('first-who-can'),
        accuse({ ...policy, whoMustSuggest }),
      ]),
    )
      .after('scarlet', { do: 'roll' }, { die: [2] })
      .after('scarlet', { do: 'move', to: 'hall' });

  test('may-accuse: may accuse instead (C86-17)', () => {
    expect(entered('may-accuse').may('scarlet')).toEqual(['suggest', 'accuse']);
    expect(entered('may-accuse').after('scarlet', truly).pos.result?.winner).toBe(0);
  });

  test('suggests-first: may accuse only after its suggestion', () => {
    const table = entered('suggests-first');
    expect(table.may('scarlet')).toEqual(['suggest']);
    expect(table.whyNot('scarlet', truly)).toBe('must-suggest');
    const suggested = table.after('scarlet', {
      do: 'suggest',
      suspect: 'plum',
      weapon: 'pipe',
      room: 'hall',
    });
    expect(suggested.may('scarlet')).toEqual(['accuse', 'end']);
  });
});

describe('heard', () => {
  const accused = (heard: AccusePolicy['heard']) => accusing({ heard }).after('scarlet', falsely);
  const names = (table: TestTable, viewer: string) => table.seenBy(viewer).accusations[0];

  test('spoken: all hear the three names (C86-24)', () => {
    const table = accused('spoken');
    expect(table.facts[0]).toEqual({ fact: 'accused', seat: 0, cards: ['plum', 'pipe', 'hall'] });
    for (const viewer of ['scarlet', 'mustard', 'spectator'])
      expect(names(table, viewer)).toEqual({ turn: 1, by: 0, cards: ['plum', 'pipe', 'hall'], right: false });
  });

  test('written: the others learn only whether it was right (X91-17)', () => {
    const table = accused('written');
    expect(names(table, 'scarlet')).toEqual({
      turn: 1,
      by: 0,
      cards: ['plum', 'pipe', 'hall'],
      right: false,
    });
    for (const viewer of ['mustard', 'spectator'])
      expect(names(table, viewer)).toEqual({ turn: 1, by: 0, cards: null, right: false });
  });

  test('written: all learn a right accusation from the envelope (X91-17)', () => {
    const right = accusing({ heard: 'written' }).after('scarlet', truly);
    expect(right.seenBy('mustard').accusations[0]).toEqual({ turn: 1, by: 0, cards: envelope, right: true });
  });
});

describe('a wrong accuser in front of a door', () => {
  const accused = (clearsDoor: boolean, scarlet: string | [number, number], action = falsely) =>
    accusing({ clearsDoor }, { pawns: { scarlet } }).after('scarlet', action);

  test('clears it: its pawn is put into the room (C86-25, AST-14)', () => {
    expect(accused(true, [1, 0]).at('scarlet')).toBe('hall');
    expect(accused(true, [1, 0]).last('moved')).toEqual({
      fact: 'moved',
      seat: null,
      pawn: 'scarlet',
      to: 'hall',
      by: 'door',
      left: 0,
    });
  });

  test('stays there where the edition does not clear doors (N15-11)', () => {
    expect(accused(false, [1, 0]).at('scarlet')).toEqual([1, 0]);
  });

  test('stays on a square without a door, and in a room', () => {
    expect(accused(true, [2, 0]).at('scarlet')).toEqual([2, 0]);
    expect(accused(true, 'study').at('scarlet')).toBe('study');
    expect(namesOfFacts(accused(true, 'study').facts)).not.toContain('moved');
  });

  test('stays when the accusation was right', () => {
    const won = accusing({ clearsDoor: true }, { pawns: { scarlet: [1, 0] } }).after('scarlet', truly);
    expect(won.at('scarlet')).toEqual([1, 0]);
  });
});
