/** A table in memory: loaded from the store, written serially, never ahead of what is durable. */
import { type ChainTip, checkRows, type Entry, makeRows } from '@casefile/protocol';
import { loadTable } from '../store/load.ts';
import type { Appended, Write } from '../store/store.ts';
import { botTurns } from '../table/bots.ts';
import { foldAll, type ServerTable, storedPhase } from '../table/table.ts';
import { nextWake } from '../table/time/wake.ts';
import type { Ports } from './ports.ts';

/** Additional parts of the same write. */
export type WriteExtras = Pick<Write, 'tokens' | 'revoke' | 'by'>;

/** The outcome of a write. */
export type WriteOutcome =
  | { readonly ok: true }
  | Exclude<Extract<Appended, { ok: false }>, { why: 'stale' }>;

export type Loaded = LiveTable | 'missing' | 'broken';

export class LiveTable {
  readonly id: string;
  readonly seed: string;
  readonly #ports: Ports;
  #table: ServerTable;
  #tip: ChainTip;
  #queue: Promise<unknown> = Promise.resolve();
  /** A write was sent to the store and its outcome is unknown. */
  #isUnsure = false;
  /** Called with new entries once they are durable. */
  onEntries: (entries: readonly Entry[]) => void = () => {};

  private constructor(ports: Ports, id: string, seed: string, table: ServerTable, tip: ChainTip) {
    this.#ports = ports;
    this.id = id;
    this.seed = seed;
    this.#table = table;
    this.#tip = tip;
  }

  static async load(ports: Ports, id: string): Promise<Loaded> {
    const { store, hashing, report } = ports;
    const setAside = (why: string): 'broken' => {
      report({ kind: 'broken', table: id, why });
      return 'broken';
    };
    // Rejects while the store is unreachable, which is temporary; a damaged table is set aside.
    const loaded = await loadTable(store, id, hashing);
    if (loaded === null) return 'missing';
    if (loaded.state === 'quarantined') return setAside(loaded.why);
    const { seed, entries, tip, warning } = loaded;
    if (warning !== undefined) report({ kind: 'torn', table: id, last: tip.n });
    try {
      return new LiveTable(ports, id, seed, foldAll(null, entries), tip);
    } catch (error) {
      return setAside(error instanceof Error ? error.message : 'cannot be folded');
    }
  }

  get table(): ServerTable {
    return this.#table;
  }

  /** Jobs of one table run one after the other, also after one that failed. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  /**
   * Writes a decision on the current state; decides again when another process has written first. Must be called inside a
   * job.
   */
  async write(
    decide: (table: ServerTable) => readonly Entry[],
    extra: WriteExtras = {},
  ): Promise<WriteOutcome> {
    if (this.#isUnsure) await this.catchUp();
    for (;;) {
      const entries = decide(this.#table);
      if (entries.length === 0) return { ok: true };
      const after = foldAll(this.#table, entries);
      const rows = makeRows(this.seed, this.#tip, entries, this.#ports.hashing);
      const appended = await this.#ports.store.append({
        table: this.id,
        after: this.#tip.n,
        rows,
        head: headOf(after),
        // People already listed were written earlier.
        people: after.state.people === this.#table.state.people ? [] : Object.keys(after.state.people),
        ...extra,
      });
      if (appended.ok) {
        this.#take(after, { n: after.state.n, hash: rows.at(-1)!.hash }, entries);
        return { ok: true };
      }
      if (appended.why === 'gone') return appended;
      if (appended.why !== 'stale') {
        this.#isUnsure = appended.why === 'unknown';
        this.#ports.report({ kind: appended.why, table: this.id, why: appended.detail });
        return appended;
      }
      const { n } = this.#tip;
      await this.catchUp();
      // Otherwise a deleted table would be retried forever.
      if (this.#tip.n === n) return { ok: false, why: 'not-saved', detail: 'the table is not what it was' };
    }
  }

  /** Reads what other processes have written. */
  async catchUp(): Promise<void> {
    const rows = await this.#ports.store.read(this.id, this.#tip.n);
    const checked = checkRows(this.seed, this.#tip, rows ?? [], this.#ports.hashing);
    if (checked.state === 'broken') throw new Error(checked.why);
    this.#isUnsure = false;
    if (checked.entries.length === 0) return;
    this.#take(foldAll(this.#table, checked.entries), checked.tip, checked.entries);
  }

  #take(table: ServerTable, tip: ChainTip, entries: readonly Entry[]): void {
    this.#table = table;
    this.#tip = tip;
    try {
      this.onEntries(entries);
    } catch (error) {
      // The write is durable: the caller must be told so even if notifying others fails.
      this.#ports.report({ kind: 'failed', table: this.id, why: String(error) });
    }
  }
}

/** The head: for lists, and for the process that takes over. */
export function headOf(table: ServerTable): Write['head'] {
  const { state } = table;
  const orders = state.chairs.map(() => null);
  const times = botTurns(state).map(({ at }) => at);
  const wake = nextWake(table, { gone: [], orders });
  if (wake !== null) times.push(wake);
  const { table: id, at } = state;
  return {
    table: id,
    phase: storedPhase(state),
    wake: times.length === 0 ? null : Math.min(...times),
    touched: at,
  };
}
