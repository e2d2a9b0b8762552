/** The screen's end of the desk: questions to the worker, answered in order. */
import { ownScript } from '../trusted.ts';
import type { Done, Marks, ToDesk, Why } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

export interface Desk {
  ask(message: Exclude<ToDesk, { ask: 'marks' | 'why' }>): Promise<Done>;
  marks(message: Extract<ToDesk, { ask: 'marks' }>): Promise<Marks>;
  why(message: Extract<ToDesk, { ask: 'why' }>): Promise<Why>;
  close(): void;
}

export function openDesk(): Desk {
  const worker = new Worker(ownScript(workerUrl), { type: 'module' });
  const waiting = new Map<number, (done: never) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<{ id: number; done: never }>) => {
    waiting.get(data.id)?.(data.done);
    waiting.delete(data.id);
  };
  // A worker that cannot be fetched answers nothing: whoever waits would wait for ever.
  worker.onerror = () => {
    for (const done of waiting.values()) done({ ok: false, problem: 'offline' } as never);
    waiting.clear();
  };
  const post = (message: ToDesk): Promise<never> =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      worker.postMessage({ id, message });
    });
  return { ask: post, marks: post, why: post, close: () => worker.terminate() };
}
