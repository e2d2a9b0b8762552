/** Looks at a file before anything is done to it: what is another program's must not be changed by having been refused. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { StoreProblem } from '../store.ts';
import { applicationId } from './schema.ts';

const magic = 'SQLite format 3\0';
const headBytes = 100;
const markAt = 68;
const ourTables =
  "SELECT count(*) AS found FROM sqlite_schema WHERE name IN ('migrations', 'tables', 'rows')";

/** Throws where the file is a database of another program. */
export function checkIsOurs(file: string): void {
  const head = headOf(file);
  const isDatabase = head.toString('latin1', 0, magic.length) === magic;
  // What is no database at all, or not any more, is for who mends.
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
 * By its tables rather than by its mark alone: a bit that falls over in the mark makes it no other program's. Read as a
 * file that never changes: no log, no lock and no index is made beside it. The other driver cannot do that.
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
      // An empty one may be ours: what was written last is in the log beside it.
      return all.found > 0 && ours.found !== 3;
    } finally {
      db.close();
    }
  } catch {
    // Damaged: for who mends.
    return false;
  }
}
