/** The load of `bench server` on one and on three processes with PostgreSQL, one after the other in the same run. */
import { type PostgresLoad, underPostgres } from '@casefile/server/load/on-postgres';
import type { LoadSize } from '@casefile/server/load/pace';
import { UsageError } from '../usage.ts';
import type { Benchmark } from './benchmark.ts';
import { median, percentile } from './clock.ts';

const figures: readonly (readonly [string, string, (load: PostgresLoad) => number])[] = [
  ['commands', 'commands/s', ({ perSecond }) => perSecond],
  ['move-to-all-p50', 'ms', ({ times }) => median(times)],
  ['move-to-all-p99', 'ms', ({ times }) => percentile(times, 0.99)],
  ['move-to-all-max', 'ms', ({ times }) => Math.max(...times)],
  ['dropped', 'sockets', ({ dropped }) => dropped],
  ['processor', 'ms/command', ({ cpu }) => cpu],
];

/** PostgreSQL is among the development packages only. */
function explained(error: Error): never {
  throw error.message.startsWith('PostgreSQL did not start') ? new UsageError(error.message) : error;
}

export function postgresBenchmarks(size: LoadSize): Benchmark[] {
  const loads = new Map<number, Promise<PostgresLoad>>();
  const onSome = (processes: number): Promise<PostgresLoad> => {
    const load = loads.get(processes) ?? underPostgres(size, processes).catch(explained);
    loads.set(processes, load);
    return load;
  };
  const one = figures.map(
    ([name, unit, of]): Benchmark => ({
      name: `server/one-process-${name}`,
      unit,
      measure: async () => ({ value: of(await onSome(1)) }),
    }),
  );
  const three = figures.map(
    ([name, unit, of]): Benchmark => ({
      name: `server/three-processes-${name}`,
      unit,
      baseline: 'one process',
      async measure() {
        const [alone, together] = [of(await onSome(1)), of(await onSome(3))];
        return alone === 0 ? { value: together } : { value: together, ratio: together / alone };
      },
    }),
  );
  return [...one, ...three];
}
