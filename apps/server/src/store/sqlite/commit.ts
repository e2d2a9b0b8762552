import type Database from 'better-sqlite3';
import type { Outcome, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';

const failure = (error: unknown): Outcome => {
  const { why, message } = problemOf(error);
  return { ok: false, why, detail: message };
};

/** Prepared once: SQLite would read the words of each of them again for every write. */
interface Steps {
  readonly begin: () => void;
  readonly commit: () => void;
  readonly mark: () => void;
  readonly release: () => void;
}
const prepared = new WeakMap<Database.Database, Steps>();
function stepsOf(db: Database.Database): Steps {
  const known = prepared.get(db);
  if (known !== undefined) return known;
  const step = (sql: string): (() => void) => {
    const statement = db.prepare(sql);
    return () => void statement.run();
  };
  const steps = {
    begin: step('BEGIN IMMEDIATE'),
    commit: step('COMMIT'),
    mark: step('SAVEPOINT one'),
    release: step('RELEASE one'),
  };
  prepared.set(db, steps);
  return steps;
}

/**
 * One transaction, one wait for the disk, for everything that came in together. What fails takes only itself down; where
 * SQLite gives the whole transaction up (a full disk), each is tried alone, so that small ones may still find room.
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
    // Nobody gets in while another program writes: asking for each would only take longer.
    return ops.map(() => failure(error));
  }
  try {
    const outcomes = ops.map((op) => applyOne(db, steps, apply, op));
    steps.commit();
    return outcomes;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (ops.length === 1) return [failure(error)];
    return ops.flatMap((op) => commitTogether(db, apply, [op]));
  }
}

function applyOne(
  db: Database.Database,
  { mark, release }: Steps,
  apply: (op: WriteOp) => unknown,
  op: WriteOp,
): Outcome {
  mark();
  try {
    const value = apply(op);
    release();
    return { ok: true, value };
  } catch (error) {
    if (!db.inTransaction) throw error;
    db.exec('ROLLBACK TO one');
    release();
    return failure(error);
  }
}
