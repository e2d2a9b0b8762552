/** Makes puzzles off the main thread, and prepares the next ones ahead of time. */
import { makeDailyPuzzle, missedPuzzle, type Puzzle, PuzzleStock } from '@casefile/training';
import { loadEdition } from '../editions/load-edition.ts';
import type { StockReply, StockRequest, WantedPuzzle } from './messages.ts';

let stock: PuzzleStock | null = null;
let ready: Puzzle[] = [];
let ahead: readonly WantedPuzzle[] = [];
let isLooking = false;
/** Prefetching may take longer: hard positions are rare in some kinds. */
const maxGamesAhead = 36;

const post = (reply: StockReply): void => self.postMessage(reply);
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A prepared puzzle close to the level: one level of difference is not worth waiting for. */
function takeReady({ kind, level }: WantedPuzzle): Puzzle | null {
  const distance = (puzzle: Puzzle): number => Math.abs(puzzle.level - level);
  const [nearest] = ready
    .filter((puzzle) => puzzle.kind === kind && distance(puzzle) <= 1)
    .sort((a, b) => distance(a) - distance(b));
  if (nearest === undefined) return null;
  ready = ready.filter((puzzle) => puzzle !== nearest);
  return nearest;
}

function find(from: PuzzleStock, { kind, level }: WantedPuzzle): Puzzle {
  const search = from.find(kind, level);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

/** In slices, so that requests in between are answered first. */
async function lookAhead(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  for (let missing = nextMissing(); missing !== null; missing = nextMissing()) {
    const from: PuzzleStock = stock!;
    const search = from.find(missing.kind, missing.level, maxGamesAhead);
    for (let step = search.next(); ; step = search.next()) {
      if (step.done) {
        if (stock === from) ready.push(step.value);
        break;
      }
      await pause();
      if (stock !== from) break;
    }
    await pause();
  }
  isLooking = false;
}

/** The kinds to prepare; one found only at another level is not searched again. */
function nextMissing(): WantedPuzzle | null {
  if (stock === null) return null;
  const found = ahead.find(
    ({ kind, level }) => !ready.some((puzzle) => puzzle.kind === kind && puzzle.level === level),
  );
  if (found !== undefined) ahead = ahead.filter((each) => each !== found);
  return found ?? null;
}

async function open({ edition: id, words, cursor }: Extract<StockRequest, { ask: 'open' }>): Promise<void> {
  stock = null;
  ready = [];
  const edition = await loadEdition(id);
  if (edition !== undefined) stock = new PuzzleStock(edition, words, cursor);
}

async function answer(request: Exclude<StockRequest, { ask: 'open' }>): Promise<StockReply> {
  if (request.ask === 'daily') {
    const edition = await loadEdition(request.wanted.edition);
    if (edition === undefined) throw new RangeError(request.wanted.edition);
    return { ok: true, puzzle: makeDailyPuzzle(request.day, edition, request.wanted), cursor: {} };
  }
  if (request.ask === 'missed') {
    const { edition: id, facts, seat } = request.game;
    const edition = await loadEdition(id);
    const puzzle = edition === undefined ? null : missedPuzzle(edition, facts, seat);
    return puzzle === null ? { ok: false, isBroken: false } : { ok: true, puzzle, cursor: {} };
  }
  if (stock === null) throw new Error('No edition is open.');
  const puzzle = takeReady(request.wanted) ?? find(stock, request.wanted);
  ahead = request.ahead;
  void lookAhead();
  return { ok: true, puzzle, cursor: stock.cursor };
}

/** One after the other: while an edition is being fetched, the next puzzle would be one of the edition before. */
let last: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<StockRequest>) => {
  last = last.then(() =>
    // Without its edition, the request that needs it fails.
    data.ask === 'open'
      ? open(data).catch(() => {})
      : answer(data).then(post, () => post({ ok: false, isBroken: true })),
  );
};
