/** The loaded tables of this process: loaded on request or when something is due. */
import { minSilenceMs, StoreProblem, type TableChange } from '../store/store.ts';
import { LiveTable } from './live.ts';
import type { LoadedTable, Missing } from './loaded-table.ts';
import { anyProcess, Outages } from './outages.ts';
import { PeerPresence } from './peer-presence.ts';
import type { Clock, Ports } from './ports.ts';
import { Subscribers } from './subscribers.ts';
import { TableScheduler } from './table-scheduler.ts';
import { Upkeep } from './upkeep.ts';

const idleMs = 60_000;
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
  readonly #outages: Outages;
  readonly #upkeep: Upkeep;
  readonly #peerPresence: PeerPresence;
  #stopListening: (() => Promise<void>) | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#outages = new Outages(ports);
    this.#upkeep = new Upkeep(
      ports,
      {
        held: this.#held,
        acquire: (id) => this.acquire(id),
        evictIfIdle: (id, table, now) => this.#evictIfIdle(id, table, now),
      },
      this.#outages,
    );
    this.#outages.onNew = () => this.#upkeep.watch('', this.#tellOfOutages());
    this.#peerPresence = new PeerPresence(ports, { all: () => this.#all(), at: (id) => this.#held.get(id) });
    ports.peers.listen({
      said: (from, message) => this.#upkeep.watch('', this.#peerPresence.said(from, message)),
      came: () => this.#upkeep.watch('', this.#peerPresence.tellAll()),
      gone: (from) => this.#upkeep.watch('', this.#peerPresence.gone(from)),
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
      (table, what) => this.#upkeep.watch(table, this.#heard(table, what)),
      (from, text) => this.#ports.peers.hear(from, text),
    );
    this.#ports.peers.start();
    // Other live processes look after their tables; orphans are found later.
    const timed = isOutage ? await store.heads('playing') : [];
    this.#upkeep.start(timed.filter(({ wake }) => wake !== null));
  }

  async stop(): Promise<void> {
    this.#upkeep.stop();
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
      this.#upkeep.watch(
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
      else this.#upkeep.takeUpReleased();
      return;
    }
    if (held === undefined || typeof held === 'string') return;
    if (what === 'appended') return held.live.run(() => held.live.catchUp());
    held.scheduler.stop();
    this.#drop(id);
    for (const subscriber of held.subscribers.all()) subscriber.send([{ t: 'bye', why: 'closing' }]);
  }

  /** Evicts a table that nobody has used for a while. One that is due soon is kept: it would be loaded again at once. */
  #evictIfIdle(id: string, { scheduler }: LoadedTable, now: number): void {
    if (now - this.#used.get(id)! < idleMs) return;
    if (scheduler.next !== null && scheduler.next < now + idleMs) return;
    scheduler.stop();
    this.#drop(id);
  }
}
