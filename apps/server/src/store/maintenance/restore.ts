import { closeSync, copyFileSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageLocation } from '../open.ts';
import { checkIsOurs } from '../sqlite/look.ts';
import { connect, fileIn, lockFolder, prepareFolder } from '../sqlite/open.ts';
import { problemOf } from '../sqlite/problems.ts';
import { witnessOf } from '../sqlite/witness.ts';
import { StoreProblem } from '../store.ts';
import { isSystem, toDisk } from './backup.ts';
import { copyToPostgres } from './postgres-copy.ts';
import { type Verified, verify } from './verify.ts';

export interface Restoring {
  /** What is there already is set aside (SQLite) or replaced (PostgreSQL). */
  readonly force?: boolean;
  readonly now: number;
  readonly step?: (done: number, total: number) => void;
}

/** Puts a backup where a server will find it. Nothing is changed unless the whole backup can be read. */
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
  // Not even with --force, and not even set aside: that program would look for it in vain.
  checkIsOurs(target);
  if (existsSync(target) && !force)
    throw new StoreProblem(
      'unusable',
      `${target} is there already. With --force it is set aside and the backup takes its place.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const part = `${target}.part`;
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
    copyFileSync(file, part);
    const db = connect(part);
    // Promises of processes that are long gone.
    db.exec('DELETE FROM leases; DELETE FROM outside');
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    toDisk(part);
    if (existsSync(target)) setAside(folder, now);
    // What another file held is not missing from this one.
    rmSync(witnessOf(target), { force: true });
    renameSync(part, target);
    toDisk(folder);
    prepareFolder(folder);
  } finally {
    lock.close();
  }
}

/** With its log: a new file must not be read with the log of an old one. */
function setAside(folder: string, now: number): void {
  const aside = join(folder, `replaced-${new Date(now).toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of ['casefile.db-shm', 'casefile.db-wal', 'casefile.db-heads', 'casefile.db'])
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
}
