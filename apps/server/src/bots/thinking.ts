/** Schedules bots: addresses take turns, however many tables each has open, and each has a budget (R37). */
import type { ThinkingLimits } from '../ops/settings.ts';

interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}
interface Account<Q, A> {
  readonly waiting: Waiting<Q, A>[];
  /** The processor milliseconds its bots may still use; below zero they wait. */
  savedMs: number;
  /** When that was computed. */
  at: number;
  /** The number of its last turn. */
  turn: number;
}
/** A bot's decision, and its processor time. */
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
  #isStopped = false;

  /** `atOnce`: the number of concurrent decisions, so that none queues where it cannot be overtaken. */
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

  /** Asks nothing more; decisions that are still awaited never come. */
  stop(): void {
    this.#isStopped = true;
    this.#forgetAlarm();
  }

  #next(): void {
    if (this.#isStopped) return;
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

  /** Of the waiting addresses with budget, the one whose last turn was longest ago. */
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

  /** When the first exhausted address may continue. */
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
      if (this.#isStopped) return;
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
