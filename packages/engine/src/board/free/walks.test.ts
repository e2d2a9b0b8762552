import { describe, expect, test } from 'vitest';
import { drawn, written } from '../test/boards.ts';
import { walks } from './walks.ts';

describe('walks', () => {
  const ends = (map: string, steps: number, from?: string, options = {}) => {
    const { board, journey } = drawn(map);
    const barred = from === undefined ? [] : [board.nodeOf(from)];
    return written(board, walks(board, options).destinations(journey(steps, from, { barred })));
  };

  test('AST-05 enters a square more than once, the start too', () => {
    expect(ends('.@..', 2)).toBe('1,0 3,0');
    expect(ends('.@..', 7)).toBe('0,0 2,0');
  });

  test('AST-05 has no first step when pawns shut it in', () => {
    expect(ends('o@o', 4)).toBe('');
  });

  test('AST-05 goes as far as it can out of a door that leads onto a dead end', () => {
    expect(ends('A<o.', 1, 'A')).toBe('1,0');
    expect(ends('A<o.', 3, 'A')).toBe('1,0');
    expect(ends('AAA\n^o^\n#o.', 3, 'A')).toBe('2,1');
    expect(ends('AAA\n^o^\n#o.', 4, 'A')).toBe('2,2');
  });

  test('AST-05 stays in such a room when `fallShort` is never', () => {
    expect(ends('A<o.', 3, 'A', { fallShort: 'never' })).toBe('');
    expect(ends('A<o.', 1, 'A', { fallShort: 'never' })).toBe('1,0');
  });

  test('AST-06 neither stops on a pawn nor passes it', () => {
    expect(ends('@.o..', 3)).toBe('1,0');
    expect(walks(drawn('@').board).passesPawns).toBe(false);
  });

  test('AST-06 passes a pawn without stopping on it when `pawns` is passed', () => {
    const past = { pawns: 'passed' };
    expect(ends('@.o..', 3, undefined, past)).toBe('1,0 3,0');
    expect(ends('@.o..', 4, undefined, past)).toBe('0,0 4,0');
    expect(ends('A<o>B', 4, 'A', past)).toBe('B');
    expect(walks(drawn('@').board, { pawns: 'passed' }).passesPawns).toBe(true);
  });

  test('AST-06 falls short when every path would end on a pawn', () => {
    expect(ends('o@o', 1, undefined, { pawns: 'passed' })).toBe('');
    expect(ends('o@o', 3, undefined, { pawns: 'passed' })).toBe('1,0');
    expect(ends('o@o', 3, undefined, { pawns: 'passed', fallShort: 'never' })).toBe('');
  });

  test('AST-07 ends the move on entering a place', () => {
    expect(ends('@>A<.', 4)).toBe('0,0 A');
  });

  test('AST-08 does not enter again, by any door, a place that it left', () => {
    const { board, journey } = drawn('AAA\n^.^');
    const barred = [board.nodeOf('A')];
    expect(written(board, walks(board).destinations(journey(4, 'A')))).toBe('1,1 A');
    expect(written(board, walks(board).destinations(journey(4, 'A', { barred })))).toBe('1,1');
  });

  test('offers the room beside the only square in reach under both readings of falling short', () => {
    const { board, journey } = drawn('A<o', { doors: [] });
    expect(written(board, walks(board).destinations(journey(3, 'A')))).toBe('A');
    const short = walks(board, { fallShort: 'whenNoFullPath' });
    expect(written(board, short.destinations(journey(3, 'A')))).toBe('1,0 A');
  });

  test('finds the path there and back', () => {
    const { board, journey } = drawn('@..');
    expect(written(board, walks(board).path(journey(4), board.nodeOf([0, 0])))).toBe('1,0 2,0 1,0 0,0');
    expect(walks(board).path(journey(4), board.nodeOf([1, 0]))).toBeUndefined();
  });
});
