/**
 * The answer to a question about pawns: bits of the ends that are lost, and of those among them that may have another
 * way. All tables of a board share one, good until one of them is asked.
 */
export interface Answer {
  readonly lost: Int32Array;
  readonly open: Int32Array;
}

/**
 * The destinations of one start and roll on the empty board, each with a few ways that prove it. A way that no
 * other pawn stands on still proves it, so most questions need no search. Ways found later replace older ones. What a
 * pawn puts out of reach alone is kept too: more pawns do not bring it nearer.
 *
 * Squares have rows: those nearer to the start come first.
 */
export class Witnesses {
  readonly ends: Uint16Array;
  readonly #answer: Answer;
  readonly #words: number;
  /**
   * In each row: 1 once it is known what a pawn on that square puts out of reach, these ends, and for each way the ends
   * whose way leads over the square. The first row is of no square: it has the ends without such a way.
   */
  readonly #table: Int32Array;
  /** The row of the pawn that was asked about last, when it was one alone and its answer not yet kept. */
  #alone = 0;
  #oldest = 0;

  /** `rows`: how many squares a way may lead over. */
  constructor(ends: readonly number[], rows: number, answer: Answer) {
    this.ends = Uint16Array.from(ends);
    this.#answer = answer;
    const words = Math.max(1, Math.ceil(ends.length / 32));
    this.#words = words;
    this.#table = new Int32Array((1 + rows) * sizeOf(words));
    for (let index = 0; index < ends.length; index++)
      for (let way = 1; way <= WAYS; way++) this.#table[1 + way * words + (index >> 5)]! |= 1 << (index & 31);
  }

  /** About what this takes of memory. */
  get bytes(): number {
    return this.#table.byteLength + 2 * this.ends.length + 1000;
  }

  /** Which ends have pawns on every way that is kept? The pawns stand on the first `count` of the rows. */
  ask(rows: readonly number[], count: number): boolean {
    const { lost, open } = this.#answer;
    const table = this.#table;
    const words = this.#words;
    const size = sizeOf(words);
    const alone = count === 1 ? (1 + rows[0]!) * size : 0;
    const isKnown = alone > 0 && table[alone] === 1;
    this.#alone = isKnown ? 0 : alone;
    let any = 0;
    for (let word = 0; word < words; word++) {
      let cut = 0;
      for (let i = 0; i < count; i++) cut |= table[(1 + rows[i]!) * size + 1 + word]!;
      let all = isKnown ? cut : -1;
      for (let at = 1 + words + word; at < size && all !== cut; at += words) {
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

  /** No way was found to the ends that are still lost. */
  giveUp(): void {
    if (this.#alone === 0) return;
    const { lost } = this.#answer;
    this.#table[this.#alone] = 1;
    for (let word = 0; word < this.#words; word++) this.#table[this.#alone + 1 + word] = lost[word]!;
  }

  /** Keeps a way to ends[index] that leads over `count` squares. */
  learn(index: number, count: number, rowAt: (step: number) => number): void {
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
    for (let step = 0; step < count; step++) table[(1 + rowAt(step)) * size + slot]! |= bit;
  }
}

const WAYS = 6;
const sizeOf = (words: number): number => 1 + (1 + WAYS) * words;
