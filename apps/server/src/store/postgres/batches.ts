/** Writes to PostgreSQL in batches: whatever arrives while one batch is under way forms the next. */
import type pg from 'pg';
import { columnsOf, peopleOf } from '../rows.ts';
import type { Appended, Write } from '../store.ts';
import type { Pool } from './pool.ts';
import { isCut, problemOf } from './problems.ts';

const maxInOneCommit = 200;
/** How long to wait for each try of a write; after that the caller is told that the outcome is unknown. */
export const writeTimeoutMs = 4000;

export const ok: Appended = { ok: true };
export const stale = (last: number): Appended => ({ ok: false, why: 'stale', last });
export const notSaved = (detail: string): Appended => ({ ok: false, why: 'not-saved', detail });
const gone: Appended = { ok: false, why: 'gone' };
const unknown = (detail: string): Appended => ({ ok: false, why: 'unknown', detail });

interface Pending {
  readonly write: Write;
  readonly settle: (answer: Appended) => void;
}
type WriteOutcome =
  | { readonly ok: true }
  | { readonly gone: true }
  | { readonly stale: number; readonly hash: string | null };

export class Batches {
  readonly #pool: Pool;
  /** This process's id, so that it ignores its own notifications. */
  readonly #origin: string;
  #queue: Pending[] = [];
  #inFlight: Promise<void> | null = null;
  #isScheduled = false;

  constructor(pool: Pool, origin: string) {
    this.#pool = pool;
    this.#origin = origin;
  }

  append(write: Write): Promise<Appended> {
    return new Promise((settle) => {
      this.#queue.push({ write, settle });
      if (!this.#isScheduled) setImmediate(() => this.#flush());
      this.#isScheduled = true;
    });
  }

  /** Resolves when every pending write has been answered. */
  async finished(): Promise<void> {
    while (this.#inFlight !== null || this.#queue.length > 0)
      await (this.#inFlight ?? new Promise((turn) => setImmediate(turn)));
  }

  #flush(): void {
    this.#isScheduled = false;
    if (this.#inFlight !== null || this.#queue.length === 0) return;
    const batch = this.#queue.slice(0, maxInOneCommit);
    this.#queue = this.#queue.slice(maxInOneCommit);
    this.#inFlight = this.#commit(batch).then(() => {
      this.#inFlight = null;
      this.#flush();
    });
  }

  async #commit(batch: readonly Pending[]): Promise<void> {
    // Sorted by table: two processes that lock the same tables in different orders would deadlock.
    const sorted = [...batch].sort((a, b) =>
      a.write.table < b.write.table ? -1 : a.write.table > b.write.table ? 1 : 0,
    );
    const answers = await this.#writeAll(sorted.map(({ write }) => write));
    sorted.forEach(({ settle }, i) => {
      settle(answers[i]!);
    });
  }

  async #writeAll(writes: readonly Write[], isSecondTry = false): Promise<Appended[]> {
    // A write that was never sent is not stored; after a first try that broke off, the outcome is unknown.
    const failed = (error: unknown): Appended[] => {
      const { message } = problemOf(error);
      return writes.map(() => (isSecondTry ? unknown(message) : notSaved(message)));
    };
    let client: pg.PoolClient;
    try {
      client = await this.#pool.take();
    } catch (error) {
      return failed(error);
    }
    try {
      const asked = {
        text: 'SELECT append_all($1, $2) AS answers',
        values: [JSON.stringify(writes.map(flat)), this.#origin],
        query_timeout: writeTimeoutMs,
      };
      const { rows } = await client.query<{ answers: WriteOutcome[] }>(asked);
      client.release();
      return writes.map((write, i) => appendedOf(rows[0]!.answers[i]!, isSecondTry ? write : null));
    } catch (error) {
      this.#pool.discard(client, error);
      // The connection broke before the answer came. Trying again tells whether the first try was stored.
      if (isCut(error)) return isSecondTry ? failed(error) : this.#writeAll(writes, true);
      if (writes.length === 1) return failed(error);
      // One write of the batch cannot be stored: try each alone, so that only that one fails.
      return (await Promise.all(writes.map((write) => this.#writeAll([write], isSecondTry)))).flat();
    }
  }
}

const flat = ({ table, after, rows, head, secrets, tokens = [], revoke = [], people = [], by }: Write) => ({
  table,
  after,
  phase: head.phase,
  wake: head.wake,
  touched: head.touched,
  seed: secrets?.seed,
  tokens,
  revoke,
  people: peopleOf(people, rows),
  by,
  rows: rows.map(columnsOf),
});

/** On a second try, finding our own row in its place means that the first try got through. */
function appendedOf(answer: WriteOutcome, retried: Write | null): Appended {
  if ('gone' in answer) return gone;
  if (!('stale' in answer)) return ok;
  const ours = retried?.rows[0]?.hash;
  return ours !== undefined && ours === answer.hash ? ok : stale(answer.stale);
}
