import { describe, expect, test } from 'vitest';
import { legalForms } from '../../actions/legal.ts';
import { across } from '../../board/across/across.ts';
import { upTo } from '../../board/free/up-to.ts';
import { play } from '../../game/game.ts';
import { openTestTable } from '../../test/table.ts';
import { type TestEditionOptions, testEdition } from '../../test/test-edition.ts';
import type { Place } from '../../vocabulary.ts';
import { accuse } from '../accusing/accuse.ts';
import { suggest } from '../suggesting/suggest.ts';
import { dice, sum } from './dice.ts';
import { type WalkPolicy, walk } from './walk.ts';

const roll = { do: 'roll' } as const;
const policy: WalkPolicy = { rest: 'never', roomLeft: 'barred' };
const to = (place: Place) => ({ do: 'move', to: place }) as const;

/** Scarlet has rolled. She and Mustard play; the board is empty but for her and whom the test places. */
function rolled(
  changes: Partial<WalkPolicy>,
  face: number,
  { pawns = {}, ...more }: TestEditionOptions & { readonly pawns?: Readonly<Record<string, Place>> } = {},
  pulled: readonly string[] = [],
) {
  const mechanics = [
    dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
    walk({ ...policy, ...changes }),
    accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
  ];
  const layout = { pawns: { mustard: null, plum: null, ...pawns }, pulled };
  return openTestTable(testEdition(mechanics, more), { seats: ['scarlet', 'mustard'], layout }).after(
    'scarlet',
    roll,
    {
      die: [face],
    },
  );
}

describe('walking', () => {
  test('ends exactly the roll away, or in a room that is nearer (C86-07, C86-13)', () => {
    expect(rolled({}, 4).ways('scarlet')).toEqual([[6, 0], 'hall', 'attic']);
  });

  test('into a room ends the move and gives the right to suggest', () => {
    const table = rolled({}, 4).after('scarlet', to('hall'));
    expect(table.facts).toEqual([
      { fact: 'moved', seat: 0, pawn: 'scarlet', to: 'hall', by: 'walk', left: 0 },
    ]);
    expect(table.pos).toMatchObject({ step: 'arrived', left: 0, moved: true, entered: true });
    expect(table.ways('scarlet')).toEqual([]);
  });

  test('to a square gives no such right', () => {
    expect(rolled({}, 4).after('scarlet', to([6, 0])).pos).toMatchObject({ step: 'arrived', entered: false });
  });

  test('is refused with the reason when it is not legal', () => {
    const table = rolled({}, 4, { pawns: { scarlet: 'hall', mustard: [3, 0] } });
    expect(table.whyNot('scarlet', to('study'))).toBe('out-of-reach');
    expect(table.whyNot('scarlet', to([1, 0]))).toBe('out-of-reach');
    expect(table.whyNot('scarlet', to([3, 0]))).toBe('occupied');
    expect(table.whyNot('scarlet', to('hall'))).toBe('room-left');
    for (const nowhere of ['cellar', [0, 0], [99, 0], null, {}, undefined])
      expect(table.whyNot('scarlet', { do: 'move', to: nowhere })).toBe('no-such-place');
    const unrolled = openTestTable(
      testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' }), walk(policy)]),
    );
    expect(unrolled.whyNot('scarlet', to('hall'))).toBe('must-roll');
    expect(unrolled.whyNot('mustard', to('hall'))).toBe('not-asked');
  });

  test('ends a pulled seat’s right to suggest where it was', () => {
    const mechanics = [
      dice({ steps: sum, trapped: 'rolls', begin: 'must' }),
      walk({ ...policy, roomLeft: 'open' }),
      suggest({ onEntering: 'may', pulled: 'may', again: 'free', pulledBack: 'may' }),
      accuse({ where: 'anywhere', when: 'any-time', heard: 'spoken', clearsDoor: false }),
    ];
    const table = openTestTable(testEdition(mechanics), {
      layout: { pawns: { scarlet: 'hall', mustard: null }, pulled: ['scarlet'] },
    });
    expect(table.pos.pulled[0]).toBe(table.pos.rules.board.nodeOf('hall'));
    const moved = table.after('scarlet', roll, { die: [1] }).after('scarlet', to([1, 0]));
    expect([moved.turn, moved.pos.pulled[0]]).toEqual(['scarlet', -1]);
  });
});

