import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { makeFolder } from '../../make-folder.ts';
import { StoreProblem } from '../../store.ts';
import { problemOf } from '../problems.ts';
import { checkIsOurs } from './look.ts';
import { applicationId, migrations } from './schema.ts';

export const fileIn = (folder: string): string => join(folder, 'casefile.db');

const busyTimeoutMs = 5000;

/** Creates the folder and its file for the owner only: it holds the seeds of running games. */
export function prepareFolder(folder: string): void {
  checkIsOurs(fileIn(folder));
  try {
    makeFolder(folder, 0o700);
    const file = fileIn(folder);
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw new StoreProblem('unusable', `${folder} cannot be used: ${(error as Error).message}`);
  }
}

/**
 * Keeps a second server away from the file: it would not learn what the first one writes. It is an operating system lock,
 * so it is released however the process ends.
 */
export function lockFolder(folder: string): Database.Database {
  const file = join(folder, 'casefile.lock');
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY')) throw problemOf(error);
    throw new StoreProblem(
      'in-use',
      `Another casefile server is using ${folder}. Stop it first, or give this one a folder of its own.`,
    );
  }
}

/** A connection configured for durability. With `synchronous` FULL a commit is on disk before it is answered. */
export function connect(file: string, readonly = false): Database.Database {
  if (!existsSync(file)) throw new StoreProblem('unusable', `There is no database at ${file}.`);
  checkIsOurs(file);
  const db = new Database(file, { timeout: busyTimeoutMs, readonly });
  try {
    // Checked before any pragma: a refused file must stay as it was.
    checkOurs(db, file);
    if (!readonly) {
      db.pragma('journal_mode = WAL');
      db.pragma('synchronous = FULL');
      // 32 MB: with SQLite's default of 4 MB, a checkpoint runs every second under load and everything waits for it.
      db.pragma('wal_autocheckpoint = 8000');
      // Deleted data is overwritten: a forgotten name must not stay in a free page.
      db.pragma('secure_delete = ON');
      for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
    }
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const ourTables = "SELECT count(*) FROM sqlite_schema WHERE name IN ('migrations', 'tables', 'rows')";

/** Decided by its tables, not by the application id alone: a flipped bit in the id does not make it another program's. */
function checkOurs(db: Database.Database, file: string): void {
  const id = db.pragma('application_id', { simple: true });
  if (id === applicationId) return;
  const objects = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get();
  if ((id !== 0 || objects !== 0) && db.prepare(ourTables).pluck().get() !== 3)
    throw new StoreProblem('unusable', `${file} is a database of another program.`);
}

export function versionOf(db: Database.Database): number {
  const isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'").get() === undefined;
  return isNew ? 0 : Number(db.prepare('SELECT max(version) FROM migrations').pluck().get() ?? 0);
}

/** Migrates the file to this program's version under SQLite's write lock, and records each step. */
export function migrate(db: Database.Database, file: string, now: number): void {
  checkVersion(db, file, true);
  if (versionOf(db) === migrations.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    migrateTo(db, migrations.length, now);
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function migrateTo(db: Database.Database, wanted: number, now: number): void {
  db.pragma(`application_id = ${applicationId}`);
  db.exec(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT, at INTEGER) STRICT',
  );
  // Read again: another process may have migrated while we waited for the lock.
  for (let version = versionOf(db) + 1; version <= wanted; version++) {
    const { name, sql } = migrations[version - 1]!;
    db.exec(sql);
    db.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(version, name, now);
  }
}

/** Whether the stored schema is this version's: a flipped bit in it can change what queries return. */
export function isDescribedWell(db: Database.Database): boolean {
  const version = versionOf(db);
  const fresh = new Database(':memory:');
  if (version > 0) migrateTo(fresh, version, 0);
  const describe = (each: Database.Database): string =>
    JSON.stringify(each.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all());
  const isSame = describe(db) === describe(fresh);
  fresh.close();
  return isSame;
}

export function checkVersion(db: Database.Database, file: string, mayBeOlder: boolean): void {
  const version = versionOf(db);
  if (version > migrations.length)
    throw new StoreProblem(
      'too-new',
      `${file} was written by a newer casefile (version ${version} of the database; this program knows ${migrations.length}). Use that one.`,
    );
  if (version < migrations.length && !mayBeOlder)
    throw new StoreProblem(
      'unusable',
      `${file} was written by an older casefile (version ${version} of the database, ${migrations.length} is needed). Start the server once to bring it up to date.`,
    );
}
