/** Analyses finished games for the record off the main thread. */
import { accuracyOf, type GameLog, startAnalysis } from '@casefile/analysis';
import { stepsOf } from '@casefile/protocol/record';
import type { Study } from '@casefile/training';
import { readSource, rulesFor } from '../casebook/source/read-source.ts';
import type { SavedGame } from '../worker/messages.ts';
import type { StudyReply, StudyRequest } from './messages.ts';

async function studyOf(saved: SavedGame): Promise<Study | null> {
  const found = await readSource({ from: 'device', saved });
  if ('fault' in found || found.me === null) return null;
  const steps = stepsOf(found.read.record.log).map(({ facts }) => facts);
  const game: GameLog = { rules: rulesFor(found.read), viewpoint: found.me, steps };
  const analysis = startAnalysis(game);
  while (analysis.next());
  const [mine] = analysis.casebook().seats;
  if (mine === undefined) return null;
  return {
    accuracy: accuracyOf(mine),
    provedTurn: mine.provable.all,
    accusedTurn: mine.accusations.at(-1)?.turn ?? null,
  };
}

self.onmessage = async ({ data: { id, saved } }: MessageEvent<StudyRequest>) => {
  const study = await studyOf(saved).catch(() => null);
  self.postMessage({ id, study } satisfies StudyReply);
};
