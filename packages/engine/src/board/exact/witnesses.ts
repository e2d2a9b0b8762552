/**
 * The answer to a question about pawns, as bits: the ends that are lost, and which of them may have another
 * path. All tables of a board share one answer, which is valid until the next question.
 */
export interface LostEnds {
  readonly lost: Int32Array;
  readonly open: Int32Array;
}

/**
 * The destinations of one start and roll on the empty board, each with a few paths that prove it. A path that no other
 * pawn stands on still proves it, so most questions need no search. Paths found later replace older ones. What one pawn
 * alone puts out of reach is kept too: it stays out of reach with more pawns.
 *
 * Squares are numbered as rows, nearer ones first.
 */
export class Witnesses {
  readonly ends: Uint16Array;
  readonly #answer: LostEnds;
  readonly #words: number;
  /**
   * Each row holds the ends that a pawn on that square is known to put out of reach, and for each path the ends whose
   * path leads over the square. The first row belongs to no square: it holds the ends that have no such path.
   */
  readonly #table: Int32Array;
  #oldest = 0;

  /** `rows`: how many squares a path may lead over. */
  constructor(ends: readonly number[], rows: number, answer: LostEnds) {
    this.ends = Uint16Array.from(ends);
    this.#answer = answer;
    const words = Math.max(1, Math.ceil(ends.length / 32));
    this.#words = words;
    this.#table = new Int32Array((1 + rows) * sizeOf(words));
    for (let index = 0; index < ends.length; index++)
      for (let path = 1; path <= PATHS; path++)
        this.#table[path * words + (index >> 5)]! |= 1 << (index & 31);
  }

  /** About how much memory this takes. */
  get bytes(): number {
    return this.#table.byteLength + 2 * this.ends.length + 1000;
  }

  /**
   * Finds the ends whose kept paths are all blocked, with pawns on the first `count` of these rows; false if there are
   * none.
   */
  ask(rows: readonly number[], count: number): boolean {
    const { lost, open } = this.#answer;
    const table = this.#table;
    const words = this.#words;
    const size = sizeOf(words);
    let any = 0;
    for (let word = 0; word < words; word++) {
      let cut = 0;
      for (let i = 0; i < count; i++) cut |= table[(1 + rows[i]!) * size + word]!;
      let all = -1;
      for (let at = words + word; at < size && all !== cut; at += words) {
        let hit = table[at]!;
        for (let i = 0; i < count; i++) hit |= table[(1 + rows[i]!) * size + at]!;
        all &= hit;
      }
      lost[word] = all;
      open[word] = all & ~cut;
      any |= all;
    }
    return any !== 0;
  }

  /** The ends that are lost, as nodes of the board. */
  lostEnds(): number[] {
    const { lost } = this.#answer;
    const nodes: number[] = [];
    for (let word = 0; word < this.#words; word++)
      for (let bits = lost[word]!; bits !== 0; bits &= bits - 1)
        nodes.push(this.ends[32 * word + 31 - Math.clz32(bits & -bits)]!);
    return nodes;
  }

  /** Notes that a pawn on this row alone puts the lost ends out of reach, after a search found no path to them. */
  cutOff(row: number): void {
    const { lost } = this.#answer;
    const at = (1 + row) * sizeOf(this.#words);
    for (let word = 0; word < this.#words; word++) this.#table[at + word] = lost[word]!;
  }

  /** Keeps a path to ends[index] that leads over `count` squares. */
  learn(index: number, count: number, rowAt: (step: number) => number): void {
    const table = this.#table;
    const words = this.#words;
    const size = sizeOf(words);
    const bit = 1 << (index & 31);
    let slot = words + (index >> 5);
    while (slot < size && (table[slot]! & bit) === 0) slot += words;
    if (slot < size) table[slot]! &= ~bit;
    else {
      this.#oldest = (this.#oldest + 1) % PATHS;
      slot = (1 + this.#oldest) * words + (index >> 5);
      for (let at = size + slot; at < table.length; at += size) table[at]! &= ~bit;
    }
    for (let step = 0; step < count; step++) table[(1 + rowAt(step)) * size + slot]! |= bit;
  }
}

const PATHS = 6;
const sizeOf = (words: number): number => (1 + PATHS) * words;
