/**
 * Many tables at once over real sockets (R30), with CASEFILE_LONG=1 at full size. CASEFILE_SOAK=10 adds ten minutes in
 * which games end and others begin, while the live heap must not grow.
 */
import { type LoadResult, underLoad } from '@casefile/server/load/load';
import type { LoadSize } from '@casefile/server/load/pace';
import { type Readiness, readyAfter } from '@casefile/server/load/ready';
import { soak } from '@casefile/server/load/soak';
import { UsageError } from '../usage.ts';
import type { Benchmark } from './benchmark.ts';
import { median, percentile } from './clock.ts';
import { postgresBenchmarks } from './server-postgres.ts';

const whole: LoadSize = { tables: 400, rate: 300, seconds: 60 };
const quick: LoadSize = { tables: 40, rate: 60, seconds: 8 };

export function serverBenchmarks(isOnPostgres = false): Benchmark[] {
  let measured: Promise<LoadResult> | undefined;
  let ready: Promise<Readiness> | undefined;
  const size = process.env.CASEFILE_LONG === '1' ? whole : quick;
  if (isOnPostgres) return postgresBenchmarks(size);
  const of = (value: (result: LoadResult) => number) => async () => {
    measured ??= underLoad(size);
    return { value: value(await measured) };
  };
  const readiness = (what: keyof Readiness) => async () => {
    ready ??= readyAfter(1000, 60);
    return { value: (await ready)[what] };
  };
  const less = { better: 'less' as const };
  return [
    {
      name: 'server/commands',
      unit: 'commands/s',
      goal: size.rate * 0.95,
      measure: of(({ perSecond }) => perSecond),
    },
    { name: 'server/move-to-all-p50', unit: 'ms', measure: of(({ times }) => median(times)) },
    {
      name: 'server/move-to-all-p99',
      unit: 'ms',
      goal: 100,
      ...less,
      measure: of(({ times }) => percentile(times, 0.99)),
    },
    {
      name: 'server/move-to-all-max',
      unit: 'ms',
      goal: 500,
      ...less,
      measure: of(({ times }) => Math.max(...times)),
    },
    { name: 'server/dropped', unit: 'sockets', goal: 0, ...less, measure: of(({ dropped }) => dropped) },
    { name: 'server/memory', unit: 'MB', goal: 400, ...less, measure: of(({ rss }) => rss / 1e6) },
    {
      name: 'server/processor',
      unit: 'ms/command',
      baseline: 'a bare ws server that passes the same messages on',
      goal: 4,
      ...less,
      async measure() {
        measured ??= underLoad(size);
        const { cpu, bareCpu } = await measured;
        const value = median(cpu);
        return { value, ratio: value / median(bareCpu) };
      },
    },
    {
      name: 'server/ready-with-1000-games',
      unit: 'ms',
      goal: 3000,
      ...less,
      measure: readiness('wall'),
    },
    { name: 'server/all-1000-games-answered', unit: 'ms', measure: readiness('all') },
    {
      name: 'server/ready-processor',
      unit: 'ms',
      goal: 3000,
      ...less,
      measure: readiness('cpu'),
    },
    ...soakBenchmarks(size),
  ];
}

function soakBenchmarks(size: LoadSize): Benchmark[] {
  const given = process.env.CASEFILE_SOAK;
  if (given === undefined) return [];
  const minutes = Number(given);
  if (!(minutes >= 1)) throw new UsageError('CASEFILE_SOAK is a number of minutes, at least 1.');
  return [
    {
      name: 'server/soak',
      unit: 'MB/min',
      goal: 1,
      better: 'less',
      async measure() {
        const { slope, heaps, rss, games, commands, dropped } = await soak(size, minutes);
        const [first, last] = [heaps[0]!, heaps.at(-1)!].map((heap) => Math.round(heap / 1e6));
        console.error(
          `${commands} commands, ${games} games ended, ${dropped} sockets dropped; alive at first ${first} MB, at last ${last} MB; memory in all ${Math.round(rss / 1e6)} MB`,
        );
        return { value: slope / 1e6 };
      },
    },
  ];
}
