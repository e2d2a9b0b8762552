import type Database from 'better-sqlite3';
import type { Outcome, WriteOp } from './operations.ts';
import { problemOf } from './problems.ts';

const failure = (error: unknown): Outcome => {
  const { why, message } = problemOf(error);
  return { ok: false, why, detail: message };
};

/** Prepared once: SQLite would read their words again for every commit. */
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
 * One transaction, one wait for the disk, for everything that came in together. Where one of them fails each is tried
 * alone: it takes only itself down, and on a full disk small ones may still find room.
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
    const outcomes = ops.map((op): Outcome => ({ ok: true, value: apply(op) }));
    steps.commit();
    return outcomes;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    if (ops.length === 1) return [failure(error)];
    return ops.flatMap((op) => commitTogether(db, apply, [op]));
  }
}
