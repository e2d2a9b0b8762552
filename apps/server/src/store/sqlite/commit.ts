import type Database from 'better-sqlite3';
import type { Outcome, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';

const failure = (error: unknown): Outcome => {
  const { why, message } = problemOf(error);
  return { ok: false, why, detail: message };
};

/** Prepared once: SQLite would parse them again for every commit. */
interface Steps {
  readonly begin: () => void;
  readonly commit: () => void;
}
const prepared = new WeakMap<Database.Database, Steps>();
function stepsOf(db: Database.Database): Steps {
  const known = prepared.get(db);
  if (known !== undefined) return known;
  const [begin, commit] = [db.prepare('BEGIN IMMEDIATE'), db.prepare('COMMIT')];
  const steps = { begin: () => void begin.run(), commit: () => void commit.run() };
  prepared.set(db, steps);
  return steps;
}

/**
 * One transaction and one fsync for everything that came in together. If one operation fails, each is tried alone: only
 * that one fails, and on a full disk small writes may still fit.
 */
export function commitTogether(
  db: Database.Database,
  apply: (op: WriteOp) => unknown,
  ops: readonly WriteOp[],
): Outcome[] {
  const steps = stepsOf(db);
  try {
    steps.begin();
  } catch (error) {
    // While another program holds the write lock, retrying each operation alone would only take longer.
    return ops.map(() => failure(error));
  }
  try {
    const outcomes = ops.map((op): Outcome => ({ ok: true, value: apply(op) }));
    steps.commit();
    return outcomes;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (ops.length === 1) return [failure(error)];
    return ops.flatMap((op) => commitTogether(db, apply, [op]));
  }
}
