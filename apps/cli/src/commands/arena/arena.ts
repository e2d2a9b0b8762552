import { join } from 'node:path';
import { pairings } from '@casefile/bots/arena/match';
import { sayProblem } from '@casefile/editions/words/refusals';
import { makeFolder } from '@casefile/server/store/make-folder';
import { listed, listing } from '../../arena/listing.ts';
import { runMatch } from '../../arena/match/match.ts';
import { type GivenMatch, problemOf, readSpec } from '../../arena/match/read-spec.ts';
import { jsonOf, tableOf } from '../../arena/match/report.ts';
import type { PairingOutcome } from '../../arena/match/run.ts';
import { scoreMatch } from '../../arena/match/score.ts';
import { FaultReport } from '../../arena/programs/faults.ts';
import { refusalsOf } from '../../names.ts';
import { progress } from '../../text/progress.ts';
import { done, UsageError } from '../../usage.ts';
import { writeResult } from '../../write-result.ts';

interface ArenaOptions extends GivenMatch {
  readonly list?: true;
  /** The folder of a league. */
  readonly league?: string;
  readonly json?: true;
}

export async function arenaCommand(given: ArenaOptions): Promise<number> {
  if (given.list) {
    console.log(given.json ? JSON.stringify(listed()) : listing().join('\n'));
    return done;
  }
  if (given.league !== undefined) return (await import('./league.ts')).leagueCommand(given.league, given);
  const spec = readSpec(given);
  const problem = problemOf(spec);
  if (problem !== null) throw new UsageError(sayProblem(await refusalsOf('en'), problem));
  const folder = given.record;
  if (folder !== undefined) prepareFolder(folder);
  const bar = progress('games', pairings(spec.bots.length, spec.games, spec.rotate).length);
  const faults = new FaultReport((line) => console.error(line));
  const outcomes: PairingOutcome[] = [];
  const began = performance.now();
  try {
    await runMatch(spec, {
      onGame(outcome) {
        if (folder !== undefined) writeRecord(folder, outcome);
        outcomes.push({ ...outcome, record: null });
        bar.step(outcomes.length);
      },
      onFault: (bot, game, why) => faults.note(bot, game, why),
    });
  } finally {
    bar.end();
  }
  faults.end();
  const seconds = (performance.now() - began) / 1000;
  const score = scoreMatch(spec, outcomes);
  if (given.json) console.log(JSON.stringify(jsonOf(score, seconds)));
  else for (const line of tableOf(spec, score, seconds)) console.log(line);
  return done;
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new UsageError(`${folder}: records cannot be kept here (${(error as Error).message})`);
  }
}

function writeRecord(folder: string, { pairing, record }: PairingOutcome): void {
  const name = `deal-${pairing.deal + 1}-rotation-${pairing.rotation + 1}.json`;
  writeResult(join(folder, name), `${JSON.stringify(record)}\n`);
}
