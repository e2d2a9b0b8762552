/** Bots think in threads of their own. A thread that dies is replaced, and what it was asked fails. */
import { Worker } from 'node:worker_threads';
import type { Action } from '@casefile/engine';
import type { BotQuestion } from '../table/bots.ts';
import type { Thought } from './bot-thread.ts';

interface Waiting {
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  /** Rings when the thread has said nothing for too long. */
  alarm: NodeJS.Timeout | undefined;
}

/** Bots answer within a second or two; one that does not for so long never will. */
const patience = 30_000;

export class BotPool {
  readonly #threads: Thread[];
  #last = 0;
  #closed = false;

  constructor(size: number) {
    this.#threads = Array.from({ length: size }, () => this.#start());
  }

  think({ bot, seed, view, legal }: BotQuestion): Promise<Action> {
    const id = ++this.#last;
    const thread = this.#threads.reduce((one, other) =>
      other.waiting.size < one.waiting.size ? other : one,
    );
    return new Promise<Action>((resolve, reject) => {
      thread.waiting.set(id, { resolve, reject });
      thread.worker.postMessage({ id, bot, seed, view, legal } satisfies Thought);
      if (thread.waiting.size === 1) watch(thread);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    const waiting: Thread['waiting'] = new Map();
    const thread: Thread = { worker, waiting, alarm: undefined };
    worker.unref();
    worker.on('message', ({ id, action, why }: { id: number; action?: Action; why?: string }) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      watch(thread);
      if (action !== undefined) asked?.resolve(action);
      else asked?.reject(new Error(why));
    });
    worker.on('error', () => {});
    worker.on('exit', () => {
      clearTimeout(thread.alarm);
      for (const { reject } of waiting.values()) reject(new Error('The thread of the bots has stopped.'));
      const at = this.#threads.indexOf(thread);
      if (!this.#closed && at >= 0) this.#threads[at] = this.#start();
    });
    return thread;
  }
}

/** A thread that is stuck is ended: the next one starts with nothing to do. */
function watch(thread: Thread): void {
  clearTimeout(thread.alarm);
  if (thread.waiting.size === 0) return;
  thread.alarm = setTimeout(() => void thread.worker.terminate(), patience);
  thread.alarm.unref();
}
