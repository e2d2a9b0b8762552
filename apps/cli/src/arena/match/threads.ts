/** Threads that play games. They are kept between matches, because a new thread is slow until its code is compiled. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pairing } from '@casefile/bots/arena/match';
import { onStop } from '../programs/on-stop.ts';
import { isCommand, type MatchSpec } from './spec.ts';
import type { WorkerOrder, WorkerReport } from './worker.ts';

/** One game to play. */
export interface Job {
  readonly spec: MatchSpec;
  readonly pairing: Pairing;
}

/** How long a thread may take to end its programs. */
const orderMs = 5000;
/** A thread has the next game queued while it reports the last one. */
const atHand = 2;

export class Threads {
  readonly #workers: readonly Worker[];
  readonly count: number;
  #hasPrograms = false;

  constructor(count = availableParallelism()) {
    const file = new URL('./worker.ts', import.meta.url);
    this.count = count;
    this.#workers = Array.from({ length: count }, () => new Worker(file));
  }

  /** Plays all the games; each is reported when it is over, in any order. */
  async play<J extends Job>(
    jobs: readonly J[],
    onGame: (job: J, report: WorkerReport) => void,
  ): Promise<void> {
    const waiting = jobs.values();
    this.#hasPrograms ||= jobs.some(({ spec }) => spec.bots.some(isCommand));
    const goOn = onStop(() => this.#tell('kill'));
    try {
      await Promise.all(this.#workers.map((worker) => playIn(worker, waiting, onGame)));
    } finally {
      goOn();
    }
  }

  /** Lets the programs of the match end first. */
  async close(): Promise<void> {
    if (this.#hasPrograms) await this.#tell('close');
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  /** Waits until every thread has done it, except for one that hangs. */
  async #tell(order: WorkerOrder): Promise<void> {
    const answers = this.#workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, orderMs);
          const hear = (said: unknown): void => {
            if (said !== 'done') return;
            clearTimeout(timer);
            worker.off('message', hear);
            resolve();
          };
          worker.on('message', hear);
          worker.postMessage(order);
        }),
    );
    await Promise.all(answers);
  }
}

function playIn<J extends Job>(
  worker: Worker,
  waiting: Iterator<J>,
  onGame: (job: J, report: WorkerReport) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const playing: J[] = [];
    const next = (): void => {
      const { value, done } = waiting.next();
      if (done === true) return;
      playing.push(value);
      const { spec, pairing }: Job = value;
      worker.postMessage({ spec, pairing });
    };
    const end = (error?: Error): void => {
      worker.off('message', hear).off('error', end).off('exit', stopped);
      if (error === undefined) resolve();
      else reject(error);
    };
    const hear = (report: WorkerReport | 'done'): void => {
      // All threads end their programs; games in progress are lost.
      if (report === 'done') return;
      const job = playing.shift()!;
      next();
      try {
        onGame(job, report);
      } catch (error) {
        // Thrown from here it would end the process, and leave programs behind.
        end(error as Error);
        return;
      }
      if (playing.length === 0) end();
    };
    const stopped = (code: number): void => end(new Error(`a thread ended with code ${code}`));
    worker.on('message', hear).on('error', end).on('exit', stopped);
    for (let more = 0; more < atHand; more++) next();
    if (playing.length === 0) end();
  });
}
