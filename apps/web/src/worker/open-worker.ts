/** The page’s end of the worker: requests go out with a number, replies come back in any order. */
import type { Advice } from '@casefile/analysis/coach';
import { trustedScriptUrl } from '../trusted.ts';
import type { Marks, ProvenTurn, Why, WorkerReply, WorkerRequest } from './messages.ts';
import type { RemoteNews } from './tables/room.ts';
import workerUrl from './worker.ts?worker&url';

export interface EngineWorker {
  ask(message: Exclude<WorkerRequest, { ask: 'marks' | 'why' | 'proof' | 'coach' }>): Promise<WorkerReply>;
  marks(message: Extract<WorkerRequest, { ask: 'marks' }>): Promise<Marks>;
  why(message: Extract<WorkerRequest, { ask: 'why' }>): Promise<Why>;
  proof(message: Extract<WorkerRequest, { ask: 'proof' }>): Promise<ProvenTurn>;
  coach(message: Extract<WorkerRequest, { ask: 'coach' }>): Promise<Advice>;
  close(): void;
}

/** Opens the worker. `heard` is called with news of an online table. */
export function openWorker(heard: (news: RemoteNews) => void = () => {}): EngineWorker {
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const waiting = new Map<number, (done: never) => void>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<{ id: number; done: never } | { news: RemoteNews }>) => {
    if ('news' in data) {
      heard(data.news);
      return;
    }
    waiting.get(data.id)?.(data.done);
    waiting.delete(data.id);
  };
  // A worker that fails to load never answers, so pending requests must fail.
  worker.onerror = () => {
    for (const done of waiting.values()) done({ ok: false, problem: 'offline' } as never);
    waiting.clear();
  };
  const post = (message: WorkerRequest): Promise<never> =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      worker.postMessage({ id, message });
    });
  return { ask: post, marks: post, why: post, proof: post, coach: post, close: () => worker.terminate() };
}
