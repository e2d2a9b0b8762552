import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { StorageLocation } from '../open.ts';
import { checkVersion, connect, fileIn } from '../sqlite/file/open.ts';
import { problemOf } from '../sqlite/problems.ts';
import { StoreProblem } from '../store.ts';
import { copyFromPostgres } from './postgres-copy.ts';
import { type Verified, verify } from './verify.ts';

export interface Backup extends Verified {
  readonly bytes: number;
}

/**
 * A consistent snapshot in one SQLite file, taken while the server keeps running. The file gets its final name only once
 * it is complete and synced to disk.
 */
export async function backup(
  location: StorageLocation,
  file: string,
  step?: (done: number, total: number) => void,
): Promise<Backup> {
  if (existsSync(file)) throw new StoreProblem('unusable', `${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    if ('url' in location) await copyFromPostgres(location, part);
    else copySqlite(fileIn(location.folder), part);
    const verified = await verify({ file: part }, step);
    toDisk(part);
    renameSync(part, file);
    toDisk(dirname(resolve(file)));
    return { ...verified, bytes: statSync(file).size };
  } catch (error) {
    throw isSystem(error)
      ? new StoreProblem('unusable', `${file} cannot be written: ${error.message}`)
      : problemOf(error);
  } finally {
    for (const path of [part, `${part}-wal`, `${part}-shm`, `${part}-journal`]) rmSync(path, { force: true });
  }
}

/** Not SQLite's own backup API, which starts over whenever another process writes: under load it might never end. */
function copySqlite(from: string, to: string): void {
  const db = connect(from, true);
  try {
    checkVersion(db, from, false);
    closeSync(openSync(to, 'wx', 0o600));
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
}

export function toDisk(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export const isSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