describe('rest', () => {
  const may = (rest: WalkPolicy['rest'], pawns = {}) => rolled({ rest }, 4, { pawns }).may('scarlet');

  test('never: a seat that can move must (C86-15)', () => {
    expect(may('never')).toEqual(['move', 'accuse']);
    expect(may('never', { scarlet: 'hall' })).toEqual(['move', 'accuse']);
  });

  test('never: a seat that cannot move at all stays where it is (C86-07)', () => {
    expect(may('never', { scarlet: 'hall', mustard: [1, 0] })).toEqual(['accuse', 'end']);
  });

  test('on-a-square: a seat may rest on a square, but must leave a room (S08-10)', () => {
    expect(may('on-a-square')).toEqual(['move', 'accuse', 'end']);
    expect(may('on-a-square', { scarlet: 'hall' })).toEqual(['move', 'accuse']);
  });

  test('on-a-square: a seat need not leave the room it was pulled into (S08-10)', () => {
    const pulled = rolled({ rest: 'on-a-square' }, 4, { pawns: { scarlet: 'hall' } }, ['scarlet']);
    expect(pulled.may('scarlet')).toEqual(['move', 'accuse', 'end']);
    expect(pulled.after('scarlet', { do: 'end' }).at('scarlet')).toBe('hall');
    expect(rolled({ rest: 'never' }, 4, { pawns: { scarlet: 'hall' } }, ['scarlet']).may('scarlet')).toEqual([
      'move',
      'accuse',
    ]);
  });

  test('in-a-room: a seat may rest in a room, but not on a square', () => {
    expect(may('in-a-room')).toEqual(['move', 'accuse']);
    expect(may('in-a-room', { scarlet: 'hall' })).toEqual(['move', 'accuse', 'end']);
  });

  test('anywhere: a seat may rest on a square or in a room (X91-04)', () => {
    expect(may('anywhere')).toEqual(['move', 'accuse', 'end']);
    expect(may('anywhere', { scarlet: 'hall' })).toEqual(['move', 'accuse', 'end']);
  });
});

describe('a room left this turn', () => {
  /** Two doors, so that one can walk out by the one and in by the other. */
  const round: TestEditionOptions = { map: '1>H<2\n..#..\n#...#\n##3##\n##v##\n##A##' };
  const ways = (roomLeft: WalkPolicy['roomLeft'], movement: NonNullable<TestEditionOptions['movement']>) =>
    rolled({ roomLeft }, 6, { ...round, movement, pawns: { scarlet: 'hall' } }).ways('scarlet');

  test('barred: may not be entered again, not even by another door (C86-14)', () => {
    expect(ways('barred', (board) => across(board))).not.toContain('hall');
  });

  test('open: may be entered again (X91-07)', () => {
    expect(ways('open', (board) => across(board))).toContain('hall');
  });

  test('barred: stays barred when the move continues after a halt', () => {
    const halting: TestEditionOptions = { map: 'H<*1\n##23\n##v#\n##A#', movement: (board) => across(board) };
    const start = (roomLeft: WalkPolicy['roomLeft']) =>
      rolled({ halt: 'spy', roomLeft, rest: 'anywhere' }, 5, { ...halting, pawns: { scarlet: 'hall' } });
    const halted = start('barred').after('scarlet', to([2, 0]));
    expect(halted.pos.left).toBe(3);
    expect(halted.ways('scarlet')).not.toContain('hall');
    expect(halted.whyNot('scarlet', to('hall'))).toBe('room-left');
    expect(
      start('open')
        .after('scarlet', to([2, 0]))
        .ways('scarlet'),
    ).toContain('hall');
  });
});

describe('openRooms', () => {
  const round: TestEditionOptions = {
    map: '1>H<2\n..#..\n#...#\n##3##\n##v##\n##A##',
    movement: (board) => upTo(board),
  };
  const inHall = (changes: Partial<WalkPolicy>) =>
    rolled({ rest: 'on-a-square', ...changes }, 6, { ...round, pawns: { scarlet: 'hall' } });

  test('any other room must be left, and may not be entered again (S08-10)', () => {
    for (const table of [inHall({}), inHall({ openRooms: ['attic'] })]) {
      expect(table.may('scarlet')).toEqual(['move', 'accuse']);
      expect(table.ways('scarlet')).not.toContain('hall');
    }
  });

  test('an open room need not be left, and may be entered again', () => {
    const table = inHall({ openRooms: ['hall'] });
    expect(table.may('scarlet')).toEqual(['move', 'accuse', 'end']);
    expect(table.ways('scarlet')).toContain('hall');
  });
});

