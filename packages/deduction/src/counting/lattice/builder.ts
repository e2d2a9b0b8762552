/** Builds lattices, one at a time. */

import { TooLarge } from '../../knowledge/puzzle.ts';
import { hash } from '../tables.ts';
import type { Lattice } from './lattice.ts';

/** More would not fit into the memory of a browser. */
const maxStates = 2 ** 20;
const maxMoves = 2 ** 22;
/** Higher than the number of any move: none has a weight. */
const unweighed = 2 ** 30;
const tooLarge = (): TooLarge => new TooLarge('this position is too large to be counted');

/** Growing tables, kept between positions. */
class LatticeBuilder {
  /** How many lattices were begun here. */
  #begun = 0;
  states = 0;
  moves = 0;
  /** Two words for each state, side by side: both are in the same cache line. */
  keys = new Int32Array(8192);
  firstMove = new Int32Array(4097);
  to = new Int32Array(16384);
  what = new Uint16Array(16384);
  weight = new Float64Array(1024);
  layers: number[] = [];
  /** Key -> state of the newest layer, plus 1. Only as much of the table is in use as the layer needs. */
  slots = new Int32Array(8192);
  wrap = 255;
  #used = 0;
  /** Moves before this one weigh 1. */
  weighedFrom = unweighed;

  begin(): void {
    this.#begun++;
    this.weighedFrom = unweighed;
    this.states = 0;
    this.moves = 0;
    this.layers = [];
    this.#used = 0;
  }

  /** The states from here on are of a new layer; returns where the one before begins. */
  beginLayer(): number {
    const before = this.layers.at(-1) ?? 0;
    this.layers.push(this.states);
    // Layers grow and shrink slowly: room for as many as the last one had.
    this.wrap = 255;
    while (this.wrap < 2 * this.#used) this.wrap = 2 * this.wrap + 1;
    this.slots.fill(0, 0, this.wrap + 1);
    this.#used = 0;
    return before;
  }

  /** The moves from here on have weights. */
  weigh(): void {
    if (this.weighedFrom > this.moves) this.weighedFrom = this.moves;
  }

  /** The state of the newest layer with this key, made if there is none. */
  state(low: number, high: number): number {
    let at = hash(low, high) & this.wrap;
    for (;;) {
      const s = this.slots[at]! - 1;
      if (s < 0) break;
      if (this.keys[2 * s] === low && this.keys[2 * s + 1] === high) return s;
      at = (at + 1) & this.wrap;
    }
    const s = this.states++;
    if (2 * s >= this.keys.length) this.#growStates();
    this.keys[2 * s] = low;
    this.keys[2 * s + 1] = high;
    this.slots[at] = s + 1;
    this.#used++;
    if (2 * this.#used > this.wrap) this.#growSlots();
    return s;
  }

  move(to: number, what: number, weight: number): void {
    const m = this.moves++;
    if (m >= this.to.length) this.#growMoves();
    this.to[m] = to;
    this.what[m] = what;
    const at = m - this.weighedFrom;
    if (at < 0) return;
    if (at >= this.weight.length) this.#growWeights();
    this.weight[at] = weight;
  }

  /** Reserves space for more states and moves, so that the loop that adds them need not check; returns for how many. */
  reserve(count: number): number {
    while (2 * (this.states + count) > this.keys.length) this.#growStates();
    while (this.moves + count > this.to.length) this.#growMoves();
    while (this.moves + count - this.weighedFrom > this.weight.length) this.#growWeights();
    while (2 * (this.#used + count) > this.wrap) this.#growSlots();
    const states = (this.keys.length >> 1) - this.states;
    const weights = this.weight.length + this.weighedFrom - this.moves;
    return Math.min(states, this.to.length - this.moves, weights, (this.wrap >> 1) - this.#used);
  }

  /** Counts states that a caller has put into `slots` itself. */
  noteStates(states: number): void {
    this.#used += states;
  }

  finish(ends: Float64Array, exactEnds: () => readonly bigint[]): Lattice {
    const last = this.layers.at(-1)!;
    const begun = this.#begun;
    this.firstMove.fill(this.moves, last, this.states + 1);
    return {
      layers: [...this.layers, this.states],
      moves: this.firstMove,
      to: this.to,
      what: this.what,
      weighedFrom: this.weighedFrom,
      weight: this.weight,
      ends,
      exactEnds,
      isOverwritten: () => this.#begun !== begun,
    };
  }

  #growStates(): void {
    const size = nextSize(this.keys.length >> 1, maxStates);
    this.keys = grown(this.keys, new Int32Array(2 * size));
    this.firstMove = grown(this.firstMove, new Int32Array(size + 1));
  }

  #growMoves(): void {
    const size = nextSize(this.to.length, maxMoves);
    this.to = grown(this.to, new Int32Array(size));
    this.what = grown(this.what, new Uint16Array(size));
  }

  #growWeights(): void {
    this.weight = grown(this.weight, new Float64Array(nextSize(this.weight.length, maxMoves)));
  }

  #growSlots(): void {
    this.wrap = 2 * this.wrap + 1;
    if (this.wrap >= this.slots.length) this.slots = new Int32Array(this.wrap + 1);
    else this.slots.fill(0, 0, this.wrap + 1);
    for (let s = this.states - this.#used; s < this.states; s++) {
      let at = hash(this.keys[2 * s]!, this.keys[2 * s + 1]!) & this.wrap;
      while (this.slots[at] !== 0) at = (at + 1) & this.wrap;
      this.slots[at] = s + 1;
    }
  }
}

/** Grows by half: doubling would leave large tables mostly empty. */
function nextSize(size: number, max: number): number {
  if (size >= max) throw tooLarge();
  return Math.min(max, size + (size >> 1));
}

function grown<T extends Int32Array | Uint16Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** One for all: a lattice lasts until the next one is begun. */
export const builder = new LatticeBuilder();
