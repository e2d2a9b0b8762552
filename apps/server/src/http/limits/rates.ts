/** Rate limits by a sliding window of two halves, with bounded memory and time for any number of keys. */
import type { Rate } from '../../ops/settings.ts';

interface Count {
  /** When the current window began. */
  from: number;
  now: number;
  before: number;
}

/** The maximum number of keys; the oldest windows are dropped first. */
const maxKeys = 50_000;

export class Rates {
  readonly #rate: Rate;
  readonly #counts = new Map<string, Count>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether the key is within its limit; if so, counts the request. */
  allows(key: string, now: number): boolean {
    const { max, windowMs } = this.#rate;
    const count = this.#current(key, now);
    const share = 1 - (now - count.from) / windowMs;
    if (count.now + count.before * share >= max) return false;
    count.now++;
    return true;
  }

  /** Counts additional requests. */
  spend(key: string, now: number, times: number): void {
    this.#current(key, now).now += times;
  }

  /** Whether the key is at its limit, without counting. */
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
    // Reinserted once per window rather than per message, to avoid garbage.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forget(now - 2 * windowMs);
    return count;
  }

  /** Drops keys unused for two windows, a few at a time. */
  #forget(before: number): void {
    let left = 10;
    for (const [oldest, { from }] of this.#counts) {
      if ((from > before && this.#counts.size <= maxKeys) || left-- === 0) return;
      this.#counts.delete(oldest);
    }
  }
}