describe('a pawn nobody plays', () => {
  const ways = (unusedPawns: 'block' | 'give-way', pawns: Record<string, Place>) =>
    rolled({}, 4, { unusedPawns, pawns }).ways('scarlet');

  test('block: is in the way like any other (C86-09)', () => {
    expect(ways('block', { plum: [3, 0] })).toEqual(['hall']);
  });

  test('give-way: is not in the way', () => {
    expect(ways('give-way', { plum: [3, 0] })).toEqual([[6, 0], 'hall', 'attic']);
  });

  test('give-way: may be passed but not stopped on', () => {
    expect(
      rolled({}, 1, { unusedPawns: 'give-way', pawns: { plum: [3, 0] } }).ways('scarlet'),
    ).not.toContainEqual([3, 0]);
  });

  test.each(['block', 'give-way'] as const)(
    '%s: differs from one that somebody plays, which always blocks',
    (unusedPawns) => {
      expect(ways(unusedPawns, { mustard: [3, 0] })).toEqual(['hall']);
    },
  );

  test('blocks nobody while it is in a room', () => {
    expect(ways('block', { plum: 'hall' })).toEqual([[6, 0], 'hall', 'attic']);
  });
});

describe('halt', () => {
  const spying: TestEditionOptions = {
    map: 'H<1*.2.3>S\n####v#####\n####A#####',
    movement: (board) => across(board),
  };

  test('is needed for a move to stop before the roll is used up', () => {
    expect(rolled({}, 2, spying).ways('scarlet')).not.toContainEqual([3, 0]);
    expect(rolled({ halt: 'spy' }, 2, spying).ways('scarlet')).toContainEqual([3, 0]);
  });

  test('lets a move stop on such a square and continue with the rest of the roll (X91-13)', () => {
    const table = rolled({ rest: 'anywhere', halt: 'spy' }, 3, spying);
    const halted = table.after('scarlet', to([3, 0]));
    expect(halted.last('moved')).toMatchObject({ to: [3, 0], left: 2 });
    expect(halted.pos).toMatchObject({ step: 'rolled', left: 2, entered: false });
    expect(halted.ways('scarlet')).toContainEqual([5, 0]);
    expect(halted.after('scarlet', to([5, 0])).pos).toMatchObject({ step: 'arrived', left: 0 });
  });

  test('keeps the last step of the roll', () => {
    const halted = rolled({ rest: 'anywhere', halt: 'spy' }, 2, spying).after('scarlet', to([3, 0]));
    expect(halted.pos).toMatchObject({ step: 'rolled', left: 1 });
  });

  test('counts as a move even where a seat must move', () => {
    const table = rolled({ rest: 'never', halt: 'spy' }, 3, spying);
    expect(table.may('scarlet')).not.toContain('end');
    expect(table.after('scarlet', to([3, 0])).may('scarlet')).toContain('end');
  });

  test('ends the move when the roll ends there', () => {
    const halted = rolled({ rest: 'anywhere', halt: 'spy' }, 1, spying).after('scarlet', to([3, 0]));
    expect(halted.pos).toMatchObject({ step: 'arrived', left: 0 });
  });
});

test('destinations computed for one game are not used in another', () => {
  const edition = testEdition([dice({ steps: sum, trapped: 'rolls', begin: 'must' }), walk(policy)]);
  const tables = [1, 2].map((face) =>
    openTestTable(edition, { layout: { pawns: { mustard: null } } }).after('scarlet', roll, { die: [face] }),
  );
  for (const [one, two] of [tables, tables]) {
    expect(one!.ways('scarlet')).toEqual([[1, 0], [3, 0]]); // biome-ignore format: two squares
    expect(two!.ways('scarlet')).toEqual([[4, 0], [3, 1], 'hall']);
  }
});

test('a caller that changes the destinations it was given changes neither what is offered nor what is accepted', () => {
  const table = rolled({}, 1);
  const before = table.ways('scarlet');
  const form = legalForms(table.pos, 0).find((each) => each.do === 'move') as unknown as { to: unknown[] };
  form.to.push([9, 9], [6, 0]);
  expect(table.ways('scarlet')).toEqual(before);
  for (const place of [
    [9, 9],
    [6, 0],
  ] as const)
    expect(play(table.game, 0, { do: 'move', to: place })).toMatchObject({ ok: false });
});

test('an edition brings its own movement, such as up to the roll and past other pawns (S08-07, S08-08)', () => {
  const table = rolled({}, 4, { movement: (board) => upTo(board), pawns: { mustard: [3, 0] } });
  expect(table.ways('scarlet')).toEqual([[1, 0], [4, 0], [5, 0], [6, 0], [3, 1], 'hall', 'attic']);
});
