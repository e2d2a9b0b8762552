/** The server without its sockets: opens tables, serialises commands, and informs every viewer. */
import {
  type CommandAnswer,
  type Denial,
  type Entry,
  makeRows,
  noRows,
  type PersonId,
} from '@casefile/protocol';
import { attemptOf } from '../table/challenge.ts';
import type { TableCommand } from '../table/command.ts';
import { type Decision, decide } from '../table/decide.ts';
import { fingerprint } from '../table/fingerprint.ts';
import { open, rematchOf, type TableOpening } from '../table/open.ts';
import { viewerOf, type Who } from '../table/people/who.ts';
import { foldAll, type ServerTable } from '../table/table.ts';
import { entriesSince } from '../table/views.ts';
import { headOf, type WriteExtras } from './live.ts';
import type { AnsweredCommand, LoadedTable, Missing } from './loaded-table.ts';
import type { Ports } from './ports.ts';
import type { Subscriber } from './subscribers.ts';
import { Tables } from './tables.ts';

/** An incoming command. */
export interface Request {
  readonly id: string;
  readonly v: number;
  readonly command: TableCommand;
  /** The network latency measured by the server. */
  readonly lag?: number;
  /** The hash of its token; a revoked token does nothing. */
  readonly by?: string;
}
/** The token of a command was revoked, by any process. */
export class TokenEnded extends Error {}

export interface Subscription {
  /** Handles one command of this connection; the caller sends the answer. */
  do(request: Request): Promise<CommandAnswer>;
  close(): void;
}
export type OpenedTable =
  | { readonly ok: true; readonly table: string; readonly entries: readonly Entry[] }
  | { readonly ok: false; readonly why: Denial };

/** Answers to commands that wrote nothing, kept for each table. */
const answersKept = 200;

