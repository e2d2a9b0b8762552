/** The worker: engine, bots and deduction off the main thread. */
import type { Advice } from '@casefile/analysis/coach';
import type { Edition, Position } from '@casefile/engine';
import { loadEdition } from '../editions/load-edition.ts';
import { marksOf } from './knowledge/marks.ts';
import type { Marks, ProvenTurn, Why, WorkerReply, WorkerRequest } from './messages.ts';
import type { FactsFollower } from './tables/facts-follower.ts';
import { LocalTable } from './tables/local-table.ts';
import type { RemoteTable } from './tables/remote-table.ts';

/** A worker has one game, local or online. */
let local: LocalTable | null = null;
let remote: RemoteTable | null = null;
/** Or a finished game from its record. */
let shown: FactsFollower | null = null;

async function open(id: string): Promise<Edition> {
  const edition = await loadEdition(id).catch(() => {
    throw new Error('offline');
  });
  if (edition === undefined) throw new RangeError(`There is no edition "${id}".`);
  return edition;
}

/** The time limit for advice in milliseconds. */
const coachMs = 1500;

const none = 'No game is open in this worker.';
function here(): LocalTable {
  if (local === null) throw new Error(none);
  return local;
}
function elsewhere(): RemoteTable {
  if (remote === null) throw new Error(none);
  return remote;
}
const position = (): Position => (remote ?? shown ?? here()).position();

/** One decision, or several within the time: a screen without pauses need not be updated in between. */
function playBots(game: LocalTable, ms: number, isToEnd: boolean): void {
  const end = performance.now() + ms;
  // Something a person learned must be seen before anything else happens.
  while (game.next(isToEnd) && (isToEnd || !game.hasNews) && performance.now() < end);
}

async function answer(message: WorkerRequest): Promise<WorkerReply | Marks | Why | ProvenTurn | Advice> {
  switch (message.ask) {
    case 'open': {
      const { setting } = message;
      const edition = await open(setting.edition);
      local = 'actions' in setting ? LocalTable.restore(edition, setting) : new LocalTable(edition, setting);
      return { ok: true, scene: null };
    }
    case 'follow': {
      const [opened] = message.facts;
      if (opened?.fact !== 'opened') throw new RangeError('A log begins with the opening.');
      const edition = await open(opened.edition);
      const { FactsFollower } = await import('./tables/facts-follower.ts');
      shown = new FactsFollower(edition, message.as, message.facts);
      return { ok: true, scene: shown.scene() };
    }
    case 'more':
      if (shown === null) throw new Error(none);
      shown.more(message.facts);
      return { ok: true, scene: shown.scene() };
    case 'join': {
      const { RemoteTable } = await import('./tables/remote-table.ts').catch(() => {
        throw new Error('offline');
      });
      remote = new RemoteTable(message.at, (news) => self.postMessage({ news }));
      return { ok: true, scene: null };
    }
    case 'show':
      return { ok: true, scene: elsewhere().show(message.upTo) };
    case 'send':
      return elsewhere().send(message.command);
    case 'seed':
      elsewhere().seed = message.seed;
      return { ok: true, scene: null };
    case 'network':
      remote?.setOnline(message.isOnline);
      return { ok: true, scene: null };
    case 'look':
      here().look(message.as);
      return { ok: true, scene: here().scene() };
    case 'act': {
      const refusal = here().act(message.seat, message.action);
      return refusal === null ? { ok: true, scene: here().scene() } : { ok: false, refusal };
    }
    case 'next':
      playBots(here(), message.for, message.isToEnd);
      return { ok: true, scene: here().scene() };
    case 'undo':
      return here().undo(message.seat)
        ? { ok: true, scene: here().scene() }
        : { ok: false, problem: 'nothing-to-undo' };
    case 'marks':
      return marksOf(position(), message.level, message.chances);
    case 'why': {
      const { whyOf } = await import('./knowledge/why.ts');
      return whyOf(position(), message.mark);
    }
    case 'coach': {
      const { adviceFor } = await import('@casefile/analysis/coach');
      const end = performance.now() + coachMs;
      // From the viewer's own position: it holds nothing that they may not know.
      return adviceFor(position(), message.facts, () => performance.now() < end);
    }
    case 'proof': {
      const { provenTurn } = await import('./knowledge/proof.ts');
      const { rules, you } = position();
      return provenTurn(rules, you, message.facts);
    }
  }
}

self.onmessage = async ({ data }: MessageEvent<{ id: number; message: WorkerRequest }>) => {
  try {
    self.postMessage({ id: data.id, done: await answer(data.message) });
  } catch (error) {
    self.postMessage({ id: data.id, done: { ok: false, problem: String((error as Error).message) } });
  }
};
