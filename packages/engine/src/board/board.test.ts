import { describe, expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import type { Drawing } from './drawing.ts';
import { drawings, drawn } from './test/boards.ts';

const small: Drawing = {
  id: 'small',
  map: ['AA.', 'AA.', '#..'],
  rooms: { A: 'attic' },
  doors: [{ room: 'attic', square: [2, 0], inside: [1, 0] }],
  starts: { plum: [2, 2], green: 'attic' },
  passages: [],
};

describe('makeBoard', () => {
  test('numbers the squares in reading order, then the rooms', () => {
    const board = makeBoard(small);
    expect(board.places).toEqual([[2, 0], [2, 1], [1, 2], [2, 2], 'attic']);
    expect([board.squares, board.nodes]).toEqual([4, 5]);
    expect(board.neighbours).toEqual([[1], [0, 3], [3], [1, 2], []]);
    expect(board.doorsOf).toEqual([[4], [], [], [], [0]]);
    expect([3, 4].map(board.isRoom)).toEqual([false, true]);
  });

  test('finds no node for a value that is not a place', () => {
    const { nodeOf, places } = makeBoard(small);
    expect(places.map(nodeOf)).toEqual([0, 1, 2, 3, 4]);
    const strange = [
      undefined,
      null,
      3,
      {},
      [],
      [2],
      [2, 0, 0],
      ['2', '0'],
      [2.5, 0],
      [-1, 1],
      [3, 0],
      [2, -1],
      [2, 9],
    ];
    const texts = ['2,0', '[2, 0]', '__proto__', 'constructor', ''];
    for (const place of [...strange, ...texts, [0, 0], [0, 2], [Number.NaN, 0], [2, Infinity], [{}, []]]) {
      expect(nodeOf(place), JSON.stringify(place)).toBe(-1);
    }
  });

  test('looks again at a list that was changed since it was asked for', () => {
    const { nodeOf } = makeBoard(small);
    const place = [2, 0];
    const before = nodeOf(place);
    place[1] = 9;
    expect([before, nodeOf(place), nodeOf([2, 0])]).toEqual([nodeOf([2, 0]), -1, before]);
  });

  test('freezes its places, because forms share them', () => {
    expect(makeBoard(small).places.every(Object.isFrozen)).toBe(true);
  });

  test('joins a square and a room through a diagonal entrance at their corner', () => {
    const door = { room: 'guest-house', square: [6, 17], inside: [5, 18], kind: 'diagonal' } as const;
    expect(drawings['secrets-2008'].doors).toContainEqual(door);
    const board = makeBoard(drawings['secrets-2008']);
    expect(board.doorsOf[board.nodeOf('guest-house')]).toEqual([board.nodeOf([6, 17])]);
  });

  test('takes the white squares of the Patio for floor, not for squares to move on', () => {
    expect(makeBoard(drawings['secrets-2008']).nodeOf([9, 5])).toBe(-1);
  });

  test('makes the stone path one square, named by its first cell, and opens the stairs to the left only', () => {
    const board = makeBoard(drawings['super-1991']);
    const placesOf = (nodes: readonly number[] | undefined) => nodes?.map((node) => board.places[node]);
    const [path, stairs] = [board.nodeOf([37, 10]), board.nodeOf([14, 12])];
    expect(placesOf(board.neighbours[path])).toEqual([
      [37, 9],
      [37, 14],
    ]);
    expect(placesOf(board.neighbours[stairs])).toEqual([[13, 12]]);
    expect(board.nodeOf([37, 12])).toBe(-1);
    expect([board.passages[path], board.passages[stairs]]).toEqual([[stairs], [path]]);
    expect(board.marks.spy).toHaveLength(9);
  });

  test('separates two neighbouring squares with a wall between them', () => {
    const board = makeBoard({
      ...small,
      walls: [
        [
          [2, 2],
          [2, 1],
        ],
      ],
    });
    expect(board.neighbours).toEqual([[1], [0], [3], [2], []]);
  });

  test.each([
    ['a row of another length', { map: ['AA.', 'AA', '#..'] }, 'row 1 has 2 characters, not 3'],
    ['an unknown character', { map: ['AA.', 'AAq', '#..'] }, 'unknown character q at [2, 1]'],
    [
      'a door away from its room',
      { doors: [{ ...small.doors[0]!, square: [2, 2] }] },
      'not next to its room',
    ],
    [
      'a door in a wall',
      { doors: [{ room: 'attic', square: [0, 2], inside: [0, 1] }] },
      'door [0, 2] is no place',
    ],
    ['a door into nothing', { doors: [{ ...small.doors[0]!, inside: [2, 1] }] }, '[2, 1] is not its floor'],
    ['a door of an unknown room', { doors: [{ ...small.doors[0]!, room: 'cellar' }] }, 'is not its floor'],
    [
      'a diagonal door not marked so',
      { doors: [{ room: 'attic', square: [2, 2], inside: [1, 1] }] },
      'not next to',
    ],
    ['a start nowhere', { starts: { plum: [0, 2] } }, 'start of plum [0, 2] is no place'],
    ['a passage to nowhere', { passages: [['attic', 'cellar']] }, 'passage end cellar is no place'],
    ['a passage from a room to a square', { passages: [['attic', [2, 2]]] }, 'joins a room and a square'],
  ] as [string, Partial<Drawing>, string][])('refuses %s', (_, change, message) => {
    expect(() => makeBoard({ ...small, ...change })).toThrow(message);
  });

  test('reads the doors of a board drawn in a test from its arrows', () => {
    const { board, at } = drawn('A<@.>B');
    expect(board.doorsOf[board.nodeOf('A')]).toEqual(at('<'));
    expect(board.doorsOf[board.nodeOf('B')]).toEqual(at('>'));
  });
});
