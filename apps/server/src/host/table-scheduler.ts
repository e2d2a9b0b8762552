/** Runs a table's own actions: wakes it when something is due, asks its bots, notices returning players. */
import type { Action, Seat } from '@casefile/engine';
import type { Entry, EntryBody, TableState } from '@casefile/protocol';
import { type BotTurn, botActs, botQuestion, botTurns, delays, isTelling } from '../table/bots.ts';
import { ordersAt, type StandingOrders } from '../table/people/away.ts';
import { type ServerTable, stamped } from '../table/table.ts';
import { nextWake, type SeatConditions, wakeUp } from '../table/time/wake.ts';
import { seenBy } from '../table/views.ts';
import type { LiveTable } from './live.ts';
import type { Ports } from './ports.ts';
import type { Subscribers } from './subscribers.ts';

/** The duration of a lease on a table's bots and clocks, and when it is renewed. */
const leaseMs = 2000;
const renewBeforeMs = 1000;
/** Retry delays after a failure, and while another process holds the lease. */
const retryDelayMs = 1000;
const leasedElsewhereMs = 300;

interface Thought {
  readonly turn: BotTurn;
  /** When it shows a card or passes, decided or not: how long it takes would tell whether it has a choice (R03). */
  readonly answersAt: number;
  /** Undefined while the bot is thinking; null when it has failed. */
  action?: Action | null;
}

export class TableScheduler {
  readonly #ports: Ports;
  readonly #live: LiveTable;
  readonly #subscribers: Subscribers;
  readonly #ready: () => Promise<void>;
  #orders: (StandingOrders | null | undefined)[] = [];
  /** The questions those orders were looked up for. */
  #ordersFor: readonly (number | undefined)[] = [];
  #thoughts: Thought[] = [];
  /** What the bots' seats know. */
  readonly #seen = new Map<Seat, TableState>();
  #leasedUntil = 0;
  #alarm: { readonly at: number; readonly forget: () => void } | null = null;
  #stopped = false;

  /** `ready` resolves, inside a job of the table, when decisions may be made. */
  constructor(ports: Ports, live: LiveTable, subscribers: Subscribers, ready: () => Promise<void>) {
    this.#ports = ports;
    this.#live = live;
    this.#subscribers = subscribers;
    this.#ready = ready;
  }

  /** The next wake-up; null: not before something happens. */
  get next(): number | null {
    return this.#alarm?.at ?? null;
  }

  stop(): void {
    this.#stopped = true;
    this.#forget();
  }

