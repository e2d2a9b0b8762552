import { openGame, seededChance } from '@casefile/engine';
import { makeBoard } from '@casefile/engine/board/board';
import type { Drawing } from '@casefile/engine/board/drawing';
import { describe, expect, test } from 'vitest';
import { board as asterix } from '../asterix/board.ts';
import { cards as asterixCards } from '../asterix/cards.ts';
import { board as classic } from '../classic/board.ts';
import { cards as classicCards } from '../clue-1986/cards.ts';
import { board as clue2015 } from '../clue-2015/board.ts';
import { cards as clue2015Cards } from '../clue-2015/cards.ts';
import { editionById } from '../index.ts';
import { board as secrets2008 } from '../secrets-2008/board.ts';
import { cards as secrets2008Cards } from '../secrets-2008/cards.ts';
import { names as secrets2008Names } from '../secrets-2008/en/names.ts';
import { board as super1991 } from '../super-1991/board.ts';
import { cards as super1991Cards } from '../super-1991/cards.ts';
import { names as super1991Names } from '../super-1991/en/names.ts';

/** The published facts of a board, stated independently of its drawing. */
interface Facts {
  drawing: Drawing;
  cards: { suspects: readonly string[]; rooms: readonly string[] };
  size: readonly [width: number, height: number];
  squares: number;
  /** Room -> the squares in front of its doors. */
  doors: Record<string, string>;
  starts: Record<string, string>;
  passages: readonly string[];
  marks: Record<string, number>;
}

const facts: Facts[] = [
  {
    drawing: classic,
    cards: classicCards,
    size: [24, 25],
    squares: 188,
    doors: {
      study: '6,4',
      hall: '11,7 12,7 8,4',
      lounge: '17,6',
      library: '3,11 7,8',
      'dining-room': '15,12 17,8',
      'billiard-room': '1,11 6,15',
      conservatory: '5,19',
      ballroom: '14,16 16,19 7,19 9,16',
      kitchen: '19,17',
    },
    starts: { scarlet: '16,0', mustard: '23,7', white: '14,24', green: '9,24', peacock: '0,18', plum: '0,5' },
    passages: ['study kitchen', 'conservatory lounge'],
    marks: {},
  },
  {
    drawing: asterix,
    cards: asterixCards,
    size: [24, 25],
    squares: 188,
    doors: {
      cliff: '6,4',
      road: '11,7 12,7 8,4',
      forest: '17,6',
      'viking-tent': '3,11 7,8',
      longship: '15,12 17,8',
      'roman-tent': '1,11 6,15',
      'roman-camp': '5,19',
      inn: '14,16 16,19 7,19 9,16',
      'pirate-ship': '19,17',
    },
    starts: {
      grossebaf: '16,0',
      batdaf: '23,7',
      cinematograf: '14,24',
      olibrius: '9,24',
      barberouge: '0,18',
      telegraf: '0,5',
    },
    passages: ['cliff pirate-ship', 'forest roman-camp'],
    marks: {},
  },
  {
    drawing: clue2015,
    cards: clue2015Cards,
    size: [24, 25],
    squares: 187,
    doors: {
      study: '6,4',
      hall: '11,7 12,7',
      lounge: '17,6',
      library: '3,11 7,8',
      'dining-room': '15,12 17,8',
      'billiard-room': '1,11 6,15',
      conservatory: '5,18',
      ballroom: '14,16 16,19 7,19 9,16',
      kitchen: '19,17',
    },
    starts: {
      scarlet: '16,0',
      mustard: '23,7',
      orchid: '14,24',
      green: '9,24',
      peacock: '0,17',
      plum: '0,5',
    },
    passages: ['study kitchen', 'conservatory lounge'],
    marks: {},
  },
  {
    drawing: secrets2008,
    cards: secrets2008Cards,
    size: [24, 25],
    squares: 206,
    doors: {
      kitchen: '6,6',
      patio: '10,7 13,7 15,5 8,5',
      spa: '18,5',
      'dining-room': '5,15 7,11',
      theatre: '16,8 22,11',
      'living-room': '16,15 19,11',
      observatory: '18,18',
      hall: '11,17 12,17 15,20',
      'guest-house': '6,17',
      pool: '11,8 12,15 14,12 9,11',
    },
    starts: { scarlet: '7,24', mustard: '0,16', white: '8,0', green: '15,0', peacock: '23,6', plum: '23,18' },
    passages: ['kitchen observatory', 'spa guest-house'],
    marks: { intrigue: 8 },
  },
  {
    drawing: super1991,
    cards: super1991Cards,
    size: [39, 24],
    squares: 177,
    doors: {
      studio: '11,22 14,16 17,20',
      'trophy-room': '13,11 13,12 5,11 5,12 8,15 8,8',
      'carriage-house': '4,11 4,12',
      library: '25,18',
      'billiard-room': '17,22 21,17 23,22',
      'dining-room': '14,3 18,8 22,1',
      conservatory: '10,17',
      kitchen: '12,6',
      'drawing-room': '23,4',
      gazebo: '35,8',
      fountain: '35,15',
      hall: '15,9 18,15 21,12',
      garden: '22,14 22,9 26,15 26,8 35,10 35,13',
    },
    starts: Object.fromEntries(super1991Cards.suspects.map((suspect) => [suspect, 'hall'])),
    passages: ['library kitchen', 'drawing-room conservatory', '14,12 37,10'],
    marks: { spy: 9, stairs: 1, 'stone-path': 1, window: 2 },
  },
];

