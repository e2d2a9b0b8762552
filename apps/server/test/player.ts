/** A client as a browser is one: HTTP for tables and tokens, a socket for the game, its own fold of what it gets. */
import { randomBytes } from 'node:crypto';
import { editionById } from '@casefile/editions';
import { type Action, commitToSeed, legalForms, sampleForms } from '@casefile/engine';
import {
  type Answer,
  type Command,
  type Entry,
  foldEntries,
  foldEntry,
  type ServerFrame,
  type TableState,
} from '@casefile/protocol';
import type { Session } from '@casefile/protocol/http';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  readonly body: any;
}

export async function call(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

export class Player {
  readonly origin: string;
  readonly session: Session;
  readonly entries: Entry[] = [];
  readonly frames: string[] = [];
  /** What came and could not follow what was there: there must be none. */
  readonly faults: string[] = [];
  readonly #waiting = new Map<string, ((answer: Answer) => void)[]>();
  #socket: WebSocket | null = null;
  #state: TableState | null = null;
  #seat: number | null = null;
  #last = 0;
  #changed: (() => void)[] = [];
  #closed: Promise<void> = Promise.resolve();
  #lostAt: number | null = null;
  byeWhy: string | null = null;
  /** Milliseconds from each loss of the connection to the next welcome. */
  readonly resumes: number[] = [];

  /** Opened as soon as the table asks for it; null for who does not sit, or keeps it. */
  seed: string | null;

  constructor(origin: string, session: Session, seed: string | null = null) {
    this.origin = origin;
    this.session = session;
    this.seed = seed;
  }

  get token(): string {
    return (this.session.tokens.seat ?? this.session.tokens.watch ?? this.session.tokens.host)!;
  }
  get state(): TableState | null {
    return this.#state;
  }
  get seat(): number | null {
    return this.#seat;
  }
  get n(): number {
    return this.entries.length - 1;
  }

  async connect(since = this.n): Promise<void> {
    const { body, status } = await call(
      this.origin,
      'POST',
      `/api/tables/${this.session.table}/tickets`,
      {},
      this.token,
    );
    if (status !== 200) throw new Error(`no ticket: ${JSON.stringify(body)}`);
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/socket`);
    this.#socket = socket;
    // What the connection before did not answer will not be.
    this.#waiting.clear();
    this.#closed = new Promise((resolve) =>
      socket.once('close', () => {
        this.#lostAt ??= performance.now();
        resolve();
      }),
    );
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', ticket: body.ticket, since })));
      socket.on('message', (data) => {
        this.#hear(String(data));
        resolve();
      });
      socket.once('close', () => reject(new Error('closed')));
    });
    socket.on('error', () => {});
  }

  /** Resolves when the socket is closed, with what the server said last. */
  async ended(): Promise<string | null> {
    await this.#closed;
    return this.byeWhy;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket?.terminate();
  }

  raw(text: string): void {
    this.#socket!.send(text);
  }

  do(command: Command, id = `c${++this.#last}`, v = this.n): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), resolve]);
      this.#socket!.send(JSON.stringify({ t: 'do', id, v, command }));
    });
  }

  /** Something new has come. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#changed.push(resolve);
    });
  }

  async until(what: (state: TableState) => boolean): Promise<TableState> {
    for (;;) {
      if (this.#state !== null && what(this.#state)) return this.#state;
      await this.news();
    }
  }

  /** Anything that is legal for this seat now; null when it is not asked. */
  anyAction(below: (bound: number) => number): Action | null {
    const position = this.#state?.position ?? null;
    if (position === null || this.#seat === null) return null;
    const legal = legalForms(position, this.#seat);
    return legal.length === 0 ? null : sampleForms(legal, below);
  }

  #hear(text: string): void {
    this.frames.push(text);
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.t === 'welcome') {
      if (this.#lostAt !== null) this.resumes.push(performance.now() - this.#lostAt);
      this.#lostAt = null;
      if (frame.since < this.n) {
        this.entries.length = frame.since + 1;
        this.#state = null;
      }
    } else if (frame.t === 'entry') this.#take(frame.entry);
    else if (frame.t === 'ok' || frame.t === 'no') {
      const [first, ...others] = this.#waiting.get(frame.id) ?? [];
      this.#waiting.set(frame.id, others);
      first?.(frame);
    } else if (frame.t === 'bye') this.byeWhy = frame.why;
    this.#openSeed();
    for (const changed of this.#changed.splice(0)) changed();
  }

  #openSeed(): void {
    const mine = this.#state?.dealing?.commitments.find(({ person }) => person === this.session.person);
    if (this.seed === null || mine === undefined || this.#state!.people[mine.person]!.seed !== '') return;
    const { seed } = this;
    this.seed = null;
    void this.do({ do: 'open', seed }, 'open');
  }

  #take(entry: Entry): void {
    if (entry.n !== this.entries.length) {
      this.faults.push(`entry ${entry.n} after ${this.n}`);
      return;
    }
    this.entries.push(entry);
    const [opened] = this.entries;
    if (opened?.is !== 'opened') throw new Error('The first entry opens the table.');
    const edition = editionById(opened.edition)!;
    if (entry.is === 'started') {
      const chairs = this.#state!.chairs;
      const seat = entry.seats.findIndex((suspect) =>
        chairs.some((chair) => chair.suspect === suspect && chair.people.includes(this.session.person)),
      );
      this.#seat = seat < 0 || this.session.tokens.seat === undefined ? null : seat;
      this.#state = foldEntries(this.#seat ?? 'spectator', this.entries, edition);
    } else
      this.#state =
        this.#state === null
          ? foldEntries(this.#seat ?? 'spectator', this.entries, edition)
          : foldEntry(this.#state, entry);
  }
}

export async function openTable(origin: string, body: Record<string, unknown>): Promise<Player> {
  const seed = freshSeed();
  const reply = await callCommitted(origin, '/api/tables', seed, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return new Player(origin, reply.body, seed);
}

/** The release before knows no commitments: a game that is begun there is dealt by the table. */
async function callCommitted(origin: string, path: string, seed: string, body: object): Promise<Reply> {
  const reply = await call(origin, 'POST', path, { commitment: commitToSeed(seed), ...body });
  return reply.status === 400 && reply.body.at === 'commitment' ? call(origin, 'POST', path, body) : reply;
}

const freshSeed = (): string => randomBytes(32).toString('hex');

export async function sitDown(origin: string, table: string, body: Record<string, unknown>): Promise<Player> {
  const seed = freshSeed();
  const reply = await callCommitted(origin, `/api/tables/${table}/seats`, seed, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return new Player(origin, reply.body, seed);
}

/** What connected devices do by themselves; for those that are not. */
export async function openSeeds(players: readonly Player[]): Promise<void> {
  for (const { origin, session, seed } of players) {
    const body = { id: `open${Math.random()}`, v: -1, command: { do: 'open', seed } };
    const { tokens, table } = session;
    if (seed !== null && tokens.seat !== undefined)
      await call(origin, 'POST', `/api/tables/${table}/commands`, body, tokens.seat);
  }
}

export async function watch(origin: string, table: string): Promise<Player> {
  const reply = await call(origin, 'POST', `/api/tables/${table}/watchers`, {});
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return new Player(origin, reply.body);
}
