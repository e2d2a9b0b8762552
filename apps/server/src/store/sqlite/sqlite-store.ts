import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { checkWrite } from '../check-write.ts';
import { type Appended, type Heard, type Store, StoreProblem, type TokenRow } from '../store.ts';
import type { Outcome, Outside, ReadOp, WriteOp } from './operations.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';

export interface SqliteSettings {
  /** Holds casefile.db and what SQLite puts beside it. */
  readonly folder: string;
  /** A server is the only one on its folder; tools come beside it for a moment and create nothing. */
  readonly role?: 'server' | 'tool';
  /** Told what the operator should know. */
  readonly warn?: (message: string) => void;
  /** How large a file is checked from end to end when it is opened, in bytes. */
  readonly checkUpTo?: number;
}

const mostInOneCommit = 500;
/**
 * Milliseconds from one commit to the next, at least, after one of so many writes: else the processor would do little
 * but wait for the disk, for a few writes each time. Who writes alone never waits.
 */
const gapAfter = (writes: number): number => (writes <= 1 ? 0 : writes < 5 ? 25 : 50);
/** So many waiting are worth a commit of their own. */
const manyWaiting = 32;
const pollEvery = 1000;
const lost: Outcome = { ok: false, why: 'away', detail: 'the thread that writes has stopped' };

interface Pending {
  readonly op: WriteOp;
  readonly settle: (outcome: Outcome) => void;
}

/**
 * One file, one process. Writes that come in while the disk is busy are committed together. Other programs may read
 * the file meanwhile, and tools may write for a moment; a second server is refused.
 */
