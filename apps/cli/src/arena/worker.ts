import { parentPort, workerData } from 'node:worker_threads';
import type { Pairing } from '@casefile/bots/arena/match';
import { playPairing } from './run.ts';
import type { MatchSpec } from './spec.ts';

export interface Work {
  readonly spec: MatchSpec;
  readonly pairings: readonly Pairing[];
}

const { spec, pairings } = workerData as Work;
for (const pairing of pairings) {
  const faults: (readonly [bot: string, game: string, why: string])[] = [];
  const outcome = await playPairing(spec, pairing, null, (...fault) => faults.push(fault));
  parentPort!.postMessage({ outcome, faults });
}
