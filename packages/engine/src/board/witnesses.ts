/**
 * The destinations of one start and roll on the empty board, each with a few ways that prove it. A way that no
 * other pawn stands on still proves it, so most questions need no search. Ways found later replace older ones.
 */
export class Witnesses {
  readonly ends: readonly number[];
  /** Square to its row: nearest to the start first, so that every roll from there shares the numbering. */
  readonly #rowOf: Int16Array;
  readonly #rows: number;
  readonly #words: number;
  /** For each row and way the ends whose way leads over that square; before them, the ends without such a way. */
  readonly #over: Int32Array;
  readonly #lost: Int32Array;
  #oldest = 0;

  /** `rows`: how many of the numbered squares a way may lead over. */
  constructor(ends: readonly number[], rowOf: Int16Array, rows: number) {
    this.ends = ends;
    this.#rowOf = rowOf;
    this.#rows = rows;
    const words = Math.max(1, Math.ceil(ends.length / 32));
    const over = new Int32Array((1 + rows) * WAYS * words);
    for (let index = 0; index < ends.length; index++) over[index >> 5]! |= 1 << (index & 31);
    for (let way = 1; way < WAYS; way++) over.copyWithin(way * words, 0, words);
    this.#words = words;
    this.#over = over;
    this.#lost = new Int32Array(words);
  }

  /** About what this takes of memory. */
  get bytes(): number {
    return this.#over.byteLength + 8 * this.ends.length + 1000;
  }

  /** Bits of the ends that no kept way proves, good until asked again; undefined when there are none. */
  lost(others: readonly number[]): Int32Array | undefined {
    const over = this.#over;
    const rowOf = this.#rowOf;
    const rows = this.#rows;
    const words = this.#words;
    const size = WAYS * words;
    let any = 0;
    for (let word = 0; word < words; word++) {
      let all = -1;
      for (let at = word; at < size && all !== 0; at += words) {
        let hit = over[at]!;
        for (let i = 0; i < others.length; i++) {
          const row = rowOf[others[i]!]!;
          if (row < rows) hit |= over[(1 + row) * size + at]!;
        }
        all &= hit;
      }
      this.#lost[word] = all;
      any |= all;
    }
    return any === 0 ? undefined : this.#lost;
  }

  /** Keeps a way to ends[index]: the first `count` squares of `way`. */
  learn(index: number, way: ArrayLike<number>, count: number): void {
    const over = this.#over;
    const rowOf = this.#rowOf;
    const words = this.#words;
    const size = WAYS * words;
    const bit = 1 << (index & 31);
    let slot = index >> 5;
    while (slot < size && (over[slot]! & bit) === 0) slot += words;
    if (slot < size) over[slot]! &= ~bit;
    else {
      this.#oldest = (this.#oldest + 1) % WAYS;
      slot = this.#oldest * words + (index >> 5);
      for (let at = size + slot; at < over.length; at += size) over[at]! &= ~bit;
    }
    for (let i = 0; i < count; i++) over[(1 + rowOf[way[i]!]!) * size + slot]! |= bit;
  }
}

const WAYS = 6;
