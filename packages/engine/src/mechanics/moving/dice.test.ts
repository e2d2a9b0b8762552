import { describe, expect, test } from 'vitest';
import { namesOfFacts, openTestTable } from '../../test/table.ts';
import { die, type TestEditionOptions, testEdition } from '../../test/test-edition.ts';
import { accuse } from '../accusing/accuse.ts';
import { type DicePolicy, dice, type PassagesPolicy, passages, sum, sumWithoutMark } from './dice.ts';
import { walk } from './walk.ts';

const roll = { do: 'roll' } as const;
const mayAccuse = accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false });
const walking = walk({ rest: 'never', roomLeft: 'barred' });
const policy: DicePolicy = { steps: sum, trapped: 'rolls', begin: 'must' };

describe('what a roll is worth', () => {
  test('is the face of a single die', () => {
    const rolled = openTestTable(testEdition([dice(policy), mayAccuse])).after('scarlet', roll, { die: [4] });
    expect(rolled.facts).toEqual([{ fact: 'rolled', seat: 0, dice: [4], steps: 4 }]);
    expect(rolled.pos).toMatchObject({ dice: [4], left: 4, step: 'rolled' });
  });

  test('is the sum of two dice (C02-07)', () => {
    const two = testEdition([dice(policy), mayAccuse], { dice: [die, die] });
    expect(openTestTable(two).after('scarlet', roll, { die: [1, 5] }).pos).toMatchObject({
      dice: [1, 5],
      left: 6,
    });
  });

  test('counts nothing for the mark on the first die, and 1 for a 1 on the other (S08-06)', () => {
    const marked = testEdition([dice({ ...policy, steps: sumWithoutMark(1) }), mayAccuse], {
      dice: [die, die],
    });
    const steps = (...faces: number[]) =>
      openTestTable(marked).after('scarlet', roll, { die: faces }).pos.left;
    expect([steps(1, 5), steps(5, 1), steps(1, 1)]).toEqual([5, 6, 1]);
  });

  test('is rolled once per turn', () => {
    const rolled = openTestTable(testEdition([dice(policy), mayAccuse])).after('scarlet', roll);
    expect(rolled.may('scarlet')).toEqual(['accuse', 'end']);
    expect(rolled.whyNot('scarlet', roll)).toBe('wrong-moment');
    expect(openTestTable(testEdition([dice(policy)])).whyNot('mustard', roll)).toBe('not-asked');
    expect(openTestTable(testEdition([dice(policy)])).whyNot('scarlet', { do: 'roll', dice: [6] })).toBe(
      'malformed',
    );
  });
});

describe('begin', () => {
  const opened = (begin: DicePolicy['begin']) => openTestTable(testEdition([dice({ ...policy, begin })]));

  test('must: a turn begins with a roll (C86-06)', () => {
    expect(opened('must').may('scarlet')).toEqual(['roll']);
    expect(opened('must').whyNot('scarlet', { do: 'end' })).toBe('must-roll');
  });

  test('may: a seat may end its turn without rolling (X91-04)', () => {
    expect(opened('may').may('scarlet')).toEqual(['roll', 'end']);
    expect(opened('may').after('scarlet', { do: 'end' }).turn).toBe('mustard');
  });
});

describe('a seat with a pawn in front of every door', () => {
  const shutIn: Parameters<typeof openTestTable>[1] = {
    layout: { pawns: { scarlet: 'hall', mustard: [1, 0] } },
  };
  const shut = (trapped: DicePolicy['trapped']) =>
    openTestTable(testEdition([dice({ ...policy, trapped }), walking, mayAccuse]), shutIn);

  test('waits: does not roll, but may accuse or end its turn (C86-15)', () => {
    const table = shut('waits');
    expect(table.may('scarlet')).toEqual(['accuse', 'end']);
    expect(table.whyNot('scarlet', roll)).toBe('trapped');
    expect(table.whyNot('scarlet', { do: 'move', to: [2, 0] })).toBe('trapped');
  });

  test('rolls: rolls like any other (N15-05)', () => {
    const table = shut('rolls');
    expect(table.may('scarlet')).toEqual(['roll', 'accuse']);
    const rolled = table.after('scarlet', roll, { die: [6] });
    expect(rolled.ways('scarlet')).toEqual([]);
    expect(rolled.may('scarlet')).toEqual(['accuse', 'end']);
  });
});

