/** Writes on their way to the thread that writes: what comes in while the disk is busy goes there together. */
import type { Appended } from '../store.ts';
import type { Outcome, WriteOp } from './operations.ts';

const maxInOneCommit = 500;
/**
 * Milliseconds from one commit to the next, at least, after one of so many writes, where much is written: else the
 * processor would do little but wait for the disk, for a few writes each time. Who writes alone never waits.
 */
const gapAfter = (writes: number): number => (writes <= 1 ? 0 : writes < 5 ? 25 : 50);
/** Writes a second from which on company is waited for. Below, nobody may come, and who has written would wait for nothing. */
const muchWritten = 200;
/** How far back it is looked for that, in milliseconds: what is longer ago counts less and less. */
const lookedBack = 500;
/** So many waiting are worth a commit of their own. */
const manyWaiting = 32;

const asAsked: Outcome = { ok: true, value: { ok: true } satisfies Appended };
const away = (detail: string): Outcome => ({ ok: false, why: 'away', detail });
const lost = away('the thread that writes has stopped');
const shut = away('the store is closed');

interface Pending {
  readonly op: WriteOp;
  readonly settle: (outcome: Outcome) => void;
}

export class WriteQueue {
  readonly #commit: (ops: readonly WriteOp[]) => void;
  #queue: Pending[] = [];
  #inFlight: Pending[] | null = null;
  /** Those who will write, and decide what when it is time. */
  #deciding: (() => void)[] = [];
  #isScheduled = false;
  #isPausing = false;
  #isClosed = false;
  #committedAt = 0;
  #gap = 0;
  /** Writes of late, and when that was last counted. */
  #recent = 0;
  #countedAt = 0;
  #whenIdle = (): void => {};

  constructor(commit: (ops: readonly WriteOp[]) => void) {
    this.#commit = commit;
  }

  write(op: WriteOp): Promise<Outcome> {
    return new Promise((settle) => {
      if (this.#isClosed) return settle(shut);
      this.#queue.push({ op, settle });
      this.#schedule();
    });
  }

  /** When the next commit is made up. Who decides then decides together with others, on what is true by then. */
  nextCommitSlot(): Promise<void> {
    const isNow = this.#isClosed || (this.#inFlight === null && this.#pause() <= 0);
    if (isNow) return Promise.resolve();
    return new Promise((decide) => {
      this.#deciding.push(decide);
      this.#schedule();
    });
  }

  /** The thread has done what was last given to it. */
  written(outcomes: readonly Outcome[] | 'as-asked'): void {
    const settled = this.#inFlight ?? [];
    this.#inFlight = null;
    // Who came while it was written would have shared it.
    this.#gap = this.#isBusy(settled.length) ? gapAfter(settled.length + Math.min(1, this.#waiting)) : 0;
    this.#flush();
    settled.forEach(({ settle }, i) => {
      settle(outcomes === 'as-asked' ? asAsked : (outcomes[i] ?? lost));
    });
    if (this.#isIdle) this.#whenIdle();
  }

  /** The thread is gone, and what was given to it with it. */
  giveUp(): void {
    this.#isClosed = true;
    for (const { settle } of [...(this.#inFlight ?? []), ...this.#queue]) settle(lost);
    [this.#inFlight, this.#queue] = [null, []];
    this.#letDecide();
    this.#whenIdle();
  }

  /** What was asked for before is still done. */
  async close(): Promise<void> {
    if (!this.#isIdle)
      await new Promise<void>((idle) => {
        this.#whenIdle = idle;
      });
    this.#isClosed = true;
  }

  get #isIdle(): boolean {
    return this.#inFlight === null && this.#waiting === 0;
  }
  get #waiting(): number {
    return this.#queue.length + this.#deciding.length;
  }

  #isBusy(written: number): boolean {
    const now = performance.now();
    this.#recent = this.#recent * Math.exp((this.#countedAt - now) / lookedBack) + written;
    this.#countedAt = now;
    return this.#recent > (muchWritten * lookedBack) / 1000;
  }

  /** How long there is still to wait for the next commit. */
  #pause(): number {
    return this.#committedAt + this.#gap - performance.now();
  }

  #schedule(): void {
    // Not at once: what this turn of the event loop still brings goes into the same commit.
    if (!this.#isScheduled) setImmediate(() => this.#goOn());
    this.#isScheduled = true;
  }

  #goOn(): void {
    this.#isScheduled = false;
    this.#flush();
    // Those who were let decide may have found nothing to write.
    if (this.#isIdle) this.#whenIdle();
  }

  #flush(): void {
    if (this.#inFlight !== null || this.#waiting === 0) return;
    const pause = this.#pause();
    if (pause > 0 && this.#waiting < manyWaiting) {
      if (!this.#isPausing) setTimeout(() => this.#wake(), pause);
      this.#isPausing = true;
      return;
    }
    if (this.#deciding.length > 0) {
      this.#gap = 0;
      this.#letDecide();
      this.#schedule();
      return;
    }
    this.#committedAt = performance.now();
    this.#inFlight = this.#queue.slice(0, maxInOneCommit);
    this.#queue = this.#queue.slice(maxInOneCommit);
    this.#commit(this.#inFlight.map(({ op }) => op));
  }

  #wake(): void {
    this.#isPausing = false;
    this.#flush();
  }

  #letDecide(): void {
    const deciding = this.#deciding;
    this.#deciding = [];
    for (const decide of deciding) decide();
  }
}
