/** The page's end of the puzzle worker. */
import type { DailyPuzzle, Day, Puzzle, StockCursor } from '@casefile/training';
import { trustedScriptUrl } from '../trusted.ts';
import type { StockReply, StockRequest, WantedPuzzle } from './messages.ts';
import type { OwnGame } from './own-game.ts';
import workerUrl from './worker.ts?worker&url';

export interface Stock {
  open(edition: string, words: string, cursor: StockCursor): void;
  /** Null where there is none, for example if the edition cannot be fetched. */
  next(
    wanted: WantedPuzzle,
    ahead?: readonly WantedPuzzle[],
  ): Promise<{ readonly puzzle: Puzzle; readonly cursor: StockCursor } | null>;
  daily(day: Day, wanted: DailyPuzzle): Promise<Puzzle | null>;
  /** Null where nothing in that game makes a puzzle. */
  missed(game: OwnGame): Promise<Puzzle | null>;
  close(): void;
}

export function openStock(): Stock {
  let waiting: ((reply: StockReply) => void)[] = [];
  let opened: Extract<StockRequest, { ask: 'open' }> | null = null;
  let worker: Worker | null = null;
  let isClosed = false;
  /** The next request starts a new one. */
  function drop(): void {
    worker?.terminate();
    worker = null;
    for (const done of waiting) done({ ok: false, isBroken: true });
    waiting = [];
  }
  function start(): Worker {
    const made = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
    made.onmessage = ({ data }: MessageEvent<StockReply>) => {
      waiting.shift()?.(data);
      if (!data.ok && data.isBroken) drop();
    };
    made.onerror = drop;
    if (opened !== null) made.postMessage(opened);
    return made;
  }
  const ask = (request: StockRequest): Promise<StockReply> =>
    new Promise((done) => {
      if (isClosed) return;
      worker ??= start();
      waiting.push(done);
      worker.postMessage(request);
    });
  return {
    open(edition, words, cursor) {
      opened = { ask: 'open', edition, words, cursor };
      if (worker === null) worker = start();
      else worker.postMessage(opened);
    },
    async next(wanted, ahead = []) {
      const reply = await ask({ ask: 'next', wanted, ahead });
      return reply.ok ? { puzzle: reply.puzzle, cursor: reply.cursor } : null;
    },
    async daily(day, wanted) {
      const reply = await ask({ ask: 'daily', day, wanted });
      return reply.ok ? reply.puzzle : null;
    },
    async missed(game) {
      const reply = await ask({ ask: 'missed', game });
      return reply.ok ? reply.puzzle : null;
    },
    close() {
      isClosed = true;
      worker?.terminate();
    },
  };
}
