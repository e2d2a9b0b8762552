/** Runs SQLite off the main thread, so that serving never waits for the disk. One thread writes, another reads. */
import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { commitTogether } from './commit.ts';
import { checkVersion, connect, fileIn, lockFolder, migrate, prepareFolder } from './file/open.ts';
import { sentenceForPlace, watchPlace } from './file/place.ts';
import { mendIfBroken } from './file/salvage.ts';
import { admitLosses, findLosses, sentenceFor, Witness, witnessOf } from './file/witness.ts';
import type { Outcome, ReadOp, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';
import { makeReader } from './reads.ts';
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
  /** 'as-asked': every operation succeeded without anything to report. */
  | { readonly written: readonly Outcome[] | 'as-asked' }
  | { readonly id: number; readonly answered: Outcome }
  | { readonly warning: string };

/** True for most commits, which then need not post hundreds of identical objects. */
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

/** Reports what a crash has taken from the logs, and sets those tables aside. */
function openWitness(db: Database.Database, file: string): Witness | null {
  const losses = findLosses(db, file);
  if (losses.length > 0) admitLosses(db, losses);
  for (const loss of losses) warn(sentenceFor(loss));
  try {
    return new Witness(file);
  } catch (error) {
    // A full disk must not lock out readers.
    warn(
      `${witnessOf(file)} cannot be written (${(error as Error).message}): after a crash less may be told.`,
    );
    return null;
  }
}

/** Whether a checkpoint completed: no reader blocked it and the log is empty. */
const isAllWritten = (answer: unknown): boolean =>
  (answer as readonly { readonly busy: number; readonly log: number }[])[0]?.busy === 0;

function openToWrite(): void {
  const file = fileIn(folder);
  const isServer = role === 'server';
  if (isServer) prepareFolder(folder);
  const lock = isServer ? lockFolder(folder) : null;
  if (isServer) mendIfBroken(folder, checkUpTo, now, warn);
  const db = connect(file);
  if (isServer) migrate(db, file, now);
  else checkVersion(db, file, false);
  const witness = isServer ? openWitness(db, file) : null;
  const apply = makeWriter(db, holder, isServer);
  const isInPlace = watchPlace(file);
  let isMissed = false;
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      // Best effort: whatever remains in the write-ahead log is read from there next time.
      attempt(() => {
        // The notes are all that is left to tell of what a replaced file has lost.
        if (isAllWritten(db.pragma('wal_checkpoint(TRUNCATE)')) && isInPlace()) witness?.forget();
      });
      db.close();
      witness?.close();
      lock?.close();
      port.close();
    } else if (typeof message === 'object' && 'writes' in message) {
      attempt(() => witness?.expect(message.writes));
      const written = commitTogether(db, apply, message.writes);
      // A committed write is acknowledged even if its witness line cannot be written.
      attempt(() => witness?.note(message.writes, written, db));
      if (isServer && !isMissed && !isInPlace()) {
        isMissed = true;
        warn(sentenceForPlace(file));
      }
      // The log still holds overwritten data until it is truncated.
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

// The reader thread starts while the writer still opens the file, and must not open it first.
port.once('message', () => say({ opened: attempt(task === 'write' ? openToWrite : openToRead) }));
