/** States in layers and the moves between them: every way from the first state to the last layer is a deal. */
import { TooLarge } from './puzzle.ts';

export interface Lattice {
  /** Layer -> its first state; one entry more for the end. */
  readonly layers: readonly number[];
  /** State -> its first move; one entry more for the end. */
  readonly moves: Int32Array;
  /** Move -> the state it leads to, what is done, and its weight (null when all weigh 1). */
  readonly to: Int32Array;
  readonly what: Int32Array;
  readonly weight: Float64Array | null;
  /** State of the last layer, counted from its first -> the deals it stands for. */
  readonly ends: Float64Array;
  readonly exactEnds: () => readonly bigint[];
}

/** More would not fit a browser's memory, nor anybody's patience. */
const mostStates = 2 ** 21;
const mostMoves = 2 ** 24;

export function hash(low: number, high: number): number {
  let h = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

/** Growing tables, kept between positions: making them anew costs more than most positions do. */
export class Loom {
  states = 0;
  moves = 0;
  low = new Int32Array(4096);
  high = new Int32Array(4096);
  firstMove = new Int32Array(4097);
  to = new Int32Array(16384);
  what = new Int32Array(16384);
  weight = new Float64Array(16384);
  layers: number[] = [];
  #slots = new Int32Array(8192);
  /** The slots in use, to be cleared one by one where they are few. */
  #taken = new Int32Array(4096);
  #used = 0;

  /** Whether moves can weigh other than 1. */
  weighted = false;

  begin(weighted: boolean): void {
    this.weighted = weighted;
    this.states = 0;
    this.moves = 0;
    this.layers = [];
    this.#clear();
  }

  /** The states from here on are of a new layer. */
  beginLayer(): void {
    this.layers.push(this.states);
    this.#clear();
  }

  #clear(): void {
    if (this.#used * 16 < this.#slots.length)
      for (let i = 0; i < this.#used; i++) this.#slots[this.#taken[i]!] = 0;
    else this.#slots.fill(0);
    this.#used = 0;
  }

  #hash(low: number, high: number): number {
    return hash(low, high) & (this.#slots.length - 1);
  }

  /** The state of the newest layer with this key, made if there is none. */
  state(low: number, high: number): number {
    let at = this.#hash(low, high);
    for (;;) {
      const s = this.#slots[at]! - 1;
      if (s < 0) break;
      if (this.low[s] === low && this.high[s] === high) return s;
      at = (at + 1) & (this.#slots.length - 1);
    }
    const s = this.states++;
    if (s >= this.low.length) this.#growStates();
    this.low[s] = low;
    this.high[s] = high;
    this.#slots[at] = s + 1;
    this.#taken[this.#used++] = at;
    if (this.#used === this.#taken.length) this.#growSlots();
    return s;
  }

  move(to: number, what: number, weight: number): void {
    const m = this.moves++;
    if (m >= this.to.length) this.#growMoves();
    this.to[m] = to;
    this.what[m] = what;
    if (this.weighted) this.weight[m] = weight;
  }

  /** Room for so many more states and moves, so that a loop that makes them need not look. */
  reserve(count: number): void {
    while (this.states + count > this.low.length) this.#growStates();
    while (this.moves + count > this.to.length) this.#growMoves();
    while (this.#used + count > this.#taken.length) this.#growSlots();
  }

  isTight(count: number): boolean {
    return (
      this.states + count > this.low.length ||
      this.moves + count > this.to.length ||
      this.#used + count > this.#taken.length
    );
  }

  get slots(): Int32Array {
    return this.#slots;
  }

  /** Takes note of a state that a loop has put into this slot. */
  took(slot: number): void {
    this.#taken[this.#used++] = slot;
  }

  finish(ends: Float64Array, exactEnds: () => readonly bigint[]): Lattice {
    const last = this.layers.at(-1)!;
    this.firstMove.fill(this.moves, last, this.states + 1);
    return {
      layers: [...this.layers, this.states],
      moves: this.firstMove,
      to: this.to,
      what: this.what,
      weight: this.weighted ? this.weight : null,
      ends,
      exactEnds,
    };
  }

  #growStates(): void {
    const size = this.low.length * 2;
    if (size > mostStates) throw new TooLarge('this position is too large to be counted');
    this.low = grownInts(this.low, size);
    this.high = grownInts(this.high, size);
    this.firstMove = grownInts(this.firstMove, size + 1);
  }

  #growMoves(): void {
    const size = this.to.length * 2;
    if (size > mostMoves) throw new TooLarge('this position is too large to be counted');
    this.to = grownInts(this.to, size);
    this.what = grownInts(this.what, size);
    const weight = new Float64Array(size);
    weight.set(this.weight);
    this.weight = weight;
  }

  #growSlots(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    this.#taken = new Int32Array(this.#taken.length * 2);
    for (let i = 0; i < this.#used; i++) {
      const s = this.states - this.#used + i;
      let at = this.#hash(this.low[s]!, this.high[s]!);
      while (this.#slots[at] !== 0) at = (at + 1) & (this.#slots.length - 1);
      this.#slots[at] = s + 1;
      this.#taken[i] = at;
    }
  }
}

function grownInts(from: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(size);
  grown.set(from);
  return grown;
}

/** A copy of its own, for whoever keeps it while other positions are counted. */
export function keepLattice(lattice: Lattice): Lattice {
  const states = lattice.layers.at(-1)!;
  const moves = lattice.moves[states]!;
  return {
    ...lattice,
    moves: lattice.moves.slice(0, states + 1),
    to: lattice.to.slice(0, moves),
    what: lattice.what.slice(0, moves),
    weight: lattice.weight?.slice(0, moves) ?? null,
  };
}
