/** The worker: engine, bots and deduction, away from the thread that draws. */
import type { Edition } from '@casefile/engine';
import { loadEdition } from '../editions/load-edition.ts';
import { Follower } from './follower.ts';
import { LocalTable } from './local-table.ts';
import { marksOf } from './marks.ts';
import type { Marks, Proof, Why, WorkerReply, WorkerRequest } from './messages.ts';

type Followed = LocalTable | Follower;
let table: Followed | null = null;

async function open(id: string): Promise<Edition> {
  const edition = await loadEdition(id).catch(() => {
    throw new Error('offline');
  });
  if (edition === undefined) throw new RangeError(`There is no edition "${id}".`);
  return edition;
}

function here(): LocalTable {
  if (table instanceof LocalTable) return table;
  throw new Error('No game is open in this worker.');
}

/** One decision, and more of them while there is time: a screen that shows no pauses need not be asked between. */
function playBots(local: LocalTable, ms: number, isToEnd: boolean): void {
  const end = performance.now() + ms;
  // What a person learned is looked at before anything else happens.
  while (local.next(isToEnd) && (isToEnd || !local.hasNews) && performance.now() < end);
}

async function answer(message: WorkerRequest): Promise<WorkerReply | Marks | Why | Proof> {
  switch (message.ask) {
    case 'open': {
      const { setting } = message;
      const edition = await open(setting.edition);
      table = 'actions' in setting ? LocalTable.restore(edition, setting) : new LocalTable(edition, setting);
      return { ok: true, scene: null };
    }
    case 'follow': {
      const [opened] = message.facts;
      if (opened?.fact !== 'opened') throw new RangeError('A log begins with the opening.');
      table = new Follower(await open(opened.edition), message.as, message.facts);
      return { ok: true, scene: table.scene() };
    }
    case 'more': {
      if (!(table instanceof Follower)) throw new Error('No table is followed.');
      table.more(message.facts);
      return { ok: true, scene: table.scene() };
    }
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
      if (table === null) throw new Error('No game is open in this worker.');
      return marksOf(table.position(), message.level, message.chances);
    case 'why': {
      if (table === null) throw new Error('No game is open in this worker.');
      const { whyOf } = await import('./why.ts');
      return whyOf(table.position(), message.mark);
    }
    case 'proof': {
      if (table === null) throw new Error('No game is open in this worker.');
      const { provenTurn } = await import('./proof.ts');
      const { rules, you } = table.position();
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
