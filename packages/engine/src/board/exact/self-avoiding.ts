import type { Adjacency, Spread } from '../spread.ts';

/** Searches for paths that enter no square twice, on the squares that a spread has left free. */
export interface SelfAvoiding {
  /** The last path found: path[0] is its first square, path[length] its end. */
  readonly path: Uint16Array;
  /** Is there a path of exactly `length` steps to `end`? `spread` must have run from `firsts` up to `length`. */
  find(firsts: readonly number[], end: number, length: number): boolean;
  /** Length and ends of the longest paths of at most `limit` steps; -1 when no first square is free. */
  longest(firsts: readonly number[], limit: number): { length: number; ends: number[] };
}

export function selfAvoiding(
  { neighbours, offsets }: Adjacency,
  { steps, blocked }: Spread,
  limit = 64,
): SelfAvoiding {
  const path = new Uint16Array(limit + 1);
  let only = -1;

  // From the end back to a first square: `steps` then tells at once which turns cannot come home in time.
  function back(square: number, left: number): boolean {
    path[left] = square;
    if (left === 0) return true;
    const rest = left - 1;
    const parity = rest & 1;
    blocked[square] = 1;
    for (let i = offsets[square]!; i < offsets[square + 1]!; i++) {
      const beside = neighbours[i]!;
      if (steps[2 * beside + parity]! > rest || blocked[beside] || (beside === only && rest > 0)) continue;
      if (back(beside, rest)) {
        blocked[square] = 0;
        return true;
      }
    }
    blocked[square] = 0;
    return false;
  }

  return {
    path,
    find(firsts, end, length) {
      only = firsts.length === 1 ? firsts[0]! : -1;
      if (steps[2 * end + (length & 1)]! > length || (end === only && length > 0)) return false;
      return back(end, length);
    },
    longest(firsts, limit) {
      let length = -1;
      let ends = new Set<number>();
      const walk = (square: number, taken: number) => {
        if (blocked[square]) return;
        if (taken > length) {
          length = taken;
          ends = new Set();
        }
        if (taken === length) ends.add(square);
        if (taken === limit) return;
        blocked[square] = 1;
        for (let i = offsets[square]!; i < offsets[square + 1]!; i++) walk(neighbours[i]!, taken + 1);
        blocked[square] = 0;
      };
      for (const first of firsts) walk(first, 0);
      return { length, ends: [...ends].sort((a, b) => a - b) };
    },
  };
}
