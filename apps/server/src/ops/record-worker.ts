/** Limits the records made and checked for each address: how many at once, and how much processor time (R37). */
import type { Viewer } from '@casefile/engine';
import type { Entry } from '@casefile/protocol';
import type { ServerTable } from '../table/table.ts';
import type { RecordAnswer, RecordQuestion } from './record-thread.ts';
import type { RecordLimits } from './settings.ts';
import type { Threads } from './threads.ts';

interface Account {
  underWay: number;
  /** The processor milliseconds used since the beginning of the window. */
  spentMs: number;
  since: number;
}
/** Gives the place back; further calls do nothing. */
export type Admitted = () => void;
/** The threads that make and check records. */
type RecordThreads = Pick<Threads<RecordQuestion, RecordAnswer>, 'ask' | 'endIdle'>;

/**
 * A record of this size gets a thread of its own, which ends with it: a thread that has worked for every edition keeps
 * 15 MB of boards, which left too little memory for the longest record.
 */
const largeBytes = 2 ** 18;
const largeEntries = 1000;

/** Large input is charged even if it is refused at once, because it has passed through memory: 500 ms a megabyte. */
const minMsPerByte = 5e-4;
interface Given {
  /** The minimum charge in milliseconds. */
  readonly minMs?: number;
  readonly handedOver?: readonly ArrayBuffer[];
}

export class RecordWorker {
  readonly #threads: RecordThreads;
  readonly #limits: RecordLimits;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #underWay = 0;
  /** By the entry that ended the game: a table that was reloaded, after a name was removed, has a different object. */
  readonly #made = new WeakMap<Entry, Promise<RecordAnswer>>();
  /** One at a time, so that a record that runs out of memory affects no other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(threads: RecordThreads, now: () => number, limits: RecordLimits) {
    this.#threads = threads;
    this.#now = now;
    this.#limits = limits;
  }

  /** Reserves a place for one record of this address before any of it is read; null if there is none. */
  admit(address: string): Admitted | null {
    const account = this.#accountOf(address);
    const { maxPerAddress, max, budgetMs } = this.#limits;
    if (account.underWay >= maxPerAddress || this.#underWay >= max || account.spentMs >= budgetMs)
      return null;
    account.underWay++;
    this.#underWay++;
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      account.underWay--;
      this.#underWay--;
    };
  }

  /** Checks a record. Transfers the bytes to a thread: they cannot be used here afterwards. */
  check(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<RecordAnswer> {
    const minMs = bytes.length * minMsPerByte;
    return this.#work(address, { check: bytes }, { minMs, handedOver: [bytes.buffer] });
  }

  /**
   * Makes a record. That of the whole table is cached as long as the table is loaded; a viewer's is made every time.
   */
  make(address: string, { entries, state }: ServerTable, viewer: Viewer): Promise<RecordAnswer> {
    const { id, version } = state.edition;
    const question: RecordQuestion = { entries, edition: { id, version }, viewer };
    const end = viewer === 'table' ? entries.findLast(({ is }) => is === 'revealed') : undefined;
    if (end === undefined) return this.#work(address, question);
    const known = this.#made.get(end);
    if (known !== undefined) return known;
    const made = this.#work(address, question);
    this.#made.set(end, made);
    made.catch(() => this.#made.delete(end));
    return made;
  }

  isMade({ entries }: ServerTable): boolean {
    const end = entries.findLast(({ is }) => is === 'revealed');
    return end !== undefined && this.#made.has(end);
  }

  async #work(address: string, question: RecordQuestion, given: Given = {}): Promise<RecordAnswer> {
    const { minMs = 0, handedOver = [] } = given;
    // Measured now: the bytes cannot be used after the transfer.
    const isLarge =
      'check' in question ? question.check.length >= largeBytes : question.entries.length >= largeEntries;
    const turn = this.#turn.then(async () => {
      const began = this.#now();
      const spend = (ms: number): void => {
        this.#accountOf(address).spentMs += Math.max(ms, minMs);
      };
      try {
        if (isLarge) await this.#threads.endIdle();
        const answer = await this.#threads.ask(question, handedOver);
        spend(answer.ms);
        if (isLarge) await this.#threads.endIdle();
        return answer;
      } catch (error) {
        // Charged twice: a record that kills the thread also delays the next one, which needs a new thread.
        spend(2 * (this.#now() - began));
        throw error;
      }
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  #accountOf(address: string): Account {
    const now = this.#now();
    const known = this.#accounts.get(address);
    const account = known ?? { underWay: 0, spentMs: 0, since: now };
    if (now - account.since >= this.#limits.windowMs) Object.assign(account, { spentMs: 0, since: now });
    // Moved to the end: the first accounts are those that have been idle longest.
    this.#accounts.delete(address);
    this.#accounts.set(address, account);
    for (const [oldest, { underWay, since }] of this.#accounts) {
      if (underWay > 0 || now - since < this.#limits.windowMs) break;
      this.#accounts.delete(oldest);
    }
    return account;
  }
}
