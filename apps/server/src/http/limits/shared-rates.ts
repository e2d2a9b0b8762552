/** Rate limits shared by the processes on one store. */
import { createHash } from 'node:crypto';
import type { Peers } from '../../host/peers.ts';
import type { Rate } from '../../ops/settings.ts';
import { Rates } from './rates.ts';

/** The interval at which counts are shared. */
const tellEveryMs = 250;
const roundMs = 2 * tellEveryMs;
/** Keys per message, which must fit into a notification. */
const maxKeysTold = 200;

export type Limit = Pick<Rates, 'allows' | 'spend' | 'isFull'>;

/** Only hashed keys are shared, not addresses or people. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

interface Burst {
  readonly from: number;
  used: number;
}

export class SharedRates {
  readonly #peers: Pick<Peers, 'count' | 'tell' | 'listen'>;
  readonly #now: () => number;
  readonly #limits = new Map<string, SharedLimit>();

  constructor(peers: Pick<Peers, 'count' | 'tell' | 'listen'>, now: () => number) {
    this.#peers = peers;
    this.#now = now;
    peers.listen({
      said: (_, message) => {
        if (message.say === 'used') this.#limits.get(message.limit)?.usedElsewhere(message.uses, now());
      },
    });
  }

  /** The shared limit of this name. */
  limit(name: string, rate: Rate): Limit {
    const known = this.#limits.get(name);
    if (known !== undefined) return known;
    const limit = new SharedLimit(rate, () => this.#peers.count);
    this.#limits.set(name, limit);
    return limit;
  }

  /** Returns a function that stops it. */
  start(): () => void {
    const timer = setInterval(() => this.tell(), tellEveryMs).unref();
    return () => clearInterval(timer);
  }

  tell(): void {
    for (const [limit, each] of this.#limits) {
      const uses = each.takeUnsaid(this.#now());
      for (let i = 0; i < uses.length; i += maxKeysTold)
        this.#peers.tell({ say: 'used', limit, uses: uses.slice(i, i + maxKeysTold) });
    }
  }
}

class SharedLimit implements Limit {
  readonly #rate: Rate;
  readonly #rates: Rates;
  readonly #processes: () => number;
  readonly #bursts = new Map<string, Burst>();
  readonly #unsaid = new Map<string, number>();

  constructor(rate: Rate, processes: () => number) {
    this.#rate = rate;
    this.#rates = new Rates(rate);
    this.#processes = processes;
  }

  /**
   * Counts of the current round are not known yet, so each process allows only its share of it; older counts are known to
   * all.
   */
  allows(given: string, now: number): boolean {
    const key = keyOf(given);
    const burst = this.#burst(key, now);
    const share = Math.max(1, Math.floor(this.#rate.max / this.#processes()));
    if (burst.used >= share || !this.#rates.allows(key, now)) return false;
    burst.used++;
    this.#say(key, 1);
    return true;
  }

  spend(given: string, now: number, times: number): void {
    const key = keyOf(given);
    this.#rates.spend(key, now, times);
    this.#say(key, times);
  }

  isFull(given: string, now: number): boolean {
    return this.#rates.isFull(keyOf(given), now);
  }

  usedElsewhere(uses: readonly (readonly [string, number])[], now: number): void {
    for (const [key, times] of uses) this.#rates.spend(key, now, times);
  }

  takeUnsaid(now: number): readonly (readonly [string, number])[] {
    for (const [key, { from }] of this.#bursts) if (now - from >= roundMs) this.#bursts.delete(key);
    const unsaid = [...this.#unsaid];
    this.#unsaid.clear();
    return unsaid;
  }

  #burst(key: string, now: number): Burst {
    const known = this.#bursts.get(key);
    if (known !== undefined && now - known.from < roundMs) return known;
    const burst = { from: now, used: 0 };
    this.#bursts.set(key, burst);
    return burst;
  }

  #say(key: string, times: number): void {
    this.#unsaid.set(key, (this.#unsaid.get(key) ?? 0) + times);
  }
}

/** With a single process, plain limits. */
export const ownRates: Pick<SharedRates, 'limit'> = { limit: (_, rate) => new Rates(rate) };
