/**
 * What one pawn alone puts out of reach, for every start of one roll. In four of five cases a single pawn is near. Its
 * answer then takes one look-up in a small table, where `Witnesses` needs five in a far larger one.
 */
export class LonePawns {
  /** For each start, the index of its first answer; it has one for each row. */
  readonly #firsts: Uint32Array;
  /** Each answer: 1 once it is known, and a bit for every node that is out of reach. */
  readonly #answers: Int32Array;
  readonly #words: number;

  /** `rows`: for each start, how many squares a path may lead over. `nodes`: how many nodes the board has. */
  constructor(rows: readonly number[], nodes: number) {
    this.#words = Math.ceil(nodes / 32);
    this.#firsts = new Uint32Array(rows.length);
    for (let start = 1; start < rows.length; start++)
      this.#firsts[start] = this.#firsts[start - 1]! + rows[start - 1]!;
    const count = this.#firsts.at(-1)! + rows.at(-1)!;
    this.#answers = new Int32Array(count * (1 + this.#words));
  }

  get bytes(): number {
    return this.#answers.byteLength + this.#firsts.byteLength;
  }

  /** Removes from `ends` what a pawn on this row puts out of reach; false when that is not known yet. */
  takeFrom(ends: Int32Array, start: number, row: number): boolean {
    const answers = this.#answers;
    const at = this.#at(start, row);
    if (answers[at] === 0) return false;
    for (let word = 0; word < this.#words; word++) ends[word]! &= ~answers[at + 1 + word]!;
    return true;
  }

  /** Keeps the answer: these nodes are out of reach. */
  keep(start: number, row: number, nodes: readonly number[]): void {
    const at = this.#at(start, row);
    this.#answers[at] = 1;
    for (const node of nodes) this.#answers[at + 1 + (node >> 5)]! |= 1 << (node & 31);
  }

  #at(start: number, row: number): number {
    return (this.#firsts[start]! + row) * (1 + this.#words);
  }
}
