import type { Board } from './board.ts';
import type { MoveStart } from './movement.ts';
import { FAR, type Spread } from './spread.ts';

/** The steps of the shortest path from `from` into a room, after `spread` has run from its first squares. */
export function stepsInto(
  board: Board,
  spread: Spread,
  { stepsSpent }: MoveStart,
  from: number,
  room: number,
  intoRoom: 0 | 1 = 1,
): number {
  const doors = board.doorsOf[room]!;
  if (doors.includes(from)) return intoRoom;
  let nearest = FAR;
  for (let i = 0; i < doors.length; i++) nearest = Math.min(nearest, spread.shortest(doors[i]!));
  return nearest + stepsSpent + intoRoom;
}

/** The squares of one shortest path into a room, with the first square it starts on. */
export function shortestPathInto(board: Board, spread: Spread, from: number, room: number): number[] {
  const doors = board.doorsOf[room]!;
  if (doors.includes(from)) return [];
  return shortestPathTo(
    board,
    spread,
    doors.reduce((a, b) => (spread.shortest(b) < spread.shortest(a) ? b : a)),
  );
}

/** The squares of one shortest path to `end`, with the first square it starts on. */
export function shortestPathTo(board: Board, spread: Spread, end: number): number[] {
  const squares = [end];
  for (let left = spread.shortest(end) - 1; left >= 0; left--) {
    const besides = board.neighbours[squares.at(-1)!]!;
    squares.push(besides.find((beside) => spread.steps[2 * beside + (left & 1)] === left)!);
  }
  return squares.reverse();
}
