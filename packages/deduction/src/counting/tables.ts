/** Tables that are reused for the next position: allocating them takes longer than counting most positions. */

/** Many small tables of whole numbers in one array; all are released at once. */
export class Arena {
  ints = new Int32Array(1 << 14);
  #top = 0;

  clear(): void {
    this.#top = 0;
  }

  /** Reserves a table and returns its offset. Its contents are undefined, and `ints` may be a new array afterwards. */
  reserve(length: number): number {
    const at = this.#top;
    this.#top += length;
    if (this.#top > this.ints.length) {
      const grown = new Int32Array(Math.max(this.#top, this.ints.length * 2));
      grown.set(this.ints);
      this.ints = grown;
    }
    return at;
  }
}

/** Hashes two words into one; its lowest bits are well mixed. */
export function hash(low: number, high: number): number {
  let h = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}

/** Numbers distinct values (whole and below 2^53) in the order in which they are first seen. */
export class Numbering {
  count = 0;
  /** Place -> number. */
  seen = new Float64Array(64);
  #places = new Int32Array(128);
  #rounds = new Int32Array(128);
  #round = 0;

  clear(): void {
    this.count = 0;
    this.#round++;
  }

  placeOf(number: number): number {
    const wrap = this.#places.length - 1;
    let slot = hash(number | 0, (number / 2 ** 32) | 0) & wrap;
    while (this.#rounds[slot] === this.#round) {
      const place = this.#places[slot]!;
      if (this.seen[place] === number) return place;
      slot = (slot + 1) & wrap;
    }
    const place = this.count++;
    this.#rounds[slot] = this.#round;
    this.#places[slot] = place;
    this.seen[place] = number;
    if (this.count === this.seen.length) this.#grow();
    return place;
  }

  #grow(): void {
    const { seen, count } = this;
    this.seen = new Float64Array(seen.length * 2);
    this.#places = new Int32Array(seen.length * 4);
    this.#rounds = new Int32Array(seen.length * 4);
    this.clear();
    for (let place = 0; place < count; place++) this.placeOf(seen[place]!);
  }
}

/** How many bits of the word are set. */
export const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};
