/**
 * The destinations of one start and roll on the empty board, each with a few ways that prove it. A way that no
 * other pawn stands on still proves it, so most questions need no search. Ways found later replace older ones. What a
 * pawn puts out of reach alone is kept too: more pawns do not bring it nearer.
 */
export class Witnesses {
  readonly ends: readonly number[];
  /** Square to its row: nearest to the start first, so that every roll from there shares the numbering. */
  readonly #rowOf: Int16Array;
  readonly #rows: number;
  readonly #words: number;
  /**
   * In each row: 1 once it is known what a pawn on that square puts out of reach, these ends, and for each way the ends
   * whose way leads over the square. The first row is of no square: it has the ends without such a way.
   */
  readonly #table: Int32Array;
  readonly #lost: Int32Array;
  readonly #open: Int32Array;
  /** The row of the pawn that was asked about last, when it was one alone. */
  #alone = 0;
  #oldest = 0;

  /** `rows`: how many of the numbered squares a way may lead over. */
  constructor(ends: readonly number[], rowOf: Int16Array, rows: number) {
    this.ends = ends;
    this.#rowOf = rowOf;
    this.#rows = rows;
    const words = Math.max(1, Math.ceil(ends.length / 32));
    this.#words = words;
    this.#table = new Int32Array((1 + rows) * sizeOf(words));
    for (let index = 0; index < ends.length; index++)
      for (let way = 1; way <= WAYS; way++) this.#table[1 + way * words + (index >> 5)]! |= 1 << (index & 31);
    this.#lost = new Int32Array(words);
    this.#open = new Int32Array(words);
  }

  /** About what this takes of memory. */
  get bytes(): number {
    return this.#table.byteLength + 8 * this.ends.length + 1200;
  }

  /** Bits of the ends that no kept way proves, good until asked again; undefined when there are none. */
  lost(others: readonly number[]): Int32Array | undefined {
    const table = this.#table;
    const words = this.#words;
    const size = sizeOf(words);
    let count = 0;
    for (let i = 0; i < others.length; i++) {
      const row = this.#rowOf[others[i]!]!;
      if (row < this.#rows) near[count++] = (1 + row) * size;
    }
    this.#alone = count === 1 ? near[0]! : 0;
    const isKnown = count === 1 && table[near[0]!] === 1;
    let any = 0;
    for (let word = 0; word < words; word++) {
      let cut = 0;
      for (let i = 0; i < count; i++) cut |= table[near[i]! + 1 + word]!;
      let all = isKnown ? cut : -1;
      for (let at = 1 + words + word; at < size && all !== cut; at += words) {
        let hit = table[at]!;
        for (let i = 0; i < count; i++) hit |= table[near[i]! + at]!;
        all &= hit;
      }
      this.#lost[word] = all;
      this.#open[word] = all & ~cut;
      any |= all;
    }
    return any === 0 ? undefined : this.#lost;
  }

  /** Bits of the lost ends that may have another way, good as long as they. */
  get open(): Int32Array {
    return this.#open;
  }

  /** No way was found to the ends that are still lost. */
  giveUp(): void {
    if (this.#alone === 0) return;
    this.#table[this.#alone] = 1;
    this.#table.set(this.#lost, this.#alone + 1);
  }

  /** Keeps a way to ends[index]: the first `count` squares of `way`. */
  learn(index: number, way: ArrayLike<number>, count: number): void {
    const table = this.#table;
    const words = this.#words;
    const size = sizeOf(words);
    const bit = 1 << (index & 31);
    let slot = 1 + words + (index >> 5);
    while (slot < size && (table[slot]! & bit) === 0) slot += words;
    if (slot < size) table[slot]! &= ~bit;
    else {
      this.#oldest = (this.#oldest + 1) % WAYS;
      slot = 1 + (1 + this.#oldest) * words + (index >> 5);
      for (let at = size + slot; at < table.length; at += size) table[at]! &= ~bit;
    }
    for (let i = 0; i < count; i++) table[(1 + this.#rowOf[way[i]!]!) * size + slot]! |= bit;
  }
}

const WAYS = 6;
const sizeOf = (words: number): number => 1 + (1 + WAYS) * words;
/** While a question is answered: the rows of the pawns that are near enough to be in the way. */
const near: number[] = [];