describe.each(facts)('$drawing.id', ({ drawing, cards, ...fact }) => {
  const board = makeBoard(drawing);

  test('has the published size and number of squares', () => {
    expect([drawing.map[0]?.length, drawing.map.length]).toEqual(fact.size);
    expect(board.squares).toBe(fact.squares);
  });

  test('has the published doors and no others', () => {
    const doors = Object.groupBy(drawing.doors, (door) => door.room);
    const squares = Object.entries(doors).map(([room, list = []]) => [
      room,
      list
        .map((door) => door.square.join())
        .sort()
        .join(' '),
    ]);
    expect(Object.fromEntries(squares)).toEqual(fact.doors);
  });

  test('has a room for every room card', () => {
    expect(Object.values(drawing.rooms)).toEqual(expect.arrayContaining([...cards.rooms]));
  });

  test('has the published starts, one for every suspect', () => {
    const starts = Object.entries(drawing.starts).map(([suspect, place]) => [suspect, place.toString()]);
    expect(Object.fromEntries(starts)).toEqual(fact.starts);
    expect(Object.keys(drawing.starts).sort()).toEqual([...cards.suspects].sort());
  });

  test('has the published passages', () => {
    expect(drawing.passages.map((ends) => ends.map(String).join(' '))).toEqual(fact.passages);
  });

  test('has the published special squares', () => {
    const counts = Object.entries(board.marks).map(([kind, squares]) => [kind, squares.length]);
    expect(Object.fromEntries(counts)).toEqual(fact.marks);
  });
});

test('the patio opens by white squares, the guest house by a diagonal, and nothing else is special', () => {
  const kinds = facts.flatMap(({ drawing }) => drawing.doors).filter((door) => door.kind);
  expect(kinds.map((door) => `${door.room} ${door.kind}`)).toEqual([
    ...Array(4).fill('patio white'),
    'guest-house diagonal',
  ]);
});

test('the stairs open to their left only, and the stone path at its two ends', () => {
  const board = makeBoard(super1991);
  const beside = (x: number, y: number) =>
    board.neighbours[board.nodeOf([x, y])]?.map((node) => board.places[node]);
  expect(beside(14, 12)).toEqual([[13, 12]]);
  expect(beside(37, 10)).toEqual([
    [37, 9],
    [37, 14],
  ]);
});

test('every kind of special square has a name', () => {
  expect(Object.keys(secrets2008Names.extras)).toEqual(
    expect.arrayContaining(Object.values(secrets2008.marks ?? {})),
  );
  expect(Object.keys(super1991Names.extras)).toEqual(
    expect.arrayContaining(Object.values(super1991.marks ?? {})),
  );
});

test('a place that is not on the board is answered with every room, each once', () => {
  const players = ['scarlet', 'mustard', 'plum'].map((suspect) => ({ suspect }));
  const opened = openGame(
    editionById('secrets-2008')!,
    { players, layout: { pawns: { plum: 'cellar' } } },
    seededChance('0'.repeat(64)),
  );
  if (opened.ok) throw new Error('The cellar is not on this board.');
  const valid = opened.problem.valid!;
  expect(valid).toContain('patio');
  expect(new Set(valid).size).toBe(valid.length);
});
