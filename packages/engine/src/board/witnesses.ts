/**
 * The destinations of one start and roll on the empty board, each with a few ways that prove it. A way that no
 * other pawn stands on still proves it, so most questions need no search. Ways found later replace older ones.
 */
export interface Witnesses {
  readonly ends: readonly number[];
  /** Bits of the ends that no kept way proves, good until asked again; undefined when there are none. */
  lost(others: readonly number[]): Int32Array | undefined;
  /** Keeps a way to ends[index]: the first `count` squares of `way`. */
  learn(index: number, way: ArrayLike<number>, count: number): void;
  /** About what this takes of memory. */
  readonly bytes: number;
}

const WAYS = 6;

/** `region`: every square a way may lead over; `total`: the squares of the board. */
export function makeWitnesses(ends: readonly number[], region: readonly number[], total: number): Witnesses {
  const words = Math.max(1, Math.ceil(ends.length / 32));
  const row = new Int16Array(total).fill(-1);
  region.forEach((square, index) => {
    row[square] = index * WAYS * words;
  });
  const on = new Int32Array(region.length * WAYS * words);
  const unused = new Int32Array(WAYS * words);
  ends.forEach((_, index) => {
    for (let way = 0; way < WAYS; way++) unused[way * words + (index >> 5)]! |= 1 << (index & 31);
  });
  const lost = new Int32Array(words);
  const rows: number[] = [];
  let oldest = 0;

  return {
    ends,
    bytes: on.byteLength + row.byteLength + 8 * ends.length + 1500,
    lost(others) {
      let touched = 0;
      for (let i = 0; i < others.length; i++) {
        const at = row[others[i]!];
        if (at !== undefined && at >= 0) rows[touched++] = at;
      }
      if (touched === 0) return undefined;
      let any = 0;
      for (let word = 0; word < words; word++) {
        let all = -1;
        for (let at = word; at < WAYS * words && all !== 0; at += words) {
          let hit = unused[at]!;
          for (let i = 0; i < touched; i++) hit |= on[rows[i]! + at]!;
          all &= hit;
        }
        lost[word] = all;
        any |= all;
      }
      return any === 0 ? undefined : lost;
    },
    learn(index, way, count) {
      const bit = 1 << (index & 31);
      let slot = index >> 5;
      while (slot < unused.length && (unused[slot]! & bit) === 0) slot += words;
      if (slot < unused.length) unused[slot]! &= ~bit;
      else {
        oldest = (oldest + 1) % WAYS;
        slot = oldest * words + (index >> 5);
        for (let at = slot; at < on.length; at += WAYS * words) on[at]! &= ~bit;
      }
      for (let i = 0; i < count; i++) on[row[way[i]!]! + slot]! |= bit;
    },
  };
}
