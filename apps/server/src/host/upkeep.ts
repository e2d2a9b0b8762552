/** What a process does for its tables now and then: heartbeats, taking up what is due, and sweeping. */
import type { TableHead } from '../store/store.ts';
import type { LoadedTable, Missing } from './loaded-table.ts';
import type { Outages } from './outages.ts';
import type { Ports } from './ports.ts';

/** The tables of a process, as its upkeep sees them. */
export interface UpkeptTables {
  readonly held: ReadonlyMap<string, Promise<LoadedTable | Missing>>;
  acquire(id: string): Promise<LoadedTable | Missing>;
  /** Evicts a table without connections that nobody has used for a while. */
  evictIfIdle(id: string, table: LoadedTable, now: number): void;
}

type Job = 'beat' | 'sweep' | 'take-up';

const beatEveryMs = 500;
const sweepEveryMs = 5000;
/** The interval of the search for orphaned tables, and how overdue they must be. */
const takeUpEveryMs = 1000;
const lateAfterMs = 1000;
/** A damaged table stays due, but is tried again only after this long: it may have been repaired. */
const brokenRetryMs = 600_000;
/** Tables resumed at a time at the start, so that their writes share commits. */
const atOnce = 100;
/** After this many sweeps tables are re-read even without news. */
const sweepsPerReread = 6;

export class Upkeep {
  readonly #ports: Ports;
  readonly #tables: UpkeptTables;
  readonly #outages: Outages;
  readonly #timers = new Map<Job, () => void>();
  /** When a damaged table may be tried again. */
  readonly #retryAt = new Map<string, number>();
  #sweeps = 0;
  #stopped = false;

  constructor(ports: Ports, tables: UpkeptTables, outages: Outages) {
    this.#ports = ports;
    this.#tables = tables;
    this.#outages = outages;
  }

  /** Takes up the tables that are due, and keeps going until it is stopped. */
  start(due: readonly TableHead[]): void {
    this.watch('', this.#takeUp(due));
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    this.#takeUpLater(takeUpEveryMs);
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers.values()) cancel();
  }

  /** Another process has released tables: no process has them now, so they need not be overdue. */
  takeUpReleased(): void {
    this.#later('take-up', 0, () => this.#takeUpLate(0));
  }

  /** Does not wait: a failure is reported to the operator. */
  watch(table: string, doing: Promise<unknown>): void {
    doing.catch((error: unknown) => this.#failed(table, error));
  }

  /**
   * Resumes tables with something due; any of them can be used meanwhile. No heartbeat is sent before all have recorded
   * the outage: a server killed here would charge it to the others.
   */
  async #takeUp(due: readonly TableHead[]): Promise<void> {
    for (let i = 0; i < due.length && !this.#stopped; i += atOnce)
      await Promise.all(due.slice(i, i + atOnce).map(({ table }) => this.#acquire(table)));
    await this.#beat();
  }

  /** A table that fails keeps no other from being taken up. */
  async #acquire(table: string): Promise<void> {
    try {
      if ((await this.#tables.acquire(table)) === 'broken')
        this.#retryAt.set(table, this.#ports.clock.now() + brokenRetryMs);
      else this.#retryAt.delete(table);
    } catch (error) {
      this.#failed(table, error);
    }
  }

  async #beat(): Promise<void> {
    if (this.#stopped) return;
    await this.#outages.beat().catch((error: unknown) => this.#failed('', error));
    this.#later('beat', beatEveryMs, () => this.#beat());
  }

  #takeUpLater(ms: number): void {
    this.#later('take-up', ms, () => this.#takeUpLate(lateAfterMs));
  }

  /** Orphaned tables. */
  async #takeUpLate(lateMs: number): Promise<void> {
    this.#takeUpLater(takeUpEveryMs);
    const { store, clock } = this.#ports;
    for (const table of await store.due(clock.now() - lateMs)) {
      const isSetAside = clock.now() < (this.#retryAt.get(table) ?? 0);
      if (!isSetAside && !this.#tables.held.has(table)) await this.#acquire(table);
    }
  }

  #later(what: Job, ms: number, does: () => Promise<void>): void {
    const { clock } = this.#ports;
    this.#timers.get(what)?.();
    if (!this.#stopped)
      this.#timers.set(
        what,
        clock.wakeAt(clock.now() + ms, () => this.watch('', does())),
      );
  }

  /** Re-reads tables for lost news, and evicts idle ones. */
  async #sweep(): Promise<void> {
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    const { store, clock } = this.#ports;
    const now = clock.now();
    const written = store.hearsAll ? null : await this.#written();
    const isRereading = ++this.#sweeps % sweepsPerReread === 0;
    for (const [id, holding] of this.#tables.held) {
      // A failed load has been reported to whoever asked for it.
      const held = await holding.catch(() => 'broken' as const);
      if (typeof held === 'string') continue;
      if (held.subscribers.size === 0) this.#tables.evictIfIdle(id, held, now);
      else if (written !== null) {
        const touched = isRereading ? Number.POSITIVE_INFINITY : written.get(id);
        await this.#refresh(held, touched).catch((error: unknown) => this.#failed(id, error));
      }
    }
  }

  /** When each running table was last written to, by any process. */
  async #written(): Promise<ReadonlyMap<string, number>> {
    const heads = await this.#ports.store.heads('playing');
    return new Map(heads.map(({ table, touched }) => [table, touched]));
  }

  /** Lost notifications would leave people here waiting forever. */
  async #refresh({ live }: LoadedTable, touched: number | undefined): Promise<void> {
    const { phase, at } = live.table.state;
    // Writes by this process since the heads were read need no re-read.
    const isNews = touched === undefined || touched > at;
    if ((phase === 'playing' || phase === 'dealing') && isNews) await live.run(() => live.catchUp());
  }

  #failed(table: string, error: unknown): void {
    this.#ports.report({
      kind: 'failed',
      table,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}
