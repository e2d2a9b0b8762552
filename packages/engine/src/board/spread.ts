import type { Board } from './board.ts';

export const FAR = 255;

/** The neighbours of every square, packed into two arrays for the inner loops. */
export interface Web {
  /** The neighbours of square s are near[edge[s]] to near[edge[s + 1] - 1]. */
  readonly near: Uint16Array;
  readonly edge: Uint16Array;
}

export function webOf(board: Board): Web {
  const edge = new Uint16Array(board.squares + 1);
  for (let square = 0; square < board.squares; square++) {
    edge[square + 1] = edge[square]! + board.neighbours[square]!.length;
  }
  return { near: Uint16Array.from(board.neighbours.flat()), edge };
}

/**
 * Shortest walks from some squares, those of odd and of even length kept apart. The doors of a room may lie on squares
 * of both colours of the chequerboard: with one distance per square, a pawn could arrive with the wrong parity.
 */
export interface Spread {
  /** Length of the shortest walk to `square` with parity p at [2 * square + p]; FAR when there is none. */
  readonly steps: Uint8Array;
  /** 1 for each square that may not be entered. */
  readonly held: Uint8Array;
  run(firsts: readonly number[], limit: number): void;
  /** Length of the shortest walk of either parity. */
  shortest(square: number): number;
}

export function makeSpread(board: Board, { near, edge }: Web = webOf(board)): Spread {
  const steps = new Uint8Array(2 * board.squares);
  const held = new Uint8Array(board.squares);
  const queue = new Uint16Array(2 * board.squares);
  return {
    steps,
    held,
    run(firsts, limit) {
      steps.fill(FAR);
      let tail = 0;
      for (const first of firsts) {
        if (held[first]) continue;
        steps[2 * first] = 0;
        queue[tail++] = 2 * first;
      }
      for (let head = 0; head < tail; head++) {
        const state = queue[head]!;
        const next = steps[state]! + 1;
        if (next > limit) break;
        const parity = (state & 1) ^ 1;
        const square = state >> 1;
        for (let i = edge[square]!; i < edge[square + 1]!; i++) {
          const beside = 2 * near[i]! + parity;
          if (steps[beside] !== FAR || held[near[i]!]) continue;
          steps[beside] = next;
          queue[tail++] = beside;
        }
      }
    },
    shortest: (square) => Math.min(steps[2 * square]!, steps[2 * square + 1]!),
  };
}
