/** The loaded tables of this process: loaded on request or when something is due. */
import type { CommandAnswer } from '@casefile/protocol';
import { minSilenceMs, StoreProblem, type TableChange, type TableHead } from '../store/store.ts';
import { LiveTable } from './live.ts';
import { anyProcess, Outages } from './outages.ts';
import { PeerPresence } from './peer-presence.ts';
import type { Clock, Ports } from './ports.ts';
import { Subscribers } from './subscribers.ts';
import { TableScheduler } from './table-scheduler.ts';

export interface LoadedTable {
  readonly live: LiveTable;
  readonly subscribers: Subscribers;
  readonly scheduler: TableScheduler;
  /** Answers to commands that wrote nothing, so that a repeated one gets the same answer. */
  readonly answered: Map<string, AnsweredCommand>;
  /** The number of outages it has recorded. */
  outagesSeen: number;
}
export interface AnsweredCommand {
  /** Of the whole command. */
  readonly print: string;
  readonly answer: CommandAnswer;
}
export type Missing = 'missing' | 'broken';
type Job = 'beat' | 'sweep' | 'take-up';

const beatEveryMs = 500;
const sweepEveryMs = 5000;
/** The interval of the search for orphaned tables, and how overdue they must be. */
const takeUpEveryMs = 1000;
const lateAfterMs = 1000;
/** Tables resumed at a time at the start, so that their writes share commits. */
const atOnce = 100;
const idleMs = 60_000;
/** After this many sweeps tables are re-read even without news. */
const sweepsPerReread = 6;

/** A clock this far behind the stored data must be wrong. */
const maxBehindMs = 86_400_000;

/** If the clock was set back, time continues from the last process: otherwise tables would wait for it. */
function goOnFrom(clock: Clock, last: number, acceptClock: boolean): void {
  const behind = last - clock.now();
  if (behind > maxBehindMs && !acceptClock)
    throw new StoreProblem(
      'unusable',
      `The clock of this machine is ${Math.floor(behind / maxBehindMs)} days behind the stored data. Set the clock and start again. If it is right now and was wrong before, start with --accept-clock, and time continues from the stored data.`,
    );
  clock.notBefore(last);
}

