import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { ExecPrograms } from '../programs/programs.ts';
import type { PairingOutcome } from './run.ts';
import type { MatchSpec } from './spec.ts';
import type { Job } from './threads.ts';

enableCompileCache();
const { playPairing } = await import('./run.ts');
const { isCommand } = await import('./spec.ts');

export interface WorkerReport {
  readonly outcome: PairingOutcome;
  readonly faults: readonly (readonly [bot: string, game: string, why: string])[];
}
/** Orders to a thread besides games: let its programs end, or kill them at once. */
export type WorkerOrder = 'close' | 'kill';

let faults: [bot: string, game: string, why: string][] = [];
const note = (...fault: [bot: string, game: string, why: string]): void => void faults.push(fault);
/** The programs, kept from game to game. */
let programs: ExecPrograms | null = null;

async function programsOf(spec: MatchSpec): Promise<ExecPrograms | null> {
  if (!spec.bots.some(isCommand)) return null;
  if (programs === null) {
    const { ExecPrograms } = await import('../programs/programs.ts');
    programs = new ExecPrograms(spec, note);
  }
  programs.use(spec);
  return programs;
}

async function play({ spec, pairing }: Job): Promise<void> {
  faults = [];
  const outcome = await playPairing(spec, pairing, await programsOf(spec), note);
  parentPort!.postMessage({ outcome, faults } satisfies WorkerReport);
}

// A program plays one game at a time.
let last: Promise<void> = Promise.resolve();
parentPort!.on('message', (asked: Job | WorkerOrder) => {
  if (asked === 'kill') {
    programs?.kill();
    parentPort!.postMessage('done');
  } else if (asked === 'close')
    last = last.then(async () => {
      await programs?.close();
      parentPort!.postMessage('done');
    });
  else last = last.then(() => play(asked));
});
