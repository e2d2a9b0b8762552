/** Runs a match on all cores. Programs are started once in every thread. */
import { availableParallelism } from 'node:os';
import { type Pairing, pairings } from '@casefile/bots/arena/match';
import { onStop } from '../programs/on-stop.ts';
import { ExecPrograms } from '../programs/programs.ts';
import { type PairingOutcome, playPairing } from './run.ts';
import { isCommand, type MatchSpec } from './spec.ts';
import { Threads } from './threads.ts';

export interface Watcher {
  onGame(outcome: PairingOutcome): void;
  onFault(bot: string, game: string, why: string): void;
}

/** For fewer games a second thread costs more time than it saves. */
const fewGames = 4;

export async function runMatch(spec: MatchSpec, watcher: Watcher): Promise<void> {
  const all = pairings(spec.bots.length, spec.games, spec.rotate);
  const count = Math.min(spec.threads ?? availableParallelism(), all.length);
  if (all.length < fewGames || count === 1)
    return spec.bots.some(isCommand) ? withPrograms(spec, all, watcher) : inOrder(spec, all, null, watcher);
  const threads = new Threads(count);
  try {
    await playMatch(spec, threads, watcher);
  } finally {
    await threads.close();
  }
}

/** Plays a match in existing threads. */
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
  const goOn = onStop(() => programs.kill());
  try {
    await inOrder(spec, all, programs, watcher);
  } finally {
    goOn();
    await programs.close();
  }
}