export class TableService {
  readonly #ports: Ports;
  readonly #tables: Tables;
  #stopped = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#tables = new Tables(ports);
  }

  /** Resumes where the server stopped: no clock ran meanwhile. */
  start(acceptClock = false): Promise<void> {
    return this.#tables.start(acceptClock);
  }

  /** Stops commands, bots and clocks; finishes what was begun. */
  stop(): Promise<void> {
    this.#stopped = true;
    return this.#tables.stop();
  }

  async open(opening: Omit<TableOpening, 'table'>, extra: WriteExtras = {}): Promise<OpenedTable> {
    return this.#create({ ...opening, table: this.#ports.fresh.table() }, extra);
  }

  /**
   * A rematch: opened by the first who asks, found by the others. The id of the new table is written first, so that after
   * a crash the next who asks creates it.
   */
  async rematch(
    id: string,
    who: Who,
    commitment?: string,
    extra: (table: string) => WriteExtras = () => ({}),
  ): Promise<OpenedTable> {
    const held = await this.#tables.acquire(id);
    if (typeof held === 'string') return { ok: false, why: 'not-allowed' };
    const name = this.#ports.fresh.table();
    const request: Request = { id: `rematch ${name}`, v: -1, command: { do: 'rematch', table: name } };
    const answer = await this.command(id, who, request);
    if (answer.t === 'no') return { ok: false, why: answer.why === 'refused' ? 'not-now' : answer.why };
    const { next } = held.live.table.state;
    if (next === null) return { ok: false, why: 'not-saved' };
    const found = { ok: true, table: next, entries: [] } as const;
    const there = await this.#tables.acquire(next);
    if (there === 'broken') return { ok: false, why: 'not-saved' };
    if (there !== 'missing') return found;
    const opened = await this.#create(rematchOf(held.live.table, who.person, next, commitment), extra(next));
    // If somebody else was faster, theirs is the table.
    return opened.ok || (await this.#tables.acquire(next)) === 'missing' ? opened : found;
  }

  /** A challenge under an id that nobody can guess. */
  async challenge(opening: Omit<TableOpening, 'challenge'>): Promise<OpenedTable> {
    return this.#create({ ...opening, challenge: opening.table }, {});
  }

  /**
   * Somebody's table of a challenge. The challenge lists it first: the result of a table that it does not know would never
   * be seen.
   */
  async attempt(
    challenge: string,
    host: { readonly person: PersonId; readonly name: string },
    extra: (table: string) => WriteExtras,
  ): Promise<OpenedTable> {
    const held = await this.#tables.acquire(challenge);
    if (typeof held === 'string') return { ok: false, why: 'not-allowed' };
    const table = this.#ports.fresh.table();
    const request: Request = { id: `attempt ${table}`, v: -1, command: { do: 'attempt', table } };
    const answer = await this.command(challenge, { person: host.person, roles: [] }, request);
    if (answer.t === 'no') return { ok: false, why: answer.why === 'refused' ? 'not-now' : answer.why };
    const { live } = held;
    return this.#create(attemptOf(live.table, host, table), extra(table), live.seed);
  }

  async #create(
    opening: TableOpening,
    extra: WriteExtras,
    seed = this.#ports.fresh.seed(),
  ): Promise<OpenedTable> {
    const { clock, store, hashing } = this.#ports;
    if (this.#stopped) return { ok: false, why: 'not-saved' };
    const opened = open(opening, clock.now(), seed);
    if (!opened.ok) return opened;
    const { table } = opening;
    const after = foldAll(null, opened.entries);
    const rows = makeRows(seed, noRows, opened.entries, hashing);
    const people = Object.keys(after.state.people);
    const head = headOf(after);
    const appended = await store.append({
      table,
      after: -1,
      rows,
      head,
      secrets: { seed },
      people,
      ...extra,
    });
    if (appended.ok) return { ok: true, table, entries: opened.entries };
    return { ok: false, why: appended.why === 'unknown' ? 'unknown' : 'not-saved' };
  }

  /** The whole table, or why there is none. Never sent to a viewer. */
  async table(id: string): Promise<ServerTable | Missing> {
    const held = await this.#tables.acquire(id);
    return typeof held === 'string' ? held : held.live.table;
  }

  /** Like `table`, including what other processes have written. */
  async newest(id: string): Promise<ServerTable | Missing> {
    const held = await this.#tables.acquire(id);
    if (typeof held === 'string') return held;
    await held.live.run(() => held.live.catchUp());
    return held.live.table;
  }

  /** The entries after `since`, stripped for this viewer. */
  async entries(id: string, who: Who, since: number): Promise<readonly Entry[] | Missing> {
    const table = await this.table(id);
    return typeof table === 'string' ? table : entriesSince(table, viewerOf(table.state, who), since);
  }

  async command(id: string, who: Who, request: Request, extra: WriteExtras = {}): Promise<CommandAnswer> {
    const held = await this.#tables.acquire(id);
    if (held === 'missing') return { t: 'no', id: request.id, n: -1, why: 'closed' };
    if (held === 'broken' || this.#stopped) return notSaved(request.id, -1);
    return held.live.run(async () => {
      await this.#tables.ready(held);
      await this.#ports.store.nextCommitSlot();
      return this.#decide(held, who, request, extra);
    });
  }

  /** Subscribes to a table; missed entries are sent first. */
  async connect(id: string, subscriber: Subscriber, since: number): Promise<Subscription | Missing> {
    const held = await this.#tables.acquire(id);
    if (typeof held === 'string') return held;
    const { clock } = this.#ports;
    const { spectators } = held.live.table.state.terms;
    if (!spectators && subscriber.who.roles.includes('watch')) return 'missing';
    if (since > held.live.table.state.n) await held.live.run(() => held.live.catchUp());
    held.subscribers.add(subscriber, held.live.table, since, clock.now());
    held.scheduler.look();
    return {
      do: (request) => this.command(id, subscriber.who, request),
      close: () => {
        this.#tables.touch(id);
        held.subscribers.remove(subscriber, clock.now());
        held.scheduler.look();
      },
    };
  }

  /** A person has changed their standing orders. */
  async ordersChanged(id: string): Promise<void> {
    const held = await this.#tables.acquire(id);
    if (typeof held !== 'string') held.scheduler.forgetOrders();
  }

  async #decide(held: LoadedTable, who: Who, request: Request, extra: WriteExtras): Promise<CommandAnswer> {
    const { live, answered } = held;
    const { by } = request;
    const key = `${who.person} ${request.id}`;
    const print = fingerprint(JSON.stringify(request.command));
    const before = answered.get(key);
    if (before !== undefined)
      return before.print === print
        ? before.answer
        : { t: 'no', id: request.id, n: live.table.state.n, why: 'id-used' };
    if (request.v > live.table.state.n) await live.catchUp();
    let decision: Decision | null = null;
    let entries: readonly Entry[] = [];
    const written = await live.write(
      (table) => {
        decision = this.#judge(held, table, who, request);
        entries = decision.ok ? decision.entries : [];
        return entries;
      },
      by === undefined ? extra : { ...extra, by },
    );
    if (!written.ok) {
      if (written.why === 'gone') throw new TokenEnded();
      return { t: 'no', id: request.id, n: live.table.state.n, why: written.why };
    }
    const answer = answerOf(request.id, decision!);
    if (answer.t === 'ok' && entries.length === 0) await this.#checkToken(by);
    // Commands that led to entries are in the log; other ids keep their first answer.
    const isKept = answer.t === 'ok' ? entries.length === 0 : answer.why !== 'id-used';
    if (isKept) remember(answered, key, { print, answer });
    return answer;
  }

  /** For commands that write nothing. */
  async #checkToken(by: string | undefined): Promise<void> {
    if (by !== undefined && (await this.#ports.store.token(by)) === null) throw new TokenEnded();
  }

  #judge({ live }: LoadedTable, table: ServerTable, who: Who, { id, v, command, lag }: Request): Decision {
    const moment = { now: this.#ports.clock.now(), v, seed: live.seed };
    return decide(table, who, id, command, lag === undefined ? moment : { ...moment, lag });
  }
}

const notSaved = (id: string, n: number): CommandAnswer => ({ t: 'no', id, n, why: 'not-saved' });

function answerOf(id: string, decision: Decision): CommandAnswer {
  const { n } = decision;
  if (decision.ok) return { t: 'ok', id, n };
  if ('refusal' in decision) return { t: 'no', id, n, why: 'refused', refusal: decision.refusal };
  return { t: 'no', id, n, why: decision.why };
}

function remember(answered: LoadedTable['answered'], key: string, given: AnsweredCommand): void {
  answered.set(key, given);
  for (const oldest of answered.keys()) {
    if (answered.size <= answersKept) return;
    answered.delete(oldest);
  }
}
