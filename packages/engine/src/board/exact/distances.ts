import type { Board } from '../board.ts';
import type { MoveStart } from '../movement.ts';
import { FAR, type Spread } from '../spread.ts';

/** For each start, and then for each square of the empty board: */
export interface Distances {
  /** The steps from the start to the square. */
  readonly distances: Uint8Array;
  /** The square's row, counted outwards from the start, so that a larger roll only adds rows. */
  readonly rows: Int16Array;
}

export function distancesOf(board: Board, spread: Spread, moveStarts: readonly MoveStart[]): Distances {
  const distances = new Uint8Array(board.nodes * board.squares);
  const rows = new Int16Array(board.nodes * board.squares);
  moveStarts.forEach(({ firstSquares }, from) => {
    const base = from * board.squares;
    const nearer = new Uint16Array(FAR + 2);
    spread.run(firstSquares, FAR - 1);
    for (let square = 0; square < board.squares; square++) {
      distances[base + square] = spread.shortest(square);
      nearer[spread.shortest(square) + 1]!++;
    }
    for (let distance = 1; distance <= FAR; distance++) nearer[distance]! += nearer[distance - 1]!;
    for (let square = 0; square < board.squares; square++)
      rows[base + square] = nearer[distances[base + square]!]!++;
  });
  return { distances, rows };
}
