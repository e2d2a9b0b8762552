/** Runs a match: on all cores, or on one where programs take part. */
import { availableParallelism } from 'node:os';
import { type Pairing, pairings } from '@casefile/bots/arena/match';
import { ExecPrograms } from './programs.ts';
import { type Outcome, playPairing } from './run.ts';
import { isCommand, type MatchSpec } from './spec.ts';
import { Threads } from './threads.ts';

export interface Watcher {
  onGame(outcome: Outcome): void;
  onFault(bot: string, game: string, why: string): void;
}

/** Below this many games a second thread costs more than it brings. */
const fewGames = 4;

export async function runMatch(spec: MatchSpec, watcher: Watcher): Promise<void> {
  const all = pairings(spec.bots.length, spec.games, spec.rotate);
  if (spec.bots.some(isCommand)) return withPrograms(spec, all, watcher);
  if (all.length < fewGames || availableParallelism() === 1) return inOrder(spec, all, null, watcher);
  const threads = new Threads();
  try {
    await playMatch(spec, threads, watcher);
  } finally {
    await threads.close();
  }
}

/** A match between bots of this process, in threads that are there already. */
export async function playMatch(spec: MatchSpec, threads: Threads, watcher: Watcher): Promise<void> {
  const jobs = pairings(spec.bots.length, spec.games, spec.rotate).map((pairing) => ({ spec, pairing }));
  await threads.play(jobs, (_job, { outcome, faults }) => {
    for (const fault of faults) watcher.onFault(...fault);
    watcher.onGame(outcome);
  });
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
