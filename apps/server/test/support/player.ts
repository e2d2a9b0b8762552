/** A test player: the real client, with its messages recorded. */
import { randomBytes } from 'node:crypto';
import { type Socket, socketTransport, TableClient, type Timings } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { type Action, commitToSeed, sampleForms } from '@casefile/engine';
import type { Command, CommandAnswer, Entry, ServerFrame, TableState } from '@casefile/protocol';
import type { Credentials } from '@casefile/protocol/http';
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

/** Reasons that follow from a deliberate action, so that the end of the connection is no failure. */
const usualEnds: ReadonlySet<string> = new Set(['left', 'kicked', 'taken-over', 'newer-server']);

export class Player {
  readonly origin: string;
  readonly session: Credentials;
  readonly entries: Entry[] = [];
  readonly frames: string[] = [];
  /** Entries that did not fit the state; must be empty. */
  readonly faults: string[] = [];
  /** Milliseconds from each loss of the connection to the next welcome. */
  readonly resumes: number[] = [];
  /** The time of the last welcome. */
  cameAt = 0;
  byeWhy: string | null = null;
  /** Reconnects quickly; set before the first connection. */
  isStubborn = false;
  /** Retry timings; `{}` for the app's. By default immediate, which saves time but costs processor. */
  timings: Partial<Timings> = { firstRetryMs: 20, maxRetryMs: 20 };
  /** Opened as soon as the table asks for it; null for a spectator, or to withhold it. */
  seed: string | null;
  #client: TableClient | null = null;
  #socket: WebSocket | null = null;
  #last = 0;
  #changed: (() => void)[] = [];
  #closed: Promise<void> = Promise.resolve();
  #lostAt: number | null = null;

  constructor(origin: string, session: Credentials, seed: string | null = null) {
    this.origin = origin;
    this.session = session;
    this.seed = seed;
  }

  get token(): string {
    return (this.session.tokens.seat ?? this.session.tokens.watch ?? this.session.tokens.host)!;
  }
  get state(): TableState | null {
    return this.#client?.state ?? null;
  }
  get seat(): number | null {
    return this.#client?.seat ?? null;
  }
  get n(): number {
    return this.#client?.n ?? -1;
  }
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Resolves with the first welcome; rejects if none comes, unless it keeps retrying. */
  async connect(): Promise<void> {
    const client = this.#client ?? this.#makeClient();
    this.#client = client;
    const before = this.cameAt;
    client.connect();
    while (this.cameAt === before) {
      if (client.end !== null) throw new Error(`no ticket: ${client.end.why}`);
      if (client.status === 'lost' && !this.isStubborn && this.#isTried) throw new Error('closed');
      await this.news();
    }
  }
  #isTried = false;

  #makeClient(): TableClient {
    const { session, token } = this;
    return new TableClient({
      openTransport: async (since, events) => {
        this.#isTried = false;
        const opened = await socketTransport({
          // Read late: the next release listens on another port.
          origin: this.origin,
          table: session.table,
          token,
          // The previous release does not support it.
          protocol: null,
          makeSocket: (url) => this.#makeSocket(url),
        })(since, events);
        this.#isTried = true;
        return opened;
      },
      findEdition: editionById,
      table: session.table,
      reconnects: this.isStubborn,
      timings: this.timings,
      seed: () => (this.seed === null ? null : { seed: this.seed, commitment: commitToSeed(this.seed) }),
      on: {
        changed: () => this.#tell(),
        trouble: ({ code, at }) => void this.faults.push(`${code} at ${at}`),
        restarted: () => {
          this.entries.length = 0;
        },
        entry: (entry) => {
          this.entries.push(entry);
          if (entry.is === 'seeded' && entry.person === session.person) this.seed = null;
        },
        welcomed: () => {
          this.cameAt = performance.now();
          if (this.#lostAt !== null) this.resumes.push(this.cameAt - this.#lostAt);
          this.#lostAt = null;
        },
      },
    });
  }

  #makeSocket(url: string): Socket {
    const real = new WebSocket(url);
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => real.send(text),
      close: () => real.close(),
    };
    this.#socket = real;
    this.#closed = new Promise((resolve) => {
      real.once('close', () => {
        this.#lostAt ??= performance.now();
        socket.onclose?.();
        resolve();
      });
    });
    real.on('error', () => {});
    real.once('open', () => socket.onopen?.());
    real.on('message', (data) => {
      const text = String(data);
      this.frames.push(text);
      const frame = JSON.parse(text) as ServerFrame;
      if (frame.t === 'bye') this.byeWhy = frame.why;
      socket.onmessage?.({ data: text });
      this.#tell();
    });
    return socket;
  }

  /** Resolves when the socket is closed, with the server's reason. */
  async ended(): Promise<string | null> {
    await this.#closed;
    return this.byeWhy;
  }

  close(): void {
    // A reconnecting client would come back.
    if (this.isStubborn) this.#client?.close();
    this.#socket?.terminate();
  }

  raw(text: string): void {
    this.#socket!.send(text);
  }

  do(command: Command, id = `c${++this.#last}`, v = this.n): Promise<CommandAnswer> {
    const answer = this.#client!.do(command, { id, v });
    // The outcome is unknown after the end.
    return answer.catch((error: unknown) => {
      this.#checkEnd();
      if (this.#client!.end === null) throw error;
      return new Promise(() => {});
    });
  }

  /** An unexpected disconnect must fail instead of hanging. */
  #checkEnd(): void {
    const why = this.#client?.end?.why ?? 'left';
    if (!usualEnds.has(why)) throw new Error(`${this.session.name} has been sent away: ${why}`);
  }

  /** Resolves on the next change. */
  news(): Promise<void> {
    return new Promise((resolve) => {
      this.#changed.push(resolve);
    });
  }

  #tell(): void {
    for (const changed of this.#changed.splice(0)) changed();
  }

  async until(what: (state: TableState) => boolean): Promise<TableState> {
    for (;;) {
      if (this.state !== null && what(this.state)) return this.state;
      this.#checkEnd();
      await this.news();
    }
  }

  /** A random legal action of this seat; null if it is not asked. */
  anyAction(below: (bound: number) => number): Action | null {
    const legal = this.#client?.legal ?? [];
    return legal.length === 0 ? null : sampleForms(legal, below);
  }
}

export async function openTable(origin: string, body: Record<string, unknown>): Promise<Player> {
  const seed = freshSeed();
  const reply = await callCommitted(origin, '/api/tables', seed, body);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return new Player(origin, reply.body, seed);
}

/** The previous release has no commitments: its games are dealt by the table. */
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

/** Opens seeds over HTTP for players that are not connected. */
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
