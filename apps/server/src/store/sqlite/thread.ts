/** A thread that waits for the disk, so that the one that serves people does not. There is one to write and one to read. */
import { parentPort, workerData } from 'node:worker_threads';
import { commitTogether } from './commit.ts';
import { checkVersion, connect, fileIn, lockFolder, migrate, prepareFolder } from './open.ts';
import type { Outcome, ReadOp, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';
import { makeReader } from './reads.ts';
import { mendIfBroken } from './salvage.ts';
import { appendedAsAsked, makeWriter } from './writes.ts';

export interface ThreadData {
  readonly task: 'write' | 'read';
  readonly role: 'server' | 'tool';
  readonly folder: string;
  readonly holder: string;
  readonly now: number;
  readonly checkUpTo: number;
}
export type ToThread =
  | { readonly writes: readonly WriteOp[] }
  | { readonly id: number; readonly read: ReadOp }
  | 'open'
  | 'close';
export type FromThread =
  | { readonly opened: Outcome }
  /** 'as-asked': all of them, and there is nothing more to say of any. */
  | { readonly written: readonly Outcome[] | 'as-asked' }
  | { readonly id: number; readonly answered: Outcome }
  | { readonly warning: string };

/** Most commits: hundreds of objects that say so would have to be carried over. */
const isAsAsked = (outcome: Outcome): boolean => outcome.ok && outcome.value === appendedAsAsked;

const port = parentPort!;
const { task, role, folder, holder, now, checkUpTo } = workerData as ThreadData;
const say = (message: FromThread): void => port.postMessage(message);
const warn = (warning: string): void => say({ warning });

function attempt(work: () => unknown): Outcome {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    const { why, message } = problemOf(error);
    return { ok: false, why, detail: message };
  }
}

function openToWrite(): void {
  const file = fileIn(folder);
  const isServer = role === 'server';
  if (isServer) prepareFolder(folder);
  const lock = isServer ? lockFolder(folder) : null;
  if (isServer) mendIfBroken(folder, checkUpTo, now, warn);
  const db = connect(file);
  if (isServer) migrate(db, file, now);
  else checkVersion(db, file, false);
  const apply = makeWriter(db, holder, isServer);
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      // Best effort: what stays in the write-ahead log is read from there next time.
      attempt(() => db.pragma('wal_checkpoint(TRUNCATE)'));
      db.close();
      lock?.close();
      port.close();
    } else if (typeof message === 'object' && 'writes' in message) {
      const written = commitTogether(db, apply, message.writes);
      // The log holds what was overwritten until it is emptied.
      if (message.writes.some((op) => op.do === 'forget'))
        attempt(() => db.pragma('wal_checkpoint(TRUNCATE)'));
      say({ written: written.every(isAsAsked) ? 'as-asked' : written });
    }
  });
}

function openToRead(): void {
  const db = connect(fileIn(folder), true);
  const answer = makeReader(db, warn);
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      db.close();
      port.close();
    } else if (typeof message === 'object' && 'read' in message) {
      say({ id: message.id, answered: attempt(() => answer(message.read, holder)) });
    }
  });
}

// Told when: the one that reads is made while the other one opens, and must not come before it.
port.once('message', () => say({ opened: attempt(task === 'write' ? openToWrite : openToRead) }));
