import { describe, expect, test } from 'vitest';
import { makeBoard } from '../board.ts';
import { drawings, drawn, written } from '../test/boards.ts';
import { upTo } from './up-to.ts';

describe('upTo', () => {
  const ends = (map: string, steps: number, from?: string) => {
    const { board, journey } = drawn(map);
    const barred = from === undefined ? [] : [board.nodeOf(from)];
    return written(board, upTo(board).destinations(journey(steps, from, { barred })));
  };

  test('S08-07 need not use up the roll, but does not offer the start as a destination', () => {
    expect(ends('@....', 3)).toBe('1,0 2,0 3,0');
  });

  test('S08-08 passes a pawn without stopping on it', () => {
    expect(ends('@.o..', 3)).toBe('1,0 3,0');
    expect(ends('@o>A', 3)).toBe('2,0 A');
  });

  test('S08-11 ends the move in a room, and does not enter again a room that it left', () => {
    expect(ends('@>A<.', 4)).toBe('1,0 A');
    expect(ends('AAA\n^.^', 3, 'A')).toBe('0,1 1,1 2,1');
  });

  test('S08-13 goes in and out by the diagonal entrance of the Guest House', () => {
    const board = makeBoard(drawings['secrets-2008']);
    const [tile, house] = [board.nodeOf([6, 17]), board.nodeOf('guest-house')];
    const journey = { from: tile, steps: 1, others: [], barred: [], stops: [] };
    expect(upTo(board).destinations(journey)).toContain(house);
    expect(upTo(board).destinations({ ...journey, from: house })).toEqual([tile]);
    expect(upTo(board).destinations({ ...journey, from: board.nodeOf([6, 18]) })).not.toContain(house);
  });

  test('charges the distance for a move', () => {
    const { board, journey } = drawn('@o.>A');
    expect(upTo(board).cost(journey(9), board.nodeOf([2, 0]))).toBe(2);
    expect(upTo(board).cost(journey(9), board.nodeOf('A'))).toBe(4);
    expect(upTo(board).cost(journey(3), board.nodeOf('A'))).toBe(-1);
    expect(written(board, upTo(board).path(journey(9), board.nodeOf('A')))).toBe('1,0 2,0 3,0 A');
  });
});
