/** The other side of `Threads`: what a thread does with what it is asked. */
import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './threads.ts';

/** Milliseconds of a processor that this thread has taken; not how long others kept it waiting. */
export const spentMs = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** What is handed over of an answer is not copied. */
export function answerWith<Q, A>(
  answer: (question: Q) => A,
  handedOver: (answer: A) => readonly ArrayBuffer[] = () => [],
): void {
  const say = (said: Answered<A>, given: readonly ArrayBuffer[] = []): void =>
    parentPort!.postMessage(said, [...given]);
  parentPort!.on('message', ({ id, question }: Asked<Q>) => {
    try {
      const answered = answer(question);
      say({ id, answer: answered }, handedOver(answered));
    } catch (error) {
      say({ id, why: error instanceof Error ? error.message : String(error) });
    }
  });
}
