import type { Board } from './board.ts';

export const FAR = 255;

/** The neighbours of every square, packed into two arrays for the inner loops. */
export interface Adjacency {
  /** The neighbours of square s are neighbours[offsets[s]] to neighbours[offsets[s + 1] - 1]. */
  readonly neighbours: Uint16Array;
  readonly offsets: Uint16Array;
}

export function adjacencyOf(board: Board): Adjacency {
  const offsets = new Uint16Array(board.squares + 1);
  for (let square = 0; square < board.squares; square++) {
    offsets[square + 1] = offsets[square]! + board.neighbours[square]!.length;
  }
  return { neighbours: Uint16Array.from(board.neighbours.flat()), offsets };
}

/**
 * Shortest walks from some squares, those of odd and of even length kept apart. The doors of a room may lie on squares
 * of both colours of the chequerboard: with one distance per square, a pawn could arrive with the wrong parity.
 */
export interface Spread {
  /** Length of the shortest walk to `square` with parity p at [2 * square + p]; FAR when there is none. */
  readonly steps: Uint8Array;
  /** 1 for each square that may not be entered. */
  readonly blocked: Uint8Array;
  run(firstSquares: readonly number[], limit: number): void;
  /** Length of the shortest walk of either parity. */
  shortest(square: number): number;
}

export function makeSpread(board: Board, { neighbours, offsets }: Adjacency = adjacencyOf(board)): Spread {
  const steps = new Uint8Array(2 * board.squares);
  const blocked = new Uint8Array(board.squares);
  const queue = new Uint16Array(2 * board.squares);
  return {
    steps,
    blocked,
    run(firstSquares, limit) {
      steps.fill(FAR);
      let tail = 0;
      for (const first of firstSquares) {
        if (blocked[first]) continue;
        steps[2 * first] = 0;
        queue[tail++] = 2 * first;
      }
      for (let head = 0; head < tail; head++) {
        const state = queue[head]!;
        const next = steps[state]! + 1;
        if (next > limit) break;
        const parity = (state & 1) ^ 1;
        const square = state >> 1;
        for (let i = offsets[square]!; i < offsets[square + 1]!; i++) {
          const beside = 2 * neighbours[i]! + parity;
          if (steps[beside] !== FAR || blocked[neighbours[i]!]) continue;
          steps[beside] = next;
          queue[tail++] = beside;
        }
      }
    },
    shortest: (square) => Math.min(steps[2 * square]!, steps[2 * square + 1]!),
  };
}
