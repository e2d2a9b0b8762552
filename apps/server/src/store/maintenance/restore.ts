import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { StorageLocation } from '../open.ts';
import { checkIsOurs } from '../sqlite/file/look.ts';
import { connect, fileIn, lockFolder, prepareFolder } from '../sqlite/file/open.ts';
import { witnessOf } from '../sqlite/file/witness.ts';
import { problemOf } from '../sqlite/problems.ts';
import { StoreProblem } from '../store.ts';
import { isSystem, toDisk } from './backup.ts';
import { copyToPostgres } from './postgres-copy.ts';
import { type Verified, verify } from './verify.ts';

export interface Restoring {
  /** Existing data is set aside (SQLite) or replaced (PostgreSQL). */
  readonly force?: boolean;
  readonly now: number;
  readonly step?: (done: number, total: number) => void;
}

/** Restores a backup to where a server will open it. Nothing is changed unless the whole backup can be read. */
export async function restore(
  file: string,
  location: StorageLocation,
  { force = false, now, step }: Restoring,
): Promise<Verified> {
  const verified = await verify({ file }, step);
  if (verified.isUnreadable)
    throw new StoreProblem(
      'damaged',
      `${file} is damaged and cannot be restored. ${verified.problems[0]}. Nothing was changed.`,
    );
  try {
    if ('url' in location) await copyToPostgres(file, location, force);
    else restoreFolder(file, location.folder, force, now);
  } catch (error) {
    throw isSystem(error)
      ? new StoreProblem('unusable', `It cannot be restored: ${error.message}`)
      : problemOf(error);
  }
  return verified;
}

function restoreFolder(file: string, folder: string, force: boolean, now: number): void {
  const target = fileIn(folder);
  // Not even with --force, and not set aside either: the other program would not find its file any more.
  checkIsOurs(target);
  if (existsSync(target) && !force)
    throw new StoreProblem(
      'unusable',
      `${target} is there already. With --force it is set aside and the backup takes its place.`,
    );
  makeFolder(folder, 0o700);
  const lock = lockFolder(folder);
  try {
    const part = `${target}.part`;
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    copyFileSync(file, part);
    const db = connect(part);
    // Leases of processes that ended long ago.
    db.exec('DELETE FROM leases; DELETE FROM outside');
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    toDisk(part);
    if (existsSync(target)) setAside(folder, now);
    // Otherwise the restored file would be reported as missing what the old one held.
    rmSync(witnessOf(target), { force: true });
    renameSync(part, target);
    toDisk(folder);
    prepareFolder(folder);
  } finally {
    lock.close();
  }
}

/** Moves the write-ahead log too: a new file must not be read with an old file's log. */
function setAside(folder: string, now: number): void {
  const aside = join(folder, `replaced-${new Date(now).toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of ['casefile.db-shm', 'casefile.db-wal', 'casefile.db-heads', 'casefile.db'])
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
}
