import type Database from 'better-sqlite3';
import type { Outcome, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';

const failure = (error: unknown): Outcome => {
  const { why, message } = problemOf(error);
  return { ok: false, why, detail: message };
};

/**
 * One transaction, one wait for the disk, for everything that came in together. What fails takes only itself down; where
 * SQLite gives the whole transaction up (a full disk), each is tried alone, so that small ones may still find room.
 */
export function commitTogether(
  db: Database.Database,
  apply: (op: WriteOp) => unknown,
  ops: readonly WriteOp[],
): Outcome[] {
  try {
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    // Nobody gets in while another program writes: asking for each would only take longer.
    return ops.map(() => failure(error));
  }
  try {
    const outcomes = ops.map((op) => applyOne(db, apply, op));
    db.exec('COMMIT');
    return outcomes;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (ops.length === 1) return [failure(error)];
    return ops.flatMap((op) => commitTogether(db, apply, [op]));
  }
}

function applyOne(db: Database.Database, apply: (op: WriteOp) => unknown, op: WriteOp): Outcome {
  db.exec('SAVEPOINT one');
  try {
    const value = apply(op);
    db.exec('RELEASE one');
    return { ok: true, value };
  } catch (error) {
    if (!db.inTransaction) throw error;
    db.exec('ROLLBACK TO one');
    db.exec('RELEASE one');
    return failure(error);
  }
}
