/** Computes a casebook off the main thread and reports progress. */
import { certaintyOf, type GameLog, judgeMarks, otherDeal, startAnalysis } from '@casefile/analysis';
import { randomFrom } from '@casefile/deduction';
import type { Fact } from '@casefile/engine';
import { stepsOf } from '@casefile/protocol/record';
import { verifyRecord } from '@casefile/protocol/record/verify';
import type { Begun, CaseReply, CaseRequest, CaseSource } from './messages.ts';
import { headOf, type OpenedRecord, readSource, rulesFor } from './source/read-source.ts';

/** Milliseconds between reports: often enough to look alive, rare enough to keep the page responsive. */
const reportMs = 150;

const post = (reply: CaseReply): void => self.postMessage(reply);
let opened: OpenedRecord | null = null;

function gameOf(read: OpenedRecord): GameLog {
  const { log, viewpoint } = read.record;
  if (viewpoint === 'spectator') throw new RangeError('A spectator has no casebook.');
  return { rules: rulesFor(read), viewpoint, steps: stepsOf(log).map(({ facts }) => facts) };
}

async function open(source: CaseSource): Promise<void> {
  const found = await readSource(source);
  if ('fault' in found) {
    post({ kind: 'fault', fault: found.fault });
    return;
  }
  opened = found.read;
  const head = headOf(opened, found.me, found.origin ?? null);
  post({ kind: 'head', head });
  const game = gameOf(opened);
  const analysis = startAnalysis(game, found.me === null ? {} : { first: found.me });
  let reported = performance.now();
  const report = (): void => {
    post({ kind: 'casebook', casebook: analysis.casebook(), ...analysis.progress() });
    reported = performance.now();
  };
  // In the order of the page: the reader's own proof, then everybody's, then the curves.
  const seats = game.viewpoint === 'table' ? game.rules.players.length : 1;
  const glances = new Set([1, seats, 2 * seats]);
  while (analysis.next()) {
    if (!glances.has(analysis.progress().done) && performance.now() - reported < reportMs) continue;
    report();
    // Requests in between are answered before the next piece.
    await new Promise((done) => setTimeout(done));
  }
  report();
}

/** The last moment up to this fact at which a decision is due, without the players' names. */
function beginAt(whole: OpenedRecord, { at, seat, isDrawn }: Extract<CaseRequest, { ask: 'begin' }>): Begun {
  const steps: (readonly Fact[])[] = [];
  let length = 0;
  for (const { facts } of stepsOf(whole.record.log)) {
    const isOver = facts.some(({ fact }) => fact === 'ended');
    if (isOver || (steps.length > 0 && length + facts.length > at)) break;
    steps.push(facts);
    length += facts.length;
  }
  const [[first, ...dealt] = [], ...rest] = steps;
  if (first?.fact !== 'opened') return 'not-in-record';
  const players = first.players.map(({ suspect }) => ({ suspect }));
  const begun = [[{ ...first, players }, ...dealt], ...rest];
  const { provable, curve } = certaintyOf(gameOf(whole), seat);
  const common = { at: length, certainty: { provable, curve } };
  if (!isDrawn) return { ...common, steps: begun, drawnFor: null };
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const other = otherDeal(rulesFor(whole), begun, seat, randomFrom(random));
  return typeof other === 'string' ? other : { ...common, steps: other, drawnFor: seat };
}

self.onmessage = async ({ data }: MessageEvent<CaseRequest>) => {
  try {
    if (data.ask === 'open') await open(data.source);
    else if (opened !== null && data.ask === 'notes')
      post({ kind: 'notes', notes: judgeMarks(gameOf(opened), data.seat, data.marks) });
    else if (opened !== null && data.ask === 'begin') post({ kind: 'begun', begun: beginAt(opened, data) });
    else if (opened !== null && data.ask === 'verify') {
      const noted = data.noted === null ? {} : { noted: data.noted };
      post({ kind: 'verified', ...verifyRecord(opened, opened.played, noted) });
    }
  } catch {
    post({ kind: 'fault', fault: { why: 'broken', at: '' } });
  }
};
