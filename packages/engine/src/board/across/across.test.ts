import { describe, expect, test } from 'vitest';
import { makeBoard } from '../board.ts';
import { drawings, drawn, written } from '../test/boards.ts';
import { type AcrossOptions, across } from './across.ts';

describe('across', () => {
  const ends = (map: string, steps: number, from?: string, options: AcrossOptions = {}) => {
    const { board, journey } = drawn(map);
    return written(board, across(board, options).destinations(journey(steps, from)));
  };

  test('X91-05 uses up exactly the roll, forward and back', () => {
    expect(ends('@...', 2)).toBe('0,0 2,0');
    expect(ends('@...', 5)).toBe('1,0 3,0');
  });

  test('X91-05 enters a square again, the start too, unless `again` is never', () => {
    expect(ends('@...', 2, undefined, { again: 'never' })).toBe('2,0');
    expect(ends('@...', 5, undefined, { again: 'never' })).toBe('');
    expect(ends('@..\n...', 4, undefined, { again: 'never' })).toBe('2,0 1,1');
    expect(ends('A<..', 2, 'A', { again: 'never' })).toBe('2,0');
    expect(ends('@>A<.', 9, undefined, { again: 'never' })).toBe('A');
    expect(ends('@..o', 3, undefined, { again: 'never' })).toBe('1,0 2,0');
    expect(ends('@..o', 3, undefined, { again: 'never', onPawn: 'lastBefore' })).toBe('2,0');
  });

  test('X91-11 takes a one-way passage as one step, walks on behind it, and does not go back through it', () => {
    const oneWay = [['A', [6, 0]]] as const;
    const map = '@>A##..';
    expect(ends(map, 1, 'A')).toBe('1,0');
    expect(ends(map, 1, 'A', { oneWay })).toBe('1,0 6,0');
    expect(ends(map, 2, 'A', { oneWay })).toBe('0,0 5,0 A');
    expect(ends('#>A##.@', 4, undefined, { oneWay })).toBe('6,0');
  });

  test('X91-11 stops before a one-way passage when the count would end on a pawn behind it', () => {
    const { board, journey } = drawn('@>A##.o');
    const movement = across(board, { oneWay: [['A', [6, 0]]] });
    expect(written(board, movement.destinations(journey(3)))).toBe('1,0 A');
    expect(movement.path(journey(4), board.nodeOf([5, 0]))).toEqual(
      [[1, 0], 'A', [6, 0], [5, 0]].map((place) => board.nodeOf(place)),
    );
  });

  test('X91-06 jumps over a pawn, counting its square', () => {
    expect(ends('@o..', 2)).toBe('0,0 2,0');
  });

  test('X91-06 stops on any free square before a pawn on which the count would end', () => {
    expect(ends('@...o', 4)).toBe('0,0 1,0 2,0 3,0');
    expect(ends('@...o', 4, undefined, { onPawn: 'lastBefore' })).toBe('0,0 2,0 3,0');
    expect(ends('@.oo', 3, undefined, { onPawn: 'lastBefore' })).toBe('1,0');
    expect(ends('@o', 1)).toBe('');
  });

  test('X91-07 counts a place as one and walks through it, unless `notThrough` names it', () => {
    expect(ends('@>A<.', 4)).toBe('0,0 4,0 A');
    expect(ends('@>A<.', 4, undefined, { notThrough: ['A'] })).toBe('0,0 A');
    expect(ends('@>A<.', 2, 'A', { notThrough: ['A'] })).toBe('0,0 4,0 A');
    expect(ends('@>A<o', 4, undefined, { notThrough: ['A'] })).toBe('0,0 A');
  });

  test('X91-08 enters a place without an exact roll, even the one it set out from', () => {
    expect(ends('@.>A', 3)).toBe('1,0 A');
    expect(ends('@.>A', 8)).toBe('0,0 2,0 A');
    expect(ends('A<..', 1, 'A')).toBe('1,0');
    expect(ends('A<..', 2, 'A')).toBe('2,0 A');
  });

  test('X91-08 needs an exact roll for a place that `exactInto` names', () => {
    expect(ends('@.>A', 3, undefined, { exactInto: ['A'] })).toBe('1,0 A');
    expect(ends('@.>A', 4, undefined, { exactInto: ['A'] })).toBe('0,0 2,0');
    expect(ends('@.>A', 5, undefined, { exactInto: ['A'] })).toBe('1,0 A');
    const { board, journey } = drawn('@.>A');
    const movement = across(board, { exactInto: ['A'] });
    expect(movement.path(journey(5), board.nodeOf('A'))).toHaveLength(5);
    expect(movement.cost(journey(5), board.nodeOf('A'))).toBe(5);
  });

  describe('X91-10 a passage', () => {
    const { board, journey } = drawn('@>A#B<.', { passages: [['A', 'B']] });
    const [a, b] = [board.nodeOf('A'), board.nodeOf('B')];
    const movement = across(board);

    test('costs one step in all and ends the move', () => {
      expect(movement.cost(journey(9), b)).toBe(3);
      expect(written(board, movement.path(journey(9), b))).toBe('1,0 A B');
      expect(written(board, movement.destinations(journey(3)))).toBe('1,0 A B');
    });

    test('is open from the room where the move began', () => {
      expect(movement.cost(journey(1, 'A'), b)).toBe(1);
      expect(written(board, movement.path(journey(5, 'A'), b))).toBe('B');
    });

    test('is needed when no door is near enough', () => {
      const needs = (steps: number, room: number) => movement.needsPassage!(journey(1).from, steps, room);
      expect([needs(3, a), needs(3, b)]).toEqual([false, true]);
      const both = drawn('@>A..B<.', { passages: [['A', 'B']] });
      expect(across(both.board).needsPassage!(both.board.nodeOf([7, 0]), 2, both.board.nodeOf('B'))).toBe(
        false,
      );
    });

    test('is closed into a barred room', () => {
      expect(movement.destinations(journey(9, undefined, { barred: [b] }))).not.toContain(b);
      expect(written(board, movement.destinations(journey(9, undefined, { barred: [a] })))).toBe('1,0');
    });
  });

  test('X91-11 goes from the stairs to the stone path in one step and walks on', () => {
    const board = makeBoard(drawings['super-1991']);
    const journey = { from: board.nodeOf([13, 12]), steps: 3, others: [], barred: [], stops: [] };
    const [behind, front] = [board.nodeOf([37, 9]), board.nodeOf([37, 14])];
    expect(across(board).destinations(journey)).toEqual(expect.arrayContaining([behind, front]));
    expect(written(board, across(board).path(journey, behind))).toBe('14,12 37,10 37,9');
    const home = { ...journey, from: behind };
    expect(written(board, across(board).path(home, board.nodeOf([13, 12])))).toBe('37,10 14,12 13,12');
  });

  test('X91-11 ends the move behind a passage between squares when `squarePassages` is end', () => {
    const { board, journey } = drawn('@..#..o', { passages: [[[1, 0], [4, 0]]] }); // biome-ignore format: two squares
    const walkOn = across(board);
    const end = across(board, { squarePassages: 'end' });
    expect(written(board, walkOn.destinations(journey(3)))).toBe('1,0 5,0');
    expect(written(board, end.destinations(journey(3)))).toBe('1,0 4,0');
    expect(written(board, end.path(journey(3), board.nodeOf([4, 0])))).toBe('1,0 4,0');
    expect(written(board, end.destinations(journey(1)))).toBe('1,0');
    const held = journey(3, undefined, { others: [board.nodeOf([4, 0])] });
    expect(written(board, end.destinations(held))).toBe('1,0');
  });

  describe('X91-13 a spy square', () => {
    const { board, journey, at } = drawn('@.*..*o');
    const movement = across(board);
    const [near, far] = at('*') as [number, number];

    test('may be a stop before the roll is used up', () => {
      expect(written(board, movement.destinations(journey(7, undefined, { stops: [near, far] })))).toBe(
        '1,0 2,0 3,0 5,0',
      );
      expect(written(board, movement.destinations(journey(7)))).toBe('1,0 3,0 5,0');
    });

    test('costs the shortest path to it, at least one step', () => {
      expect(movement.cost(journey(7, undefined, { stops: [near] }), near)).toBe(2);
      expect(movement.cost(journey(6, undefined, { stops: [near] }), near)).toBe(2);
      expect(movement.cost(journey(6, undefined, { others: [], stops: [] }), near)).toBe(6);
      const standing = journey(6, undefined, { from: near, stops: [near] });
      expect(movement.cost(standing, near)).toBe(2);
    });

    test('cannot be reached when it is occupied or too far away', () => {
      const stops = [near, far];
      expect(movement.destinations(journey(3, undefined, { others: [near], stops }))).not.toContain(near);
      expect(movement.destinations(journey(4, undefined, { stops }))).not.toContain(far);
    });
  });
});
