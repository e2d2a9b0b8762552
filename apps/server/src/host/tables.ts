/** The tables this process holds: loaded when somebody wants them, or when something is due at them. */
import type { Answer } from '@casefile/protocol';
import { type Heard, StoreProblem, type TableHead } from '../store/store.ts';
import { stamped } from '../table/table.ts';
import { Crowd } from './crowd.ts';
import { headOf, LiveTable } from './live.ts';
import { Minder } from './minder.ts';
import type { Clock, Ports } from './ports.ts';

export interface Held {
  readonly live: LiveTable;
  readonly crowd: Crowd;
  readonly minder: Minder;
  /** Answers to commands that wrote nothing, denied ones above all: a repeated one gets the same. */
  readonly answered: Map<string, Answered>;
}
export interface Answered {
  /** Of the whole command. */
  readonly print: string;
  readonly answer: Answer;
}
export type Missing = 'missing' | 'broken';
interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The name under which every process notes that the server is alive. */
const anyProcess = 'any';
const beatEvery = 500;
/** Shorter ones are the beat's own. */
const leastOutage = 1000;
const sweepEvery = 5000;
/** Tables that are taken up at a time when the server starts: what they write goes to the disk together. */
const atOnce = 100;
const idleFor = 60_000;
/** Every so many sweeps tables are read again though nothing seems to be new. */
const rereadEvery = 6;

/** So far behind what is stored no clock is by chance: it has to be set. */
const mostBehind = 86_400_000;

/** A machine whose clock was set back since goes on from where the last process was: the tables would wait for it. */
function goOnFrom(clock: Clock, last: number, acceptClock: boolean): void {
  const behind = last - clock.now();
  if (behind > mostBehind && !acceptClock)
    throw new StoreProblem(
      'unusable',
      `The clock of this machine is ${Math.floor(behind / mostBehind)} days behind what is stored here. Set the clock and start again; where it is right now and was wrong before, start with --accept-clock: times go on from there.`,
    );
  clock.notBefore(last);
}

export class Tables {
  readonly #ports: Ports;
  readonly #held = new Map<string, Promise<Held | Missing>>();
  /** When somebody last wanted something of a table. */
  readonly #used = new Map<string, number>();
  readonly #timers = new Map<'beat' | 'sweep', () => void>();
  /** From the last sign of life before this process started until it did, where that was too long. */
  #outage: Outage | null = null;
  #stopListening: (() => Promise<void>) | null = null;
  #sweeps = 0;
  #stopped = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  async start(acceptClock: boolean): Promise<void> {
    const { store, clock } = this.#ports;
    const last = await store.lastBeat(anyProcess);
    if (last !== null) goOnFrom(clock, last, acceptClock);
    const now = clock.now();
    if (last !== null && now - last >= leastOutage) this.#outage = { from: last, until: now };
    this.#stopListening = await store.listen((table, what) => this.#watch(table, this.#heard(table, what)));
    // Where other processes are alive they look after their tables; what they leave is found by the sweep.
    const timed = this.#outage === null ? [] : await store.heads('playing');
    this.#watch('', this.#takeUp(timed.filter(({ wake }) => wake !== null)));
    this.#sweepLater();
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
          .map(({ table }) => this.hold(table).catch((error: unknown) => this.#failed(table, error))),
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
      held.minder.stop();
      await held.live.run(async () => {});
    }
  }

  hold(id: string): Promise<Held | Missing> {
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

  async #load(id: string): Promise<Held | Missing> {
    const live = await LiveTable.load(this.#ports, id);
    if (typeof live === 'string') return live;
    const { clock } = this.#ports;
    // Of another process, whose clock is ahead of ours; or written in the last half second before a crash.
    const { at } = live.table.state;
    if (at - clock.now() < mostBehind) clock.notBefore(at);
    const crowd = new Crowd(clock.now());
    const minder = new Minder(this.#ports, live, crowd);
    live.onEntries = (entries) => {
      crowd.tell(live.table, entries, clock.now());
      minder.look();
    };
    if (this.#outage !== null) await this.#chargeNobody(live, this.#outage);
    minder.look();
    return { live, crowd, minder, answered: new Map() };
  }

  /** The time from the last sign of life to the start is nobody's; what came after it is, whenever a table is loaded. */
  async #chargeNobody(live: LiveTable, { from: last, until }: Outage): Promise<void> {
    await live.run(() =>
      live.write((table) => {
        const { phase, at } = table.state;
        const from = Math.max(last, at);
        const isTimed = phase !== 'over' && headOf(table).wake !== null;
        return isTimed && until - from >= leastOutage ? stamped(table, until, [{ is: 'outage', from }]) : [];
      }),
    );
  }

  async #heard(id: string, what: Heard): Promise<void> {
    const held = await this.#held.get(id);
    if (held === undefined || typeof held === 'string') return;
    if (what === 'appended') return held.live.run(() => held.live.catchUp());
    held.minder.stop();
    this.#drop(id);
    for (const listener of held.crowd.listeners()) listener.send([{ t: 'bye', why: 'closing' }]);
  }

  async #beat(): Promise<void> {
    const { store, clock } = this.#ports;
    if (this.#stopped) return;
    await store.beat(anyProcess, clock.now()).catch((error: unknown) => this.#failed('', error));
    this.#later('beat', beatEvery, () => this.#beat());
  }

  #sweepLater(): void {
    this.#later('sweep', sweepEvery, () => this.#sweep());
  }

  #later(what: 'beat' | 'sweep', ms: number, does: () => Promise<void>): void {
    const { clock } = this.#ports;
    if (!this.#stopped)
      this.#timers.set(
        what,
        clock.wakeAt(clock.now() + ms, () => this.#watch('', does())),
      );
  }

  /** Takes up tables that nobody looks after, and lets go of those where nothing happens. */
  async #sweep(): Promise<void> {
    this.#sweepLater();
    const { store, clock } = this.#ports;
    const now = clock.now();
    for (const table of await store.due(now - sweepEvery)) if (!this.#held.has(table)) await this.hold(table);
    const written = store.hearsAll ? null : await this.#written();
    const isRereading = ++this.#sweeps % rereadEvery === 0;
    for (const [id, holding] of this.#held) {
      const held = await holding;
      if (typeof held === 'string') continue;
      if (held.crowd.size > 0) {
        if (written !== null)
          await this.#refresh(held, isRereading ? Number.POSITIVE_INFINITY : written.get(id));
      } else if (now - this.#used.get(id)! >= idleFor) this.#letGo(id, held, now);
    }
  }

  /** When each table that is played was last written to, by anybody. */
  async #written(): Promise<ReadonlyMap<string, number>> {
    const heads = await this.#ports.store.heads('playing');
    return new Map(heads.map(({ table, touched }) => [table, touched]));
  }

  /** News of another process can get lost, and people here would wait for them for ever. */
  async #refresh({ live }: Held, touched: number | undefined): Promise<void> {
    const { phase, at } = live.table.state;
    // What was written here since the heads were read is newer than they say, and nothing to look for.
    const isNews = touched === undefined || touched > at;
    if ((phase === 'playing' || phase === 'dealing') && isNews) await live.run(() => live.catchUp());
  }

  #letGo(id: string, { minder }: Held, now: number): void {
    if (minder.next !== null && minder.next < now + idleFor) return;
    minder.stop();
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
