/** Threads that play games, kept from match to match: a thread that has just started plays slowly. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pairing } from '@casefile/bots/arena/match';
import type { MatchSpec } from './spec.ts';
import type { Report } from './worker.ts';

/** One game to play. */
export interface Job {
  readonly spec: MatchSpec;
  readonly pairing: Pairing;
}

/** While a thread tells of one game it has the next at hand. */
const atHand = 2;

export class Threads {
  readonly #workers: readonly Worker[];
  readonly count: number;

  constructor(count = availableParallelism()) {
    const file = new URL('./worker.ts', import.meta.url);
    this.count = count;
    this.#workers = Array.from({ length: count }, () => new Worker(file));
  }

  /** Plays all the games; each is reported when it is over, in any order. */
  async play<J extends Job>(jobs: readonly J[], onGame: (job: J, report: Report) => void): Promise<void> {
    const waiting = jobs.values();
    await Promise.all(this.#workers.map((worker) => playIn(worker, waiting, onGame)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

function playIn<J extends Job>(
  worker: Worker,
  waiting: Iterator<J>,
  onGame: (job: J, report: Report) => void,
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
    const hear = (report: Report): void => {
      const job = playing.shift()!;
      next();
      onGame(job, report);
      if (playing.length === 0) end();
    };
    const stopped = (code: number): void => end(new Error(`a thread ended with code ${code}`));
    worker.on('message', hear).on('error', end).on('exit', stopped);
    for (let more = 0; more < atHand; more++) next();
    if (playing.length === 0) end();
  });
}
