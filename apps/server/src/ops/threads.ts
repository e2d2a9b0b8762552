/** A pool of threads for work that would block the main thread, started on demand. */
import { type ResourceLimits, Worker } from 'node:worker_threads';

interface Waiting<A> {
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}
interface Thread<A> {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting<A>>;
  /** Fires when the thread has been silent for too long. */
  alarm: NodeJS.Timeout | undefined;
}
export type ThreadQuestion<Q> = { readonly id: number; readonly question: Q };
export type ThreadAnswer<A> =
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly why: string };

/** Questions are answered within a second or two; a thread silent for this long never will. */
const answerTimeoutMs = 30_000;

export interface ThreadLimits {
  /** An idle thread is ended after this long, to release its memory. */
  readonly idleMs: number;
  /** The heap limit of a thread. */
  readonly maxMegabytes: number;
}

/** The young generation of the heap takes three times its semi-space. */
const heapOf = (megabytes: number): ResourceLimits => ({
  maxOldGenerationSizeMb: megabytes,
  maxYoungGenerationSizeMb: Math.max(1, megabytes / 16),
});

/** The thread has died. */
export class ThreadStopped extends Error {
  /** It exceeded its memory limit. */
  readonly isTooMuch: boolean;
  constructor(isTooMuch: boolean) {
    super('The thread that was asked has stopped.');
    this.isTooMuch = isTooMuch;
  }
}

/** A dying thread fails its question. */
export class Threads<Q, A> {
  readonly #program: URL;
  readonly #max: number;
  readonly #limits: ThreadLimits | null;
  #threads: Thread<A>[] = [];
  #last = 0;
  #isClosed = false;

  /** Runs a program that calls `answerWith` in up to this many threads. */
  constructor(program: URL, max: number, limits: ThreadLimits | null = null) {
    this.#program = program;
    this.#max = max;
    this.#limits = limits;
  }

  /** Transferred buffers are not copied, and unusable here afterwards. */
  ask(question: Q, handedOver: readonly ArrayBuffer[] = []): Promise<A> {
    if (this.#isClosed) return Promise.reject(new ThreadStopped(false));
    const id = ++this.#last;
    const thread = this.#leastBusy();
    return new Promise<A>((resolve, reject) => {
      // Throws if the question cannot be copied: then nothing waits for its answer.
      thread.worker.postMessage({ id, question } satisfies ThreadQuestion<Q>, handedOver);
      thread.waiting.set(id, { resolve, reject });
      if (thread.waiting.size === 1) this.#watch(thread);
    });
  }

  /** Ends idle threads to release their memory at once. */
  async endIdle(): Promise<void> {
    const idle = this.#threads.filter(({ waiting }) => waiting.size === 0);
    this.#threads = this.#threads.filter((thread) => !idle.includes(thread));
    for (const { alarm } of idle) clearTimeout(alarm);
    await Promise.all(idle.map(({ worker }) => worker.terminate()));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread<A> {
    const [least] = this.#threads.toSorted((one, other) => one.waiting.size - other.waiting.size);
    const isEnough = this.#threads.length >= this.#max;
    return least !== undefined && (isEnough || least.waiting.size === 0) ? least : this.#start();
  }

  #start(): Thread<A> {
    const resourceLimits = this.#limits === null ? {} : heapOf(this.#limits.maxMegabytes);
    const worker = new Worker(this.#program, { resourceLimits });
    const waiting: Thread<A>['waiting'] = new Map();
    const thread: Thread<A> = { worker, waiting, alarm: undefined };
    worker.unref();
    worker.on('message', (said: ThreadAnswer<A>) => {
      const asked = waiting.get(said.id);
      waiting.delete(said.id);
      this.#watch(thread);
      if ('answer' in said) asked?.resolve(said.answer);
      else asked?.reject(new Error(said.why));
    });
    let isTooMuch = false;
    worker.on('error', (error: NodeJS.ErrnoException) => {
      isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    });
    worker.on('exit', () => {
      clearTimeout(thread.alarm);
      this.#threads = this.#threads.filter((other) => other !== thread);
      for (const { reject } of waiting.values()) reject(new ThreadStopped(isTooMuch));
    });
    this.#threads.push(thread);
    return thread;
  }

  /** Ends a stuck or idle thread; the next question gets a new one. */
  #watch(thread: Thread<A>): void {
    clearTimeout(thread.alarm);
    const timeoutMs = thread.waiting.size > 0 ? answerTimeoutMs : this.#limits?.idleMs;
    if (timeoutMs === undefined) return;
    thread.alarm = setTimeout(() => {
      // Removed first, so that it gets no more questions.
      this.#threads = this.#threads.filter((other) => other !== thread);
      void thread.worker.terminate();
    }, timeoutMs);
    thread.alarm.unref();
  }
}
