/**
 * `node apps/server/src/simulation/run.ts --seeds 10000 [--from 0] [--twice]`: many simulated games, on all cores (R21).
 * Each that fails names its seed; `--twice` plays each a second time and compares the traces.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { simulate } from './simulate.ts';

interface Share {
  readonly from: number;
  readonly until: number;
  readonly step: number;
  readonly twice: boolean;
}
type Totals = Record<string, number>;

async function play({ from, until, step, twice }: Share): Promise<Totals> {
  const totals: Totals = { failed: 0 };
  for (let seed = from; seed < until; seed += step) {
    try {
      const { hash, edition, kinds, kills, acknowledged, events, entries } = await simulate(seed);
      if (twice && (await simulate(seed)).hash !== hash)
        throw new Error(`seed ${seed}: two different traces`);
      const counts = { ...kinds, kills, acknowledged, events, entries, [edition]: 1 };
      for (const [what, count] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + count;
    } catch (error) {
      totals.failed!++;
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return totals;
}

async function main(): Promise<void> {
  const options = {
    seeds: { type: 'string' },
    from: { type: 'string' },
    twice: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  const seeds = Number(values.seeds ?? 1000);
  const from = Number(values.from ?? 0);
  const step = Math.min(availableParallelism(), seeds);
  const began = performance.now();
  const shares = Array.from({ length: step }, (_, i): Share => {
    return { from: from + i, until: from + seeds, step, twice: values.twice ?? false };
  });
  const parts = await Promise.all(
    shares.map(
      (share) =>
        new Promise<Totals>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), { workerData: share });
          worker.once('message', resolve).once('error', reject);
        }),
    ),
  );
  const totals: Totals = {};
  for (const part of parts)
    for (const [what, count] of Object.entries(part)) totals[what] = (totals[what] ?? 0) + count;
  const seconds = (performance.now() - began) / 1000;
  console.log(`${seeds} seeds on ${step} cores in ${seconds.toFixed(1)} s, ${totals.failed} failed`);
  console.log(JSON.stringify(totals));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

if (isMainThread) await main();
else parentPort!.postMessage(await play(workerData as Share));