export class Tables {
  readonly #ports: Ports;
  readonly #held = new Map<string, Promise<LoadedTable | Missing>>();
  /** When a table was last used. */
  readonly #used = new Map<string, number>();
  readonly #timers = new Map<Job, () => void>();
  readonly #outages: Outages;
  readonly #peerPresence: PeerPresence;
  #stopListening: (() => Promise<void>) | null = null;
  #sweeps = 0;
  #stopped = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#outages = new Outages(ports);
    this.#outages.onNew = () => this.#watch('', this.#tellOfOutages());
    this.#peerPresence = new PeerPresence(ports, { all: () => this.#all(), at: (id) => this.#held.get(id) });
    ports.peers.listen({
      said: (from, message) => this.#watch('', this.#peerPresence.said(from, message)),
      came: () => this.#watch('', this.#peerPresence.tellAll()),
      gone: (from) => this.#watch('', this.#peerPresence.gone(from)),
    });
  }

  async start(acceptClock: boolean): Promise<void> {
    const { store, clock } = this.#ports;
    const last = await store.lastBeat(anyProcess);
    if (last !== null) goOnFrom(clock, last, acceptClock);
    const now = clock.now();
    const isOutage = last !== null && now - last >= minSilenceMs;
    if (isOutage) this.#outages.add([{ from: last, until: now }]);
    this.#stopListening = await store.listen(
      (table, what) => this.#watch(table, this.#heard(table, what)),
      (from, text) => this.#ports.peers.hear(from, text),
    );
    this.#ports.peers.start();
    // Other live processes look after their tables; orphans are found later.
    const timed = isOutage ? await store.heads('playing') : [];
    this.#watch('', this.#takeUp(timed.filter(({ wake }) => wake !== null)));
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    this.#takeUpLater(takeUpEveryMs);
  }

  /**
   * Resumes tables with something due; any of them can be used meanwhile. No heartbeat is sent before all have recorded
   * the outage: a server killed here would charge it to the others.
   */
  async #takeUp(due: readonly TableHead[]): Promise<void> {
    for (let i = 0; i < due.length && !this.#stopped; i += atOnce)
      await Promise.all(
        due
          .slice(i, i + atOnce)
          .map(({ table }) => this.acquire(table).catch((error: unknown) => this.#failed(table, error))),
      );
    await this.#beat();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const forget of this.#timers.values()) forget();
    await this.#stopListening?.();
    for (const holding of this.#held.values()) {
      const held = await holding.catch(() => 'missing' as const);
      if (typeof held === 'string') continue;
      held.scheduler.stop();
      await held.live.run(async () => {});
    }
    // Lets another process take over bots and clocks at once.
    await this.#ports.store.release(this.#ports.process).catch(() => {});
    await this.#ports.peers.stop();
  }

  /** Resolves, inside a job of the table, when outages are on record and decisions may be made. */
  async ready(held: LoadedTable): Promise<void> {
    await this.#outages.check();
    if (held.outagesSeen < this.#outages.count)
      held.outagesSeen = await this.#outages.charge(held.live, held.outagesSeen);
  }

  acquire(id: string): Promise<LoadedTable | Missing> {
    this.touch(id);
    const known = this.#held.get(id);
    if (known !== undefined) return known;
    const holding = this.#load(id);
    this.#held.set(id, holding);
    // A missing table may be created, and a broken one repaired.
    const drop = (): void => {
      if (this.#held.get(id) === holding) this.#drop(id);
    };
    holding.then((held) => typeof held === 'string' && drop(), drop);
    return holding;
  }

  touch(id: string): void {
    this.#used.set(id, this.#ports.clock.now());
  }

  #drop(id: string): void {
    this.#held.delete(id);
    this.#used.delete(id);
  }

  async #load(id: string): Promise<LoadedTable | Missing> {
    const live = await LiveTable.load(this.#ports, id);
    if (typeof live === 'string') return live;
    const { clock } = this.#ports;
    // Written by a process whose clock is ahead, or just before a crash.
    const { at } = live.table.state;
    if (at - clock.now() < maxBehindMs) clock.notBefore(at);
    const subscribers = new Subscribers(clock.now());
    const scheduler: TableScheduler = new TableScheduler(this.#ports, live, subscribers, () =>
      this.ready(held),
    );
    const held: LoadedTable = { live, subscribers, scheduler, answered: new Map(), outagesSeen: 0 };
    subscribers.onChange = () => this.#peerPresence.tell(id, subscribers);
    live.onEntries = (entries) => {
      subscribers.tell(live.table, entries, clock.now());
      scheduler.look();
    };
    if (this.#outages.count > 0) await live.run(() => this.ready(held));
    this.#peerPresence.ask(id);
    scheduler.look();
    return held;
  }

  /** Records an outage at every loaded table now, not only on its next command. */
  async #tellOfOutages(): Promise<void> {
    for (const held of await this.#all())
      this.#watch(
        held.live.id,
        held.live.run(() => this.ready(held)),
      );
  }

  async #all(): Promise<readonly LoadedTable[]> {
    const all = await Promise.all(
      [...this.#held.values()].map((each) => each.catch(() => 'broken' as const)),
    );
    return all.filter((held) => typeof held !== 'string');
  }

  async #heard(id: string, what: TableChange): Promise<void> {
    if (what === 'tokens') return this.#ports.tokensEnded(id);
    const held = await this.#held.get(id);
    if (what === 'released') {
      if (held !== undefined && typeof held !== 'string') held.scheduler.look();
      // No process has it now, so do not wait until it is overdue.
      else this.#later('take-up', 0, () => this.#takeUpLate(0));
      return;
    }
    if (held === undefined || typeof held === 'string') return;
    if (what === 'appended') return held.live.run(() => held.live.catchUp());
    held.scheduler.stop();
    this.#drop(id);
    for (const listener of held.subscribers.all()) listener.send([{ t: 'bye', why: 'closing' }]);
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
    for (const table of await store.due(clock.now() - lateMs))
      if (!this.#held.has(table)) await this.acquire(table);
  }

  #later(what: Job, ms: number, does: () => Promise<void>): void {
    const { clock } = this.#ports;
    this.#timers.get(what)?.();
    if (!this.#stopped)
      this.#timers.set(
        what,
        clock.wakeAt(clock.now() + ms, () => this.#watch('', does())),
      );
  }

  /** Re-reads tables for lost news, and evicts idle ones. */
  async #sweep(): Promise<void> {
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    const { store, clock } = this.#ports;
    const now = clock.now();
    const written = store.hearsAll ? null : await this.#written();
    const isRereading = ++this.#sweeps % sweepsPerReread === 0;
    for (const [id, holding] of this.#held) {
      const held = await holding;
      if (typeof held === 'string') continue;
      if (held.subscribers.size > 0) {
        if (written !== null)
          await this.#refresh(held, isRereading ? Number.POSITIVE_INFINITY : written.get(id));
      } else if (now - this.#used.get(id)! >= idleMs) this.#evict(id, held, now);
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

  #evict(id: string, { scheduler }: LoadedTable, now: number): void {
    if (scheduler.next !== null && scheduler.next < now + idleMs) return;
    scheduler.stop();
    this.#drop(id);
  }

  /** Not awaited: failures are reported to the operator. */
  #watch(table: string, doing: Promise<unknown>): void {
    doing.catch((error: unknown) => this.#failed(table, error));
  }

  #failed(table: string, error: unknown): void {
    this.#ports.report({
      kind: 'failed',
      table,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}
