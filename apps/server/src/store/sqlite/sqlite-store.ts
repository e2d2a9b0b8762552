import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { checkWrite } from '../check-write.ts';
import {
  type Appended,
  minSilenceMs,
  type Renewed,
  type Silence,
  type Store,
  StoreProblem,
  type TableChange,
} from '../store.ts';
import type { Outcome, ReadOp, ReadOpOf, ReadValues, WriteOp, WriteOpOf, WriteValues } from './operations.ts';
import type { FromThread, ThreadData, ToThread } from './thread.ts';
import { WriteQueue } from './write-queue.ts';

export interface SqliteSettings {
  /** Holds casefile.db and SQLite's own files beside it. */
  readonly folder: string;
  /** A server has its folder to itself; tools join it briefly and create nothing. */
  readonly role?: 'server' | 'tool';
  /** Called with messages for the operator. */
  readonly warn?: (message: string) => void;
  /** Files up to this many bytes are checked completely when they are opened. */
  readonly checkUpTo?: number;
}

const pollEveryMs = 1000;
const shut: Outcome = { ok: false, why: 'away', detail: 'the store is closed' };
const stopped: Outcome = { ok: false, why: 'away', detail: 'the thread that reads has stopped' };

/**
 * One file, one server. Writes that arrive while the disk is busy are committed together. Other programs may read the
 * file, and tools may write briefly; a second server is refused.
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

  let isClosed = false;
  const queue = new WriteQueue((writes) => writer.postMessage({ writes } satisfies ToThread));
  const asked = new Map<number, (outcome: Outcome) => void>();
  let questions = 0;
  // What a thread answers has the type of its operation: `makeReader` and `makeWriter` see to that.
  const ask = async <K extends ReadOp['do']>(read: ReadOpOf<K>): Promise<ReadValues[K]> =>
    resultOf(
      await new Promise<Outcome>((settle) => {
        if (isClosed) return settle(shut);
        asked.set(++questions, settle);
        reader.postMessage({ id: questions, read } satisfies ToThread);
      }),
    ) as ReadValues[K];
  const write = async <K extends WriteOp['do']>(op: WriteOpOf<K>): Promise<WriteValues[K]> =>
    resultOf(await queue.write(op)) as WriteValues[K];

  writer.on('message', (message: FromThread) => {
    if ('written' in message) queue.written(message.written);
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
    queue.giveUp();
    for (const settle of asked.values()) settle(stopped);
    asked.clear();
  };
  for (const thread of [writer, reader]) thread.on('error', giveUp).on('exit', giveUp);

  const appended = async (op: WriteOpOf<'append' | 'tokens' | 'notes'>): Promise<Appended> => {
    const outcome = await queue.write(op);
    return outcome.ok ? (outcome.value as Appended) : { ok: false, why: 'not-saved', detail: outcome.detail };
  };
  // A server is alone with its file: no other process needs to learn how long writing was impossible.
  const beats = new Map<string, number>();
  const silences: (readonly [string, Silence])[] = [];
  const listeners = new Set<(table: string, what: TableChange) => void>();
  let seen = -1;
  const poll = async (): Promise<void> => {
    const { seq, news } = await ask({ do: 'outside', since: seen });
    seen = seq;
    for (const [table, what] of news) for (const heard of listeners) heard(table, what);
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    append(given) {
      checkWrite(given);
      return appended({ do: 'append', write: given });
    },
    nextCommitSlot: () => queue.nextCommitSlot(),
    read: (table, since) => ask({ do: 'read', table, since }),
    secretsOf: (table) => ask({ do: 'secrets', table }),
    heads: (phase) => ask({ do: 'heads', phase }),
    due: (before) => ask({ do: 'due', before }),
    // Tools leave notices of their changes in the same file.
    hearsAll: true,
    head: (table) => ask({ do: 'head', table }),
    token: (hash) => ask({ do: 'token', hash }),
    takeToken: (hash) => write({ do: 'take-token', hash }),
    changeTokens: (add, revoke, expiredBy) =>
      appended({ do: 'tokens', add, revoke, expiredBy: expiredBy ?? null }),
    async renewTokens(renewal) {
      const outcome = await queue.write({ do: 'renew-tokens', renewal });
      return outcome.ok ? (outcome.value as Renewed) : { ok: false, why: 'not-saved' };
    },
    tokensOf: (table) => ask({ do: 'tokens-of', table }),
    notes: (table, person) => ask({ do: 'notes', table, person }),
    putNotes: (table, person, notes) => appended({ do: 'notes', table, person, notes }),
    lease: (table, process, until, now) => write({ do: 'lease', table, holder: process, until, now }),
    release: (process) => write({ do: 'release', holder: process }),
    async beat(process, now) {
      await write({ do: 'beat', holder: process, now });
      const from = beats.get(process) ?? now;
      if (now - from >= minSilenceMs) silences.push([process, { from, until: now }]);
      beats.set(process, Math.max(from, now));
    },
    silences: async (process, after) =>
      silences.flatMap(([holder, silence]) => (holder === process && silence.until > after ? [silence] : [])),
    lastBeat: (process) => ask({ do: 'last-beat', holder: process }),
    async listen(heard) {
      listeners.add(heard);
      if (seen < 0) await poll();
      timer ??= setInterval(() => void poll().catch(() => {}), pollEveryMs).unref();
      return async () => {
        listeners.delete(heard);
      };
    },
    // There is no other process to announce to.
    announce: async () => {},
    deleteTable: (table, untouchedSince) =>
      write({ do: 'delete', table, untouchedSince: untouchedSince ?? null }),
    cut: (table, last) => write({ do: 'cut', table, last }),
    tablesOf: (person) => ask({ do: 'tables-of', person }),
    forget: (person) => write({ do: 'forget', person }),
    async close() {
      clearInterval(timer);
      await queue.close();
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
