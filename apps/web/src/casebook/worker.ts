/** Counts a casebook away from the thread that draws, and says what it has from time to time. */
import { type Game, startAnalysis } from '@casefile/analysis';
import { stepsOf } from '@casefile/protocol/record';
import { verifyThroughout } from '@casefile/protocol/record/verify';
import type { CaseReply, CaseRequest, CaseSource } from './messages.ts';
import { headOf, type ReadRecord, readSource, rulesFor } from './read-source.ts';

/** Often enough to be seen to grow, and seldom enough for the page to have time for its reader. */
const reportMs = 150;

const post = (reply: CaseReply): void => self.postMessage(reply);
let opened: ReadRecord | null = null;

async function open(source: CaseSource): Promise<void> {
  const found = await readSource(source);
  if ('fault' in found) {
    post({ kind: 'fault', fault: found.fault });
    return;
  }
  opened = found.read;
  const head = headOf(opened, found.me);
  post({ kind: 'head', head });
  const steps = stepsOf(opened.record.log).map(({ facts }) => facts);
  const game: Game = { rules: rulesFor(opened), viewpoint: head.viewpoint, steps };
  const analysis = startAnalysis(game, found.me === null ? {} : { first: found.me });
  let reported = performance.now();
  const report = (): void => {
    post({ kind: 'casebook', casebook: analysis.casebook(), ...analysis.progress() });
    reported = performance.now();
  };
  while (analysis.next()) {
    if (performance.now() - reported < reportMs) continue;
    report();
    // What was asked meanwhile is answered before the next piece.
    await new Promise((done) => setTimeout(done));
  }
  report();
}

self.onmessage = async ({ data }: MessageEvent<CaseRequest>) => {
  try {
    if (data.ask === 'open') await open(data.source);
    else if (opened !== null) {
      const { record, exact, played, kind } = opened;
      const noted = data.noted === null ? {} : { noted: data.noted };
      post({ kind: 'verified', ...verifyThroughout(record, exact, played, { kind, ...noted }) });
    }
  } catch {
    post({ kind: 'fault', fault: { why: 'broken', at: '' } });
  }
};