export async function openSqliteStore(settings: SqliteSettings): Promise<Store> {
  const { folder, role = 'server', warn = () => {}, checkUpTo = 64 * 2 ** 20 } = settings;
  const holder = randomUUID();
  const data = { role, folder, holder, now: Date.now(), checkUpTo };
  const writer = startThread({ ...data, task: 'write' }, warn);
  const reader = startThread({ ...data, task: 'read' }, warn);
  try {
    await openThread(writer);
    await openThread(reader);
  } catch (error) {
    await Promise.all([reader.terminate(), writer.terminate()]);
    throw error;
  }

  let queue: Pending[] = [];
  let inFlight: Pending[] | null = null;
  let scheduled = false;
  let isClosed = false;
  let committedAt = 0;
  let gap = 0;
  let isPausing = false;
  let whenIdle = (): void => {};
  const flush = (): void => {
    scheduled = false;
    if (inFlight !== null || queue.length === 0) return;
    const wait = committedAt + gap - performance.now();
    if (wait > 0 && queue.length < manyWaiting) {
      if (!isPausing) setTimeout(goOn, wait);
      isPausing = true;
      return;
    }
    committedAt = performance.now();
    inFlight = queue.slice(0, mostInOneCommit);
    queue = queue.slice(mostInOneCommit);
    writer.postMessage({ writes: inFlight.map(({ op }) => op) } satisfies ToThread);
  };
  const goOn = (): void => {
    isPausing = false;
    flush();
  };
  const onWritten = (outcomes: readonly Outcome[]): void => {
    const settled = inFlight ?? [];
    inFlight = null;
    // Who came while it was written would have shared it.
    gap = gapAfter(settled.length + Math.min(1, queue.length));
    flush();
    settled.forEach(({ settle }, i) => {
      settle(outcomes[i] ?? lost);
    });
    if (inFlight === null && queue.length === 0) whenIdle();
  };
  const write = (op: WriteOp): Promise<Outcome> =>
    new Promise((settle) => {
      if (isClosed) return settle({ ok: false, why: 'away', detail: 'the store is closed' });
      queue.push({ op, settle });
      // Not at once: what this turn of the event loop still brings goes into the same commit.
      if (!scheduled) setImmediate(flush);
      scheduled = true;
    });
  const asked = new Map<number, (outcome: Outcome) => void>();
  let questions = 0;
  const ask = async <T>(read: ReadOp): Promise<T> =>
    resultOf(
      await new Promise<Outcome>((settle) => {
        if (isClosed) return settle({ ok: false, why: 'away', detail: 'the store is closed' });
        asked.set(++questions, settle);
        reader.postMessage({ id: questions, read } satisfies ToThread);
      }),
    ) as T;

  writer.on('message', (message: FromThread) => {
    if ('written' in message) onWritten(message.written);
  });
  reader.on('message', (message: FromThread) => {
    if (!('answered' in message)) return;
    asked.get(message.id)?.(message.answered);
    asked.delete(message.id);
  });
  const giveUp = (error: unknown): void => {
    if (!isClosed)
      warn(`A thread of the store has stopped: ${String(error)}. Nothing is saved until a restart.`);
    isClosed = true;
    for (const { settle } of [...(inFlight ?? []), ...queue]) settle(lost);
    for (const settle of asked.values()) settle(lost);
    [inFlight, queue] = [null, []];
    asked.clear();
    whenIdle();
  };
  for (const thread of [writer, reader]) thread.on('error', giveUp).on('exit', giveUp);

  const appended = async (op: WriteOp): Promise<Appended> => {
    const outcome = await write(op);
    return outcome.ok ? (outcome.value as Appended) : { ok: false, why: 'not-saved', detail: outcome.detail };
  };
  const listeners = new Set<(table: string, what: Heard) => void>();
  let seen = -1;
  const poll = async (): Promise<void> => {
    const { seq, news } = await ask<Outside>({ do: 'outside', since: seen });
    seen = seq;
    for (const [table, what] of news) for (const heard of listeners) heard(table, what);
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    append(given) {
      checkWrite(given);
      return appended({ do: 'append', write: given });
    },
    read: (table, since) => ask({ do: 'read', table, since }),
    secretsOf: (table) => ask({ do: 'secrets', table }),
    heads: (phase) => ask({ do: 'heads', phase }),
    head: (table) => ask({ do: 'head', table }),
    token: (hash) => ask({ do: 'token', hash }),
    takeToken: async (hash) => resultOf(await write({ do: 'take-token', hash })) as TokenRow | null,
    changeTokens: (add, revoke) => appended({ do: 'tokens', add, revoke }),
    tokensOf: (table) => ask({ do: 'tokens-of', table }),
    notes: (table, person) => ask({ do: 'notes', table, person }),
    putNotes: (table, person, notes) => appended({ do: 'notes', table, person, notes }),
    lease: async (table, process, until, now) =>
      resultOf(await write({ do: 'lease', table, holder: process, until, now })) as boolean,
    beat: async (process, now) => void resultOf(await write({ do: 'beat', holder: process, now })),
    lastBeat: (process) => ask({ do: 'last-beat', holder: process }),
    async listen(heard) {
      listeners.add(heard);
      if (seen < 0) await poll();
      timer ??= setInterval(() => void poll().catch(() => {}), pollEvery).unref();
      return async () => {
        listeners.delete(heard);
      };
    },
    deleteTable: async (table, untouchedSince) =>
      resultOf(await write({ do: 'delete', table, untouchedSince: untouchedSince ?? null })) as boolean,
    cut: async (table, last) => void resultOf(await write({ do: 'cut', table, last })),
    tablesOf: (person) => ask({ do: 'tables-of', person }),
    forget: async (person) => resultOf(await write({ do: 'forget', person })) as string[],
    async close() {
      clearInterval(timer);
      // What was asked for before is still done.
      const isBusy = inFlight !== null || queue.length > 0;
      if (isBusy)
        await new Promise<void>((idle) => {
          whenIdle = idle;
        });
      isClosed = true;
      await stop(reader);
      await stop(writer);
    },
  };
}

function resultOf(outcome: Outcome): unknown {
  if (outcome.ok) return outcome.value;
  throw new StoreProblem(outcome.why, outcome.detail);
}

function startThread(workerData: ThreadData, warn: (message: string) => void): Worker {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  return thread.on('message', (message: FromThread) => {
    if ('warning' in message) warn(message.warning);
  });
}

async function openThread(thread: Worker): Promise<void> {
  const opened = new Promise<Outcome>((resolve, reject) => {
    thread.once('error', reject);
    thread.on('message', (message: FromThread) => {
      if ('opened' in message) resolve(message.opened);
    });
  });
  thread.postMessage('open' satisfies ToThread);
  resultOf(await opened);
}

async function stop(thread: Worker): Promise<void> {
  const isGone = thread.threadId < 0;
  if (isGone) return;
  const gone = new Promise((resolve) => thread.once('exit', resolve));
  thread.postMessage('close' satisfies ToThread);
  await gone;
}
