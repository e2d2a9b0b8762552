/** Whose bots think next: addresses take turns, however many tables each of them has open, and each has a budget (R37). */
import type { ThinkingLimits } from '../ops/settings.ts';

interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}
interface Account<Q, A> {
  readonly waiting: Waiting<Q, A>[];
  /** Milliseconds of a processor that its bots may still think; below zero they wait. */
  savedMs: number;
  /** When that was worked out. */
  at: number;
  /** The number of its last turn. */
  turn: number;
}
/** What a bot decided, and what it took of a processor. */
export interface Decided<A> {
  readonly action: A;
  readonly ms: number;
}
interface Time {
  now(): number;
  wakeAt(at: number, call: () => void): () => void;
}

export class Thinking<Q, A> {
  readonly #ask: (question: Q) => Promise<Decided<A>>;
  readonly #limits: ThinkingLimits;
  readonly #time: Time;
  readonly #accounts = new Map<string, Account<Q, A>>();
  #free: number;
  #turns = 0;
  #forgetAlarm: () => void = () => {};

  /** `atOnce`: as many as can think beside each other, so that none waits where it cannot be passed. */
  constructor(ask: (question: Q) => Promise<Decided<A>>, atOnce: number, limits: ThinkingLimits, time: Time) {
    this.#ask = ask;
    this.#free = atOnce;
    this.#limits = limits;
    this.#time = time;
  }

  /** The decision of a bot at a table of this address. */
  decide(address: string, question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#accountOf(address).waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  stop(): void {
    this.#forgetAlarm();
  }

  #next(): void {
    this.#forgetAlarm();
    while (this.#free > 0) {
      const account = this.#whoseTurn();
      if (account === null) {
        this.#wakeLater();
        return;
      }
      account.turn = ++this.#turns;
      void this.#think(account, account.waiting.shift()!);
    }
  }

  /** Of those who wait and may, the one who has waited for longest since its last turn. */
  #whoseTurn(): Account<Q, A> | null {
    let first: Account<Q, A> | null = null;
    for (const [address, account] of this.#accounts) {
      this.#save(account);
      const isIdle = account.waiting.length === 0;
      if (isIdle && account.savedMs >= this.#limits.savedMs) this.#accounts.delete(address);
      else if (!isIdle && account.savedMs > 0 && account.turn < (first?.turn ?? Number.POSITIVE_INFINITY))
        first = account;
    }
    return first;
  }

  /** When the first of those who have used up their time may go on. */
  #wakeLater(): void {
    const debts = [...this.#accounts.values()].filter(isWaiting).map(({ savedMs }) => -savedMs);
    if (debts.length === 0) return;
    const waitMs = Math.ceil(Math.min(...debts) / this.#limits.share) + 1;
    this.#forgetAlarm = this.#time.wakeAt(this.#time.now() + waitMs, () => this.#next());
  }

  async #think(account: Account<Q, A>, { question, resolve, reject }: Waiting<Q, A>): Promise<void> {
    this.#free--;
    const began = this.#time.now();
    try {
      const { action, ms } = await this.#ask(question);
      account.savedMs -= ms;
      resolve(action);
    } catch (error) {
      account.savedMs -= this.#time.now() - began;
      reject(error);
    }
    this.#free++;
    this.#next();
  }

  #accountOf(address: string): Account<Q, A> {
    const known = this.#accounts.get(address);
    if (known !== undefined) return known;
    const account = { waiting: [], savedMs: this.#limits.savedMs, at: this.#time.now(), turn: 0 };
    this.#accounts.set(address, account);
    return account;
  }

  #save(account: Account<Q, A>): void {
    const now = this.#time.now();
    const { share, savedMs } = this.#limits;
    account.savedMs = Math.min(savedMs, account.savedMs + (now - account.at) * share);
    account.at = now;
  }
}

const isWaiting = <Q, A>({ waiting }: Account<Q, A>): boolean => waiting.length > 0;
