/** Runs a match: on all cores, or on one where programs take part. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Pairing, pairings } from '@casefile/bots/arena/match';
import { ExecPrograms } from './programs.ts';
import { type Outcome, playPairing } from './run.ts';
import { isCommand, type MatchSpec } from './spec.ts';
import type { Work } from './worker.ts';

export interface Watcher {
  onGame(outcome: Outcome): void;
  onFault(bot: string, game: string, why: string): void;
}

/** Below this many games a second thread costs more than it brings. */
const fewGames = 4;

export async function runMatch(spec: MatchSpec, watcher: Watcher): Promise<void> {
  const all = pairings(spec.bots.length, spec.games, spec.rotate);
  if (spec.bots.some(isCommand)) return withPrograms(spec, all, watcher);
  const threads = all.length < fewGames ? 1 : Math.min(availableParallelism(), all.length);
  if (threads === 1) return inOrder(spec, all, null, watcher);
  const lots = Array.from({ length: threads }, (_, i) => all.filter((_pairing, at) => at % threads === i));
  await Promise.all(lots.map((lot) => inThread({ spec, pairings: lot }, watcher)));
}

async function inOrder(
  spec: MatchSpec,
  all: readonly Pairing[],
  programs: ExecPrograms | null,
  { onGame, onFault }: Watcher,
): Promise<void> {
  for (const pairing of all) onGame(await playPairing(spec, pairing, programs, onFault));
}

async function withPrograms(spec: MatchSpec, all: readonly Pairing[], watcher: Watcher): Promise<void> {
  const programs = new ExecPrograms(spec, watcher.onFault);
  try {
    await inOrder(spec, all, programs, watcher);
  } finally {
    await programs.close();
  }
}

function inThread(work: Work, { onGame, onFault }: Watcher): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work });
    worker.on('message', ({ outcome, faults }) => {
      for (const [bot, game, why] of faults) onFault(bot, game, why);
      onGame(outcome);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))));
  });
}
