/** Who may ask how often. Counts in two halves of a window, so that memory and time stay small for any number of keys. */
import type { Rate } from '../ops/settings.ts';

interface Count {
  /** When the running window began. */
  from: number;
  now: number;
  before: number;
}

/** At most so many keys are remembered; the ones whose window began longest ago go first. */
const maxKeys = 50_000;

export class Rates {
  readonly #rate: Rate;
  readonly #counts = new Map<string, Count>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether the key may ask once more at this time; if so it is counted. */
  allows(key: string, now: number): boolean {
    const { max, windowMs } = this.#rate;
    const count = this.#current(key, now);
    const share = 1 - (now - count.from) / windowMs;
    if (count.now + count.before * share >= max) return false;
    count.now++;
    return true;
  }

  /** Counts so many more, as if the key had asked so often. */
  spend(key: string, now: number, times: number): void {
    this.#current(key, now).now += times;
  }

  /** Whether the key has asked as often as it may; asking this counts for nothing. */
  isFull(key: string, now: number): boolean {
    const { max, windowMs } = this.#rate;
    const count = this.#counts.get(key);
    if (count === undefined) return false;
    const windows = Math.floor((now - count.from) / windowMs);
    if (windows > 0) return false;
    return count.now + count.before * (1 - (now - count.from) / windowMs) >= max;
  }

  get keys(): number {
    return this.#counts.size;
  }

  #current(key: string, now: number): Count {
    const { windowMs } = this.#rate;
    const known = this.#counts.get(key);
    const count = known ?? { from: now, now: 0, before: 0 };
    const windows = Math.floor((now - count.from) / windowMs);
    if (known !== undefined && windows <= 0) return count;
    if (windows > 0) {
      count.before = windows === 1 ? count.now : 0;
      count.now = 0;
      count.from += windows * windowMs;
    }
    // To the end of the line, once in a window: for every message it would fill the heap with what is left of lines.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forget(now - 2 * windowMs);
    return count;
  }

  /** Keys nobody has asked with for two windows say nothing any more. A few at a time: nobody waits for it. */
  #forget(before: number): void {
    let left = 10;
    for (const [oldest, { from }] of this.#counts) {
      if ((from > before && this.#counts.size <= maxKeys) || left-- === 0) return;
      this.#counts.delete(oldest);
    }
  }
}
