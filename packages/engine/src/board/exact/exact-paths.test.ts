import { describe, expect, test } from 'vitest';
import { drawn, written } from '../test/boards.ts';
import { exactPaths } from './exact-paths.ts';

describe('exactPaths', () => {
  const ends = (map: string, steps: number, from?: string, options = {}) => {
    const { board, journey } = drawn(map);
    const barred = from === undefined ? [] : [board.nodeOf(from)];
    return written(board, exactPaths(board, options).destinations(journey(steps, from, { barred })));
  };

  test('C86-07 uses up exactly the roll', () => {
    expect(ends('..@...', 2)).toBe('0,0 4,0');
  });

  test('C86-07 goes orthogonally and changes direction freely', () => {
    expect(ends('@..\n...\n...', 2)).toBe('2,0 1,1 0,2');
  });

  test('C86-08 enters no square twice, so it goes around a block and not back to the start', () => {
    const block = '@..\n.#.\n...';
    expect(ends(block, 7)).toBe('1,0 0,1');
    expect(ends(block, 8)).toBe('1,0 0,1');
    expect(ends(block, 8, undefined, { startCounts: false })).toBe('0,0 2,0 0,2');
  });

  test('does not turn round in a dead end of one square, where parity and distance alone would allow it', () => {
    expect(ends('.@...', 3)).toBe('4,0');
    expect(ends('.@...\n#..##', 3)).toBe('2,0 4,0 1,1');
  });

  test('C86-07 falls short only when there is no other move', () => {
    expect(ends('.@..', 5)).toBe('3,0');
    expect(ends('o@o', 5)).toBe('');
    const map = '@.v\n##A';
    expect(ends(map, 5)).toBe('A');
    expect(ends(map, 5, undefined, { fallShort: 'whenNoFullPath' })).toBe('2,0 A');
  });

  test('C86-07 stays when `fallShort` is never', () => {
    expect(ends('.@..', 5, undefined, { fallShort: 'never' })).toBe('');
    expect(ends('.@..', 2, undefined, { fallShort: 'never' })).toBe('3,0');
    expect(ends('@.v\n##A', 5, undefined, { fallShort: 'never' })).toBe('A');
  });

  test('C86-09 neither stops on a pawn nor passes it', () => {
    expect(ends('@.o..', 2)).toBe('1,0');
    expect(ends('@.o..\n.....', 4)).toBe('3,1');
  });

  test('C86-11 charges one step out of a door and one step in', () => {
    expect(ends('A<.>B', 3, 'A')).toBe('3,0');
    expect(ends('A<.>B', 4, 'A')).toBe('B');
  });

  test('C86-12 does not go in or out of a door with a pawn in front of it', () => {
    const map = 'AAAA\n^..^\n....';
    const { board, at } = drawn(map);
    const from = board.nodeOf('A');
    const journey = { from, steps: 1, others: [at('^')[0]!], barred: [from], stops: [] };
    expect(written(board, exactPaths(board).destinations(journey))).toBe('3,1');
    const outside = { ...journey, from: board.nodeOf([0, 2]), steps: 3, barred: [] };
    expect(written(board, exactPaths(board).destinations(outside))).toBe('2,1 3,2');
    expect(exactPaths(board).destinations({ ...journey, others: at('^') })).toEqual([]);
  });

  test('C86-13 enters a room without an exact roll and does not walk through it', () => {
    expect(ends('@>A<..', 6)).toBe('A');
  });

  test('C86-14 does not enter again, by any door, a room that it left', () => {
    const { board, journey } = drawn('AAAA\n^..^');
    const movement = exactPaths(board);
    expect(written(board, movement.destinations(journey(5, 'A')))).toBe('A');
    const barred = [board.nodeOf('A')];
    expect(written(board, movement.destinations(journey(5, 'A', { barred })))).toBe('0,1 3,1');
  });

  test('leaves by each door with the parity of the square in front of it', () => {
    expect(ends('AAAA#\n^..^.', 2, 'A')).toBe('1,1 2,1 4,1');
  });

  test('gives the cost of a move and the path it takes', () => {
    const { board, journey } = drawn('@..#\n.#.#\n..>A');
    const movement = exactPaths(board);
    const room = board.nodeOf('A');
    expect(movement.cost(journey(12), room)).toBe(5);
    expect(written(board, movement.path(journey(12), room))).toBe('1,0 2,0 2,1 2,2 A');
    const fallen = journey(12, undefined, { barred: [room] });
    expect(movement.destinations(fallen)).toHaveLength(2);
    expect(movement.cost(fallen, board.nodeOf([0, 1]))).toBe(7);
    expect(movement.cost(fallen, room)).toBe(-1);
    expect(movement.path(fallen, room)).toBeUndefined();
  });

  test('C86-11 charges one step into a room, or none under the other reading', () => {
    const { board, journey } = drawn('@.>A');
    const rooms = (intoRoomCosts: 0 | 1) =>
      written(board, exactPaths(board, { intoRoomCosts }).destinations(journey(2)));
    expect(rooms(1)).toBe('2,0');
    expect(rooms(0)).toBe('2,0 A');
  });

  test('goes nowhere on a roll of zero', () => {
    expect(ends('.@.', 0)).toBe('');
  });
});
