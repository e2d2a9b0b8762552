/** The tables this process holds: loaded when somebody wants them, or when something is due at them. */
import type { Answer } from '@casefile/protocol';
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
  /** Answers to commands that wrote nothing, denied ones above all: a repeated one gets the same. */
  readonly answered: Map<string, Answered>;
  /** How many outages it knows of. */
  outagesSeen: number;
}
export interface Answered {
  /** Of the whole command. */
  readonly print: string;
  readonly answer: Answer;
}
export type Missing = 'missing' | 'broken';
type Job = 'beat' | 'sweep' | 'take-up';

const beatEveryMs = 500;
const sweepEveryMs = 5000;
/** How often it is looked for tables that nobody looks after, and how late these are. */
const takeUpEveryMs = 1000;
const lateAfterMs = 1000;
/** Tables that are taken up at a time when the server starts: what they write goes to the disk together. */
const atOnce = 100;
const idleMs = 60_000;
/** Every so many sweeps tables are read again though nothing seems to be new. */
const rereadEvery = 6;

/** So far behind what is stored no clock is by chance: it has to be set. */
const maxBehindMs = 86_400_000;

/** A machine whose clock was set back since goes on from where the last process was: the tables would wait for it. */
function goOnFrom(clock: Clock, last: number, acceptClock: boolean): void {
  const behind = last - clock.now();
  if (behind > maxBehindMs && !acceptClock)
    throw new StoreProblem(
      'unusable',
      `The clock of this machine is ${Math.floor(behind / maxBehindMs)} days behind what is stored here. Set the clock and start again; where it is right now and was wrong before, start with --accept-clock: times go on from there.`,
    );
  clock.notBefore(last);
}

export class Tables {
  readonly #ports: Ports;
  readonly #held = new Map<string, Promise<LoadedTable | Missing>>();
  /** When somebody last wanted something of a table. */
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
    // Where other processes are alive they look after their tables; what they leave is found later.
    const timed = isOutage ? await store.heads('playing') : [];
    this.#watch('', this.#takeUp(timed.filter(({ wake }) => wake !== null)));
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    this.#takeUpLater(takeUpEveryMs);
  }

  /**
   * Tables where something is due. Whoever wants one of them meanwhile gets it at once. No sign of life is given before
   * all know of the outage: a server that is killed here would charge it to the others.
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
    // Another process goes on with bots and clocks at once.
    await this.#ports.store.release(this.#ports.process).catch(() => {});
    await this.#ports.peers.stop();
  }

  /** Resolves, inside a job of the table, when it may be decided upon: what nobody could do is on record then. */
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
    // What is not there may come, and what is broken may be repaired.
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
    // Of another process, whose clock is ahead of ours; or written in the last half second before a crash.
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

  /** Every table that is held gets an outage into its log now, not only when somebody does something there. */
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
      // Nobody has it now: also what is not late yet.
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

  /** Tables that nobody looks after. */
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

  /** Reads again what may have got lost, and lets go of tables where nothing happens. */
  async #sweep(): Promise<void> {
    this.#later('sweep', sweepEveryMs, () => this.#sweep());
    const { store, clock } = this.#ports;
    const now = clock.now();
    const written = store.hearsAll ? null : await this.#written();
    const isRereading = ++this.#sweeps % rereadEvery === 0;
    for (const [id, holding] of this.#held) {
      const held = await holding;
      if (typeof held === 'string') continue;
      if (held.subscribers.size > 0) {
        if (written !== null)
          await this.#refresh(held, isRereading ? Number.POSITIVE_INFINITY : written.get(id));
      } else if (now - this.#used.get(id)! >= idleMs) this.#evict(id, held, now);
    }
  }

  /** When each table that is played was last written to, by anybody. */
  async #written(): Promise<ReadonlyMap<string, number>> {
    const heads = await this.#ports.store.heads('playing');
    return new Map(heads.map(({ table, touched }) => [table, touched]));
  }

  /** News of another process can get lost, and people here would wait for them for ever. */
  async #refresh({ live }: LoadedTable, touched: number | undefined): Promise<void> {
    const { phase, at } = live.table.state;
    // What was written here since the heads were read is newer than they say, and nothing to look for.
    const isNews = touched === undefined || touched > at;
    if ((phase === 'playing' || phase === 'dealing') && isNews) await live.run(() => live.catchUp());
  }

  #evict(id: string, { scheduler }: LoadedTable, now: number): void {
    if (scheduler.next !== null && scheduler.next < now + idleMs) return;
    scheduler.stop();
    this.#drop(id);
  }

  /** Nobody waits for it: what goes wrong is told to the operator. */
  #watch(table: string, doing: Promise<unknown>): void {
    doing.catch((error: unknown) => this.#failed(table, error));
  }

  #failed(table: string, error: unknown): void {
    this.#ports.report({
      what: 'failed',
      table,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}
