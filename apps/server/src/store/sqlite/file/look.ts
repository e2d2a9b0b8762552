/** Inspects a file before it is opened: refusing another program's database must not change it. */
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { StoreProblem } from '../../store.ts';
import { applicationId } from './schema.ts';
import { witnessOf } from './witness.ts';

const magic = 'SQLite format 3\0';
const headBytes = 100;
const markAt = 68;
const ourTables =
  "SELECT count(*) AS found FROM sqlite_schema WHERE name IN ('migrations', 'tables', 'rows')";

/** Throws if it is another program's database, or no file at all: reading from a pipe would wait for ever. */
export function checkIsOurs(file: string): void {
  for (const each of [file, witnessOf(file)])
    if (existsSync(each) && !statSync(each).isFile())
      throw new StoreProblem('unusable', `${each} is not a file.`);
  const head = headOf(file);
  const isDatabase = head.toString('latin1', 0, magic.length) === magic;
  // A file that is no longer a database is left to salvage.
  if (!isDatabase || head.readUInt32BE(markAt) === applicationId) return;
  if (isForeign(file)) throw new StoreProblem('unusable', `${file} is a database of another program.`);
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(headBytes);
  if (!existsSync(file)) return head;
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head, 0, headBytes, 0);
    return head;
  } finally {
    closeSync(opened);
  }
}

/**
 * Decided by its tables, not by the application id alone: a flipped bit in the id does not make it another program's.
 * Opened as immutable, so that no log, lock or index file appears beside it; better-sqlite3 cannot do that.
 */
function isForeign(file: string): boolean {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const url = pathToFileURL(file);
  url.searchParams.set('immutable', '1');
  try {
    const db = new DatabaseSync(url, { readOnly: true });
    try {
      const all = db.prepare('SELECT count(*) AS found FROM sqlite_schema').get() as { found: number };
      const ours = db.prepare(ourTables).get() as { found: number };
      // An empty file may be ours: the last writes are in the log beside it.
      return all.found > 0 && ours.found !== 3;
    } finally {
      db.close();
    }
  } catch {
    // Damaged: left to salvage.
    return false;
  }
}
