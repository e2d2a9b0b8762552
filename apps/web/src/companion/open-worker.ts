/** The page's end of a sheet's worker. */
import { trustedScriptUrl } from '../trusted.ts';
import type { RequestName, Requests, SheetReply, SheetRequest } from './messages.ts';
import workerUrl from './worker.ts?worker&url';

export interface SheetWorker {
  /** Undefined where there is no answer. */
  ask<N extends RequestName>(name: N, what: Requests[N]['asks']): Promise<Requests[N]['gets'] | undefined>;
  close(): void;
}

export function openWorker(): SheetWorker {
  const waiting = new Map<number, (value: SheetReply['value']) => void>();
  let worker: Worker | null = null;
  let last = 0;
  let isClosed = false;
  /** The next request starts a new one, which fetches again what this one could not. */
  const drop = (): void => {
    worker?.terminate();
    worker = null;
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
  };
  const start = (): Worker => {
    const made = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    made.onmessage = ({ data: { id, value } }: MessageEvent<SheetReply>) => {
      waiting.get(id)?.(value);
      waiting.delete(id);
      if (value === undefined && waiting.size === 0) drop();
    };
    made.onerror = drop;
    return made;
  };
  return {
    ask: (name, what) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(undefined);
        worker ??= start();
        const id = ++last;
        waiting.set(id, resolve as (value: SheetReply['value']) => void);
        worker.postMessage({ id, ask: name, ...what } as SheetRequest);
      }),
    close() {
      isClosed = true;
      drop();
    },
  };
}