  /** Called when entries, presence or standing orders have changed. */
  look(notBefore = 0): void {
    this.#forget();
    if (this.#stopped) return;
    const { state } = this.#live.table;
    const asked = state.timing.asked.map((since) => since?.n);
    this.#orders = asked.map((n, seat) => (n === this.#ordersFor[seat] ? this.#orders[seat] : undefined));
    this.#ordersFor = asked;
    const turns = botTurns(state);
    this.#thoughts = this.#thoughts.filter(({ turn }) => turns.some((each) => isSame(each, turn)));
    const times = turns.map((turn) => this.#dueAt(turn)).filter((at) => at !== null);
    const wake = nextWake(this.#live.table, this.#conditions());
    if (wake !== null) times.push(wake);
    if (this.#subscribers.returned(state).length > 0) times.push(0);
    if (times.length === 0) return;
    const at = Math.max(Math.min(...times), notBefore, this.#ports.clock.now());
    this.#alarm = { at, forget: this.#ports.clock.wakeAt(at, () => this.#wake()) };
  }

  /** Orders of this table have changed: cached ones are outdated. */
  forgetOrders(): void {
    this.#ordersFor = [];
    this.look();
  }

  /** A bot is asked as soon as its turn comes, but answers at a fixed time, so that its thinking time is hidden. */
  #dueAt(turn: BotTurn): number | null {
    const thought = this.#thoughts.find((each) => isSame(each.turn, turn));
    if (thought === undefined) return 0;
    if (isTelling(this.#live.table.state)) return thought.answersAt;
    return thought.action === undefined ? null : turn.at;
  }

  #conditions(): SeatConditions {
    return { gone: this.#subscribers.gone(this.#live.table.state), orders: this.#orders };
  }

  #forget(): void {
    this.#alarm?.forget();
    this.#alarm = null;
  }

  #wake(): void {
    this.#alarm = null;
    this.#live
      .run(() => this.#work())
      .catch((error: unknown) => {
        this.#failed(error);
        return retryDelayMs;
      })
      .then((wait) => {
        if (this.#alarm === null) this.look(wait === 0 ? 0 : this.#ports.clock.now() + wait);
      })
      .catch((error: unknown) => this.#failed(error));
  }

  #failed(error: unknown): void {
    this.#ports.report({ kind: 'failed', table: this.#live.id, why: whyOf(error) });
  }

  /** The delay before the next try, if something is left to do. */
  async #work(): Promise<number> {
    if (this.#stopped) return 0;
    await this.#ready();
    const before = this.#live.table;
    const here = await this.#live.write((table) => this.#stamp(table, this.#returned(table)));
    if (!here.ok) return retryDelayMs;
    if (!(await this.#lease())) return leasedElsewhereMs;
    const isAsking = this.#ask();
    await this.#lookUpOrders();
    const now = this.#ports.clock.now();
    const written = await this.#live.write((table) =>
      wakeUp(table, this.#conditions(), now, this.#live.seed),
    );
    if (!written.ok || !(await this.#deliver())) return retryDelayMs;
    const wake = nextWake(this.#live.table, this.#conditions());
    const isDone = isAsking || this.#live.table !== before || wake === null || wake > now;
    return isDone ? 0 : retryDelayMs;
  }

  #returned(table: ServerTable): readonly EntryBody[] {
    return this.#subscribers.returned(table.state).map((seat) => ({ is: 'back', seat }));
  }

  #stamp(table: ServerTable, bodies: readonly EntryBody[]): readonly Entry[] {
    return stamped(table, this.#ports.clock.now(), bodies);
  }

  async #lease(): Promise<boolean> {
    const { store, clock } = this.#ports;
    const now = clock.now();
    if (this.#leasedUntil - now > renewBeforeMs) return true;
    const until = now + leaseMs;
    if (!(await store.lease(this.#live.id, this.#ports.process, until, now))) return false;
    this.#leasedUntil = until;
    return true;
  }

  async #lookUpOrders(): Promise<void> {
    const now = this.#ports.clock.now();
    const { state } = this.#live.table;
    for (const [seat, chair] of state.chairs.entries()) {
      const at = ordersAt(state, seat);
      if (at === null || at > now || this.#orders[seat] !== undefined) continue;
      const [person] = chair.people;
      const found = person === undefined ? null : await this.#ports.orders(this.#live.id, person);
      if (this.#ordersFor[seat] === state.timing.asked[seat]?.n) this.#orders[seat] = found;
    }
  }

  /** Whether another bot was asked. */
  #ask(): boolean {
    const turns = botTurns(this.#live.table.state).filter(
      (turn) => !this.#thoughts.some((thought) => isSame(thought.turn, turn)),
    );
    const now = this.#ports.clock.now();
    const delay = delays[this.#live.table.state.terms.pace];
    for (const turn of turns) {
      // Asked late, after a restart, it still has time to think.
      const thought: Thought = { turn, answersAt: turn.at - now >= delay / 2 ? turn.at : now + delay };
      this.#thoughts.push(thought);
      this.#decisionOf(turn)
        .then((action) => {
          thought.action = action;
          this.look();
        })
        .catch((error: unknown) => this.#failed(error));
    }
    return turns.length > 0;
  }

  /** Null if the bot fails. */
  async #decisionOf({ seat, bot }: BotTurn): Promise<Action | null> {
    const { table, seed, id } = this.#live;
    try {
      const seen = seenBy(table, seat, this.#seen.get(seat));
      this.#seen.set(seat, seen);
      return await this.#ports.think(botQuestion(table, seat, bot, seed, seen), id);
    } catch (error) {
      this.#ports.report({ kind: 'bot-failed', table: id, bot, why: whyOf(error) });
      return null;
    }
  }

  async #deliver(): Promise<boolean> {
    for (const { turn, action = null } of [...this.#thoughts]) {
      const at = this.#dueAt(turn);
      if (at === null || at > this.#ports.clock.now()) continue;
      const written = await this.#live.write((table) =>
        this.#stamp(table, botActs(table, turn, action, this.#live.seed)),
      );
      if (!written.ok) return false;
    }
    return true;
  }
}

const isSame = (one: BotTurn, other: BotTurn): boolean =>
  one.seat === other.seat && one.n === other.n && one.bot === other.bot;

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
