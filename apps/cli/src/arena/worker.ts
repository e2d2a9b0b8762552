import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Outcome } from './run.ts';
import type { Job } from './threads.ts';

enableCompileCache();
const { playPairing } = await import('./run.ts');

export interface Report {
  readonly outcome: Outcome;
  readonly faults: readonly (readonly [bot: string, game: string, why: string])[];
}

parentPort!.on('message', async ({ spec, pairing }: Job) => {
  const faults: [bot: string, game: string, why: string][] = [];
  const outcome = await playPairing(spec, pairing, null, (...fault) => faults.push(fault));
  parentPort!.postMessage({ outcome, faults } satisfies Report);
});
