/** The thread's side of `Threads`: answers questions. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './threads.ts';

/** The processor milliseconds of this thread, without waiting times. */
export const spentMs = (): number => {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
};

/** Transferred parts of an answer are not copied. */
export function answerWith<Q, A>(
  answer: (question: Q) => A,
  handedOver: (answer: A) => readonly ArrayBuffer[] = () => [],
): void {
  const say = (said: ThreadAnswer<A>, given: readonly ArrayBuffer[] = []): void =>
    parentPort!.postMessage(said, [...given]);
  parentPort!.on('message', ({ id, question }: ThreadQuestion<Q>) => {
    try {
      const answered = answer(question);
      say({ id, answer: answered }, handedOver(answered));
    } catch (error) {
      say({ id, why: error instanceof Error ? error.message : String(error) });
    }
  });
}
