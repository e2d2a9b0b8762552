/** An outside visitor of a server, over HTTP and a socket, with limits on requests and time. */
import * as http from 'node:http';
import * as https from 'node:https';
import { freshSeed, socketTransport, TableClient } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { commitToSeed } from '@casefile/engine';
import type { ServerFrame, TableState } from '@casefile/protocol';
import type { Credentials, Ticket } from '@casefile/protocol/http';

export interface Reply {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever a server under test answers
  readonly body: any;
}

export class OutOfBounds extends Error {}

/** Limits on the requests and the time of the whole test. */
export class Bounds {
  readonly origin: string;
  #left: number;
  readonly #until: number;
  /** What the server refused last because there was too much of it. */
  #limited = '';

  constructor(origin: string, requests: number, ms: number) {
    this.origin = origin;
    this.#left = requests;
    this.#until = performance.now() + ms;
  }

  /** Throws for a request beyond the limits. */
  spend(): void {
    if (this.#left-- <= 0) throw new OutOfBounds('all requests that the test allows itself are used up');
    this.hurry();
  }
  hurry(): void {
    if (performance.now() <= this.#until) return;
    const why =
      this.#limited === '' ? '' : `: the server takes no more of ${this.#limited} from here for now`;
    throw new OutOfBounds(`the time that the test allows itself is over${why}`);
  }
  /** Otherwise an operator would not learn why the test waits. */
  limited(what: string): void {
    this.#limited = what;
  }
}

const requestTimeoutMs = 10_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A request with headers that `fetch` does not send. */
export function askAs(
  bounds: Bounds,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Reply> {
  bounds.spend();
  const { hostname, port, protocol } = new URL(bounds.origin);
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname: hostname.replace(/^\[|\]$/g, ''), port, method, path, headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, body: read(text) }));
      },
    );
    sent.setTimeout(requestTimeoutMs, () => sent.destroy(new Error('no answer')));
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, text: '', body: null });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** One request; retried after a wait if told to. */
export async function ask(
  bounds: Bounds,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Reply> {
  for (;;) {
    bounds.spend();
    const response = await fetch(`${bounds.origin}${path}`, {
      method,
      // A redirect may lead to another machine, and only the operator's own server may be tested.
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    bounds.limited(response.status === 429 ? `${method} ${path}` : '');
    if (response.status !== 429) return { status: response.status, text, body: read(text) };
    await pause(1000);
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A visitor of a table, which records everything it receives. */
export class Visitor {
  readonly name: string;
  readonly session: Credentials;
  readonly seed: string;
  readonly heard: ServerFrame[] = [];
  readonly #bounds: Bounds;
  readonly #client: TableClient;
  #onNews: () => void = () => {};

  constructor(bounds: Bounds, name: string, session: Credentials, seed: string) {
    this.#bounds = bounds;
    this.name = name;
    this.session = session;
    this.seed = seed;
    this.#client = this.#makeClient();
  }

  static async sit(bounds: Bounds, path: string, name: string, more: object = {}): Promise<Visitor> {
    const { seed, commitment } = freshSeed();
    const reply = await ask(bounds, 'POST', path, { name, commitment, ...more });
    if (reply.status !== 200)
      throw new Error(`${name} cannot sit down: ${reply.status} ${reply.text.slice(0, 200)}`);
    return new Visitor(bounds, name, reply.body as Credentials, seed);
  }

  get token(): string {
    return (this.session.tokens.seat ?? this.session.tokens.watch)!;
  }

  /** The table as this visitor knows it. */
  get state(): TableState | null {
    return this.#client.state;
  }

  /** Why the connection has ended. */
  get trouble(): string | null {
    const { end } = this.#client;
    if (end === null) return null;
    const what = end.trouble === null ? end.why : `${end.trouble.code} at entry ${end.trouble.at}`;
    return `${this.name} cannot follow what the server says: ${what}`;
  }

  #makeClient(): TableClient {
    const { table } = this.session;
    const line = socketTransport({
      origin: this.#bounds.origin,
      table,
      token: this.token,
      api: { ticket: (id, token) => this.#ticket(id, token) },
    });
    return new TableClient({
      // Raw messages are recorded before the client parses them.
      openTransport: (since, events) =>
        line(since, {
          ...events,
          heard: (text) => {
            this.heard.push(JSON.parse(text) as ServerFrame);
            events.heard(text);
          },
        }),
      findEdition: editionById,
      table,
      seed: () => (this.seed === '' ? null : { seed: this.seed, commitment: commitToSeed(this.seed) }),
      on: { changed: () => this.#onNews() },
    });
  }

  async #ticket(table: string, token: string) {
    const { status, body } = await ask(this.#bounds, 'POST', `/api/tables/${table}/tickets`, {}, token);
    if (status === 200) return { ok: true, value: body as Ticket } as const;
    return { ok: false, error: { error: 'no-ticket', message: `${status}` } } as const;
  }

  async connect(): Promise<void> {
    this.#client.connect();
    while (this.#client.status !== 'on') await this.news();
  }

  /** Waits until something new has arrived, up to a time limit. */
  async news(): Promise<void> {
    this.#bounds.hurry();
    if (this.trouble !== null) throw new Error(this.trouble);
    await Promise.race([
      new Promise<void>((resolve) => {
        this.#onNews = resolve;
      }),
      pause(500),
    ]);
  }

  async note(text: string): Promise<void> {
    const path = `/api/tables/${this.session.table}/notes`;
    const { status } = await ask(this.#bounds, 'PUT', path, { version: 1, text }, this.token);
    if (status !== 200) throw new Error(`${this.name} cannot note anything: ${status}`);
  }

  do(
    command: unknown,
    token = this.token,
    { v = 1e6, id = `t${Math.random().toString(36).slice(2)}` } = {},
  ): Promise<Reply> {
    const body = { id, v, command };
    return ask(this.#bounds, 'POST', `/api/tables/${this.session.table}/commands`, body, token);
  }

  close(): void {
    this.#client.close();
  }
}
