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
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  const waiting = new Map<number, (value: SheetReply['value']) => void>();
  let last = 0;
  worker.onmessage = ({ data: { id, value } }: MessageEvent<SheetReply>) => {
    waiting.get(id)?.(value);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const done of waiting.values()) done(undefined);
    waiting.clear();
  };
  return {
    ask: (name, what) =>
      new Promise((resolve) => {
        const id = ++last;
        waiting.set(id, resolve as (value: SheetReply['value']) => void);
        worker.postMessage({ id, ask: name, ...what } as SheetRequest);
      }),
    close: () => worker.terminate(),
  };
}
