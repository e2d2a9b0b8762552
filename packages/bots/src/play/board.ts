/** Distances on the board, and what they cost in turns. */
import type { Board, Place } from '@casefile/engine';

/** Steps from every place to this room, ignoring pawns and passages, which take a turn of their own. */
function stepsTo(board: Board, room: string): Int32Array {
  const steps = new Int32Array(board.nodes).fill(-1);
  const start = board.nodeOf(room);
  steps[start] = 0;
  let edge = [start];
  for (let distance = 1; edge.length > 0; distance++) {
    const beyond: number[] = [];
    for (const node of edge) {
      // A move ends in a room, so no way leads through another one.
      const ways =
        node === start || !board.isRoom(node) ? [board.neighbours[node]!, board.doorsOf[node]!] : [];
      for (const next of ways.flat()) {
        if (steps[next] !== -1) continue;
        steps[next] = distance;
        beyond.push(next);
      }
    }
    edge = beyond;
  }
  return steps;
}

const distances = new WeakMap<Board, Map<string, Int32Array>>();

export function stepsBetween(board: Board, from: Place, room: string): number {
  const known = distances.get(board) ?? new Map<string, Int32Array>();
  distances.set(board, known);
  const steps = known.get(room) ?? stepsTo(board, room);
  known.set(room, steps);
  const found = steps[board.nodeOf(from)] ?? -1;
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

/** The chance of each sum of the dice. */
export function rollChances(dice: readonly (readonly number[])[]): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (const faces of dice) {
    const next = new Map<number, number>();
    for (const [sum, p] of sums)
      for (const face of faces) next.set(sum + face, (next.get(sum + face) ?? 0) + p / faces.length);
    sums = next;
  }
  return sums;
}

/** The share of its worth that something so many steps away still has, when each turn of waiting costs some of it. */
export function discounting(
  dice: readonly (readonly number[])[],
  turnDiscount: number,
): (steps: number) => number {
  const rolls = [...rollChances(dice)];
  const known: number[] = [1];
  const of = (steps: number): number => {
    if (steps <= 0) return 1;
    const before = known[steps];
    if (before !== undefined) return before;
    let sum = 0;
    for (const [roll, p] of rolls)
      sum += p * (roll >= steps ? 1 : roll === 0 ? 0 : turnDiscount * of(steps - roll));
    known[steps] = sum;
    return sum;
  };
  return (steps) => (Number.isFinite(steps) ? of(steps) : 0);
}
