/**
 * Sets a damaged file aside and copies whatever is readable into a new one. An incomplete table is kept, so that reading
 * it reports the loss. Repairing in place is not an option: writing into a broken B-tree would damage more.
 */
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreProblem } from '../../store.ts';
import { problemOf } from '../problems.ts';
import { connect, fileIn, isDescribedWell, migrate, versionOf } from './open.ts';
import { migrations } from './schema.ts';
import { brokenSums } from './sums.ts';

const copied: Readonly<Record<string, string>> = {
  secrets: 'table_id', tables: 'id', tokens: 'hash', people: 'person, table_id', notes: 'table_id, person',
  leases: 'table_id', beats: 'holder', outside: 'seq',
}; // biome-ignore format: a list

export function mendIfBroken(
  folder: string,
  checkUpTo: number,
  now: number,
  warn: (message: string) => void,
): void {
  const file = fileIn(folder);
  const { size } = statSync(file);
  if (size === 0 || size > checkUpTo) return;
  const trouble = troubleWith(file);
  if (trouble !== null) setAsideAndMend(folder, trouble, now, warn);
  warnOfSums(file, warn);
}

function setAsideAndMend(
  folder: string,
  trouble: string,
  now: number,
  warn: (message: string) => void,
): void {
  const file = fileIn(folder);
  const aside = join(folder, `damaged-${new Date(now).toISOString().replaceAll(':', '-')}`);
  try {
    setAside(file, aside);
    mend(file, aside, now);
  } catch (error) {
    throw new StoreProblem(
      'damaged',
      `${file} is damaged (${trouble}) and could not be mended: ${problemOf(error).message}. Restore a backup; the damaged file is kept in ${aside}.`,
    );
  }
  warn(
    `${file} was damaged (${trouble}). What could be read goes on; the damaged file is kept in ${aside}. Run: casefile verify`,
  );
}

function warnOfSums(file: string, warn: (message: string) => void): void {
  const db = connect(file);
  try {
    if (versionOf(db) === migrations.length) for (const message of brokenSums(db)) warn(message);
  } finally {
    db.close();
  }
}

const badlyDescribed = 'its tables are not described as they should be';

/** A problem of the file's structure; null when there is none. */
export function troubleWith(file: string): string | null {
  try {
    const db = connect(file);
    try {
      if (versionOf(db) > migrations.length) return null;
      if (!isDescribedWell(db)) return badlyDescribed;
      const found = db.pragma('integrity_check(1)', { simple: true });
      return found === 'ok' ? null : String(found).replace(/\s+/g, ' ');
    } finally {
      db.close();
    }
  } catch (error) {
    // Our own statements are valid, so something they name has been lost.
    if ((error as { code?: string }).code === 'SQLITE_ERROR') return badlyDescribed;
    const problem = problemOf(error);
    if (problem.why === 'damaged') return problem.message;
    throw problem;
  }
}

function setAside(file: string, aside: string): void {
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  for (const path of [file, `${file}-wal`]) if (existsSync(path)) cpSync(path, join(aside, basename(path)));
}

function mend(file: string, aside: string, now: number): void {
  const target = `${file}.mended`;
  for (const path of [target, `${target}-wal`, `${target}-shm`]) rmSync(path, { force: true });
  closeSync(openSync(target, 'a', 0o600));
  const to = connect(target);
  try {
    migrate(to, target, now);
    to.pragma('wal_checkpoint(TRUNCATE)');
    const from = openDamaged(join(aside, basename(file)), target);
    try {
      to.transaction(() => copyAll(from, to))();
    } finally {
      from.close();
    }
    to.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    to.close();
  }
  // The old log must not be applied to the new file.
  for (const path of [`${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
  renameSync(target, file);
  const folder = openSync(join(file, '..'), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** If the first page is the broken one, a second copy gets the first page of an empty file with the same schema. */
function openDamaged(file: string, fresh: string): Database.Database {
  try {
    return readable(file);
  } catch {
    const patched = `${file}.first-page`;
    cpSync(file, patched);
    if (existsSync(`${file}-wal`)) cpSync(`${file}-wal`, `${patched}-wal`);
    const page = Buffer.alloc(4096);
    const source = openSync(fresh, 'r');
    readSync(source, page, 0, 4096, 0);
    closeSync(source);
    page.writeUInt32BE(Math.floor(statSync(patched).size / 4096), 28);
    page.writeUInt32BE(0, 32);
    page.writeUInt32BE(0, 36);
    const target = openSync(patched, 'r+');
    writeSync(target, page, 0, 4096, 0);
    closeSync(target);
    return readable(patched);
  }
}

function readable(file: string): Database.Database {
  const db = new Database(file, { fileMustExist: true });
  try {
    if (!isDescribedWell(db)) throw new StoreProblem('damaged', badlyDescribed);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function copyAll(from: Database.Database, to: Database.Database): void {
  const ids = new Set<unknown>();
  for (const [name, key] of Object.entries(copied))
    for (const row of fromBothEnds(from, `SELECT * FROM ${name}`, key)) {
      put(to, name, row);
      ids.add(row.id ?? row.table_id);
    }
  for (const id of ids)
    for (const row of fromBothEnds(from, 'SELECT * FROM rows WHERE table_id = ?', 'n', id))
      put(to, 'rows', row);
}

type Columns = Readonly<Record<string, unknown>>;

function put(to: Database.Database, name: string, row: Columns): void {
  try {
    to.prepare(`INSERT OR IGNORE INTO ${name} VALUES (${Object.keys(row).fill('?').join(', ')})`).run(
      Object.values(row),
    );
  } catch (error) {
    // A broken row can hold a value of the wrong type and is skipped; a full disk is a real error.
    if (!String((error as { code?: string }).code).startsWith('SQLITE_CONSTRAINT')) throw error;
  }
}

/** Reads forward up to the damage, then backward from the end up to it. */
function* fromBothEnds(
  db: Database.Database,
  select: string,
  key: string,
  ...given: unknown[]
): Iterable<Columns> {
  for (const order of [
    key,
    key
      .split(', ')
      .map((column) => `${column} DESC`)
      .join(', '),
  ]) {
    try {
      yield* db.prepare<unknown[], Columns>(`${select} ORDER BY ${order}`).iterate(...given);
      return;
    } catch (error) {
      if (problemOf(error).why !== 'damaged') throw error;
    }
  }
}