describe('a secret passage', () => {
  const between: TestEditionOptions = { passages: [['hall', 'study']] };
  const open = (
    changes: Partial<PassagesPolicy> = {},
    pawns: Record<string, string | [number, number]> = { scarlet: 'hall' },
  ) =>
    openTestTable(
      testEdition(
        [
          dice({ ...policy, trapped: 'waits' }),
          passages({ afterRoll: false, trapped: 'may', ...changes }),
          walking,
          mayAccuse,
        ],
        between,
      ),
      { layout: { pawns } },
    );
  const take = { do: 'passage' } as const;

  test('is taken instead of rolling, and is the whole move (C86-10)', () => {
    const table = open();
    expect(table.forms('scarlet')).toContainEqual({ do: 'passage', to: ['study'] });
    const taken = table.after('scarlet', take);
    expect(taken.facts).toEqual([
      { fact: 'moved', seat: 0, pawn: 'scarlet', to: 'study', by: 'passage', left: 0 },
    ]);
    expect(taken.pos).toMatchObject({ step: 'arrived', entered: true, left: 0 });
  });

  test('leads both ways', () => {
    const table = open({}, { scarlet: 'study' });
    expect(table.after('scarlet', { do: 'passage', to: 'hall' }).at('scarlet')).toBe('hall');
  });

  test('is refused where there is none, and to a room it does not lead to', () => {
    expect(open({}, { scarlet: 'attic' }).whyNot('scarlet', take)).toBe('no-passage');
    expect(open({}, {}).whyNot('scarlet', take)).toBe('no-passage');
    expect(open().whyNot('scarlet', { do: 'passage', to: 'attic' })).toBe('passage-elsewhere');
  });

  test('afterRoll false: is closed once the dice are rolled (C86-06)', () => {
    const rolled = open({ afterRoll: false }).after('scarlet', roll, { die: [1] });
    expect(rolled.may('scarlet')).toEqual(['move', 'accuse']);
    expect(rolled.whyNot('scarlet', take)).toBe('wrong-moment');
  });

  test('afterRoll true: stays open once the dice are rolled (N15-05)', () => {
    const rolled = open({ afterRoll: true }).after('scarlet', roll, { die: [1] });
    expect(rolled.may('scarlet')).toEqual(['passage', 'move', 'accuse']);
    expect(rolled.after('scarlet', take).at('scarlet')).toBe('study');
  });

  test('afterRoll true: is open only from the room where the turn began (N15-05)', () => {
    const rolled = open({ afterRoll: true }).after('scarlet', roll, { die: [1] });
    const elsewhere = { ...rolled.pos, began: rolled.pos.rules.board.nodeOf('attic') };
    const forms: { do: string }[] = [];
    passages({ afterRoll: true, trapped: 'may' }).offers!(elsewhere, 0, forms as never);
    expect(forms).toEqual([]);
  });

  const trapped = { scarlet: 'hall', mustard: [1, 0] as [number, number] };
  test('trapped must: has to be taken by a trapped seat that does not accuse (C02-15)', () => {
    const table = open({ trapped: 'must' }, trapped);
    expect(table.may('scarlet')).toEqual(['passage', 'accuse']);
    expect(table.whyNot('scarlet', { do: 'end' })).toBe('must-leave');
    expect(open({ trapped: 'must' }).whyNot('scarlet', { do: 'end' })).toBe('must-roll');
  });

  test('trapped may: need not be taken by a trapped seat', () => {
    expect(open({ trapped: 'may' }, trapped).may('scarlet')).toEqual(['passage', 'accuse', 'end']);
  });

  test('between squares is closed while a pawn stands at its other end (X91-11)', () => {
    const squares: TestEditionOptions = { passages: [[[2, 0], [5, 0]]] }; // biome-ignore format: two squares
    const table = (plum: [number, number]) =>
      openTestTable(
        testEdition([dice(policy), passages({ afterRoll: false, trapped: 'may' }), mayAccuse], squares),
        {
          layout: { pawns: { plum } },
        },
      );
    expect(table([6, 0]).forms('scarlet')).toContainEqual({ do: 'passage', to: [[5, 0]] });
    expect(table([5, 0]).may('scarlet')).not.toContain('passage');
    expect(table([5, 0]).whyNot('scarlet', take)).toBe('occupied');
  });

  test('has to be named when the room has several', () => {
    const forked: TestEditionOptions = { passages: [['hall', 'study'], ['hall', 'attic']] }; // biome-ignore format: two passages
    const table = openTestTable(
      testEdition([dice(policy), passages({ afterRoll: false, trapped: 'may' }), walking, mayAccuse], forked),
      {
        layout: { pawns: { scarlet: 'hall' } },
      },
    );
    expect(table.whyNot('scarlet', take)).toBe('passage-elsewhere');
    expect(table.after('scarlet', { do: 'passage', to: 'attic' }).at('scarlet')).toBe('attic');
  });

  test('cannot be taken on another seat’s turn', () => {
    expect(open({}, { mustard: 'hall' }).whyNot('mustard', take)).toBe('not-asked');
    expect(namesOfFacts(open({}, { mustard: 'hall' }).log)).not.toContain('moved');
  });
});
