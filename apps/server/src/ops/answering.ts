/** The other side of `Threads`: what a thread does with what it is asked. */
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './threads.ts';

export function answerWith<Q, A>(answer: (question: Q) => A): void {
  const say = (said: Answered<A>): void => parentPort!.postMessage(said);
  parentPort!.on('message', ({ id, question }: Asked<Q>) => {
    try {
      say({ id, answer: answer(question) });
    } catch (error) {
      say({ id, why: error instanceof Error ? error.message : String(error) });
    }
  });
}
