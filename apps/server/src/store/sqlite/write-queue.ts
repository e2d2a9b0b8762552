/** Queues writes for the writer thread: whatever arrives while the disk is busy goes into one commit. */
import type { Appended } from '../store.ts';
import type { Outcome, WriteOp } from './operations.ts';

const maxInOneCommit = 500;
/**
 * The minimum time between two commits under load, by the size of the last one. Without it the processor would spend its
 * time on commits of a few writes each. A lone writer never waits.
 */
const minGapMsAfter = (writes: number): number => (writes <= 1 ? 0 : writes < 5 ? 25 : 50);
/**
 * Writes per second from which a commit waits for more writes. Below this rate none may come, and the wait would be
 * wasted.
 */
const busyWritesPerSecond = 200;
/** The window of that rate; older writes count less and less. */
const rateWindowMs = 500;
/** With this many writes waiting, the commit starts at once. */
const maxWaiting = 32;

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
  /** Callers that decide what to write only when the next commit is due. */
  #deciding: (() => void)[] = [];
  #isScheduled = false;
  #isPausing = false;
  #isClosed = false;
  #committedAt = 0;
  #minGapMs = 0;
  /** Decaying count of recent writes, and when it was last updated. */
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

  /** Resolves when the next commit is assembled, so that callers decide on the latest state and share that commit. */
  nextCommitSlot(): Promise<void> {
    const isNow = this.#isClosed || (this.#inFlight === null && this.#pause() <= 0);
    if (isNow) return Promise.resolve();
    return new Promise((decide) => {
      this.#deciding.push(decide);
      this.#schedule();
    });
  }

  /** Called when the thread has finished the last commit. */
  written(outcomes: readonly Outcome[] | 'as-asked'): void {
    const settled = this.#inFlight ?? [];
    this.#inFlight = null;
    // Writes that arrived meanwhile would have shared this commit.
    this.#minGapMs = this.#isBusy(settled.length)
      ? minGapMsAfter(settled.length + Math.min(1, this.#waiting))
      : 0;
    this.#flush();
    settled.forEach(({ settle }, i) => {
      settle(outcomes === 'as-asked' ? asAsked : (outcomes[i] ?? lost));
    });
    if (this.#isIdle) this.#whenIdle();
  }

  /** Called when the thread has died, along with the commit it was given. */
  giveUp(): void {
    this.#isClosed = true;
    for (const { settle } of [...(this.#inFlight ?? []), ...this.#queue]) settle(lost);
    [this.#inFlight, this.#queue] = [null, []];
    this.#letDecide();
    this.#whenIdle();
  }

  /** Writes queued before the call are still committed. */
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
    this.#recent = this.#recent * Math.exp((this.#countedAt - now) / rateWindowMs) + written;
    this.#countedAt = now;
    return this.#recent > (busyWritesPerSecond * rateWindowMs) / 1000;
  }

  /** Milliseconds until the next commit may start. */
  #pause(): number {
    return this.#committedAt + this.#minGapMs - performance.now();
  }

  #schedule(): void {
    // Deferred, so that whatever else this turn of the event loop brings joins the same commit.
    if (!this.#isScheduled) setImmediate(() => this.#goOn());
    this.#isScheduled = true;
  }

  #goOn(): void {
    this.#isScheduled = false;
    this.#flush();
    // The callers that decided may have had nothing to write.
    if (this.#isIdle) this.#whenIdle();
  }

  #flush(): void {
    if (this.#inFlight !== null || this.#waiting === 0) return;
    const pause = this.#pause();
    if (pause > 0 && this.#waiting < maxWaiting) {
      if (!this.#isPausing) setTimeout(() => this.#wake(), pause);
      this.#isPausing = true;
      return;
    }
    if (this.#deciding.length > 0) {
      this.#minGapMs = 0;
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
