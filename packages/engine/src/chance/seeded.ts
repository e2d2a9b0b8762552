import { parseSeed } from './bytes.ts';
import type { Chance, ChanceData } from './chance.ts';
import { type HmacKey, hmacKey, hmacOfCounter } from './hmac.ts';

const allWords = 2 ** 32;
const wordsInBlock = 8;

/**
 * Block i of the stream is HMAC-SHA256(seed bytes, i as 8 bytes big-endian), read as eight 32-bit words big-endian.
 * Public dice therefore tell nothing about the deal, and a verifier needs nothing but HMAC.
 */
class Seeded implements Chance {
  readonly #seed: string;
  readonly #key: HmacKey;
  #used: number;
  // The block that word `used` lies in, or undefined until a word of it is asked for; copies share it.
  #block: Int32Array | undefined;

  constructor(seed: string, key: HmacKey, used: number, block: Int32Array | undefined) {
    this.#seed = seed;
    this.#key = key;
    this.#used = used;
    this.#block = block;
  }

  below(bound: number): number {
    if (!(Number.isInteger(bound) && bound >= 1 && bound <= allWords)) {
      throw new RangeError(`A bound is a whole number from 1 to 2^32, not ${bound}.`);
    }
    for (;;) {
      const word = this.#word();
      // `%` on words beyond 2^31 takes longer than everything else here; this quotient is exact below 2^53.
      const multiple = Math.floor(word / bound) * bound;
      if (multiple + bound <= allWords) return word - multiple;
    }
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new RangeError('There is nothing to pick from.');
    return from[this.below(from.length)] as T;
  }

  shuffle<T>(cards: readonly T[]): T[] {
    const shuffled = [...cards];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const card = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = card;
    }
    return shuffled;
  }

  copy(): Chance {
    return new Seeded(this.#seed, this.#key, this.#used, this.#block);
  }

  save(): ChanceData {
    return { kind: 'seeded', seed: this.#seed, used: this.#used };
  }

  #word(): number {
    const at = this.#used % wordsInBlock;
    if (at === 0 || this.#block === undefined) {
      this.#block = hmacOfCounter(this.#key, Math.floor(this.#used / wordsInBlock));
    }
    this.#used += 1;
    return this.#block[at]! >>> 0;
  }
}

/** Cryptographic chance from a seed of 64 hexadecimal digits. */
export function seededChance(seed: string): Chance {
  return continueSeeded(seed, 0);
}

export function continueSeeded(seed: string, used: number): Chance {
  const key = hmacKey(parseSeed(seed));
  if (!(Number.isSafeInteger(used) && used >= 0)) {
    throw new RangeError(`A count of used words is a whole number from 0, not ${used}.`);
  }
  return new Seeded(seed.toLowerCase(), key, used, undefined);
}
