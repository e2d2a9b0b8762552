/** Deletes old tables, if the operator wants it. */
import type { Clock } from '../host/ports.ts';
import { deleteOldTables } from '../store/maintenance/retention.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const sweepEveryMs = 3_600_000;

/** Sweeps now and every hour; returns a function that stops. */
export function sweepOldTables(store: Store, keepDays: number | null, clock: Clock, log: Log): () => void {
  if (keepDays === null) return () => {};
  let forget = (): void => {};
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    try {
      const keep = { finished: keepDays, abandoned: keepDays };
      const gone = await deleteOldTables(store, keep, clock.now());
      if (gone.length > 0) log('info', 'old tables deleted', { tables: gone.length });
    } catch (error) {
      log('warn', 'old tables not deleted', { why: error instanceof Error ? error.message : 'unknown' });
    }
    if (!isStopped) forget = clock.wakeAt(clock.now() + sweepEveryMs, () => void sweep());
  };
  void sweep();
  return () => {
    isStopped = true;
    forget();
  };
}
