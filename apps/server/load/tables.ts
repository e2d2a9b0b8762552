/** Tables under load: players with random legal moves, and spectators, over real sockets. */
import { type Socket, socketTransport, TableClient } from '@casefile/client';
import { editionById } from '@casefile/editions';
import { commitToSeed, sampleForms } from '@casefile/engine';
import type { Command } from '@casefile/protocol';
import type { Credentials } from '@casefile/protocol/http';
import { WebSocket } from 'ws';
import { mintSeed } from '../src/http/tokens.ts';

const edition = 'card-2018';
const seats = 4;
export const socketsPerTable = seats + 1;

/** Where games may end, one in about this many steps is an accusation. */
const gameLength = 3;

/** A random integer below a bound. */
const below = (bound: number): number => Math.floor(Math.random() * bound);

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** A command as sent, by which socket of its table, and what each socket received for it. */
export interface Exchange {
  readonly by: number;
  command: string;
  readonly heard: readonly string[][];
}

export class LoadTable {
  readonly #viewers: TableClient[] = [];
  #waiting: {
    readonly since: number;
    readonly missing: Set<number>;
    readonly done: (ms: number) => void;
  } | null = null;
  #commands = 0;
  #isClosed = false;
  /** The last command, and what has arrived since. */
  exchange: Exchange = { by: 0, command: '', heard: [] };
  /** Whether players accuse, so that games end. */
  mayEnd = false;
  dropped = 0;
  refused = 0;

  /** Its sockets connect to these servers in turn; HTTP requests go to the first. */
  static async open(origins: readonly string[]): Promise<LoadTable> {
    const table = new LoadTable();
    const [origin] = origins;
    const host = await post<Credentials>(`${origin}/api/tables`, { edition, name: 'Host' });
    const at = `${origin}/api/tables/${host.table}`;
    const sessions: Credentials[] = [];
    const seeds = Array.from({ length: seats }, mintSeed);
    for (const [i, seed] of seeds.entries())
      sessions.push(
        await post<Credentials>(`${at}/seats`, { name: `Player ${i}`, commitment: commitToSeed(seed) }),
      );
    sessions.push(await post<Credentials>(`${at}/watchers`, {}));
    await post(`${at}/commands`, { id: 's', v: 1000, command: { do: 'start' } }, host.tokens.host);
    for (const [i, seed] of seeds.entries())
      await post(
        `${at}/commands`,
        { id: 'o', v: 1000, command: { do: 'open', seed } },
        sessions[i]!.tokens.seat,
      );
    for (const [i, session] of sessions.entries())
      await table.#connect(origins[i % origins.length]!, session);
    return table;
  }

  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  get isOver(): boolean {
    return this.#viewers.some(({ state }) => state?.phase === 'over');
  }

  /** Sends one command; resolves with the milliseconds until the last socket received it. */
  act(): Promise<number> {
    const id = `c${++this.#commands}`;
    const [by, command] = this.#choose();
    this.exchange = { by, command: '', heard: this.#viewers.map(() => []) };
    return new Promise((done) => {
      this.#waiting = { since: performance.now(), missing: new Set(this.#viewers.keys()), done };
      this.#viewers[by]!.do(command, { id }).then(
        ({ t }) => {
          if (t === 'no') this.refused++;
        },
        () => {},
      );
    });
  }

  close(): void {
    this.#isClosed = true;
    for (const viewer of this.#viewers) viewer.close();
  }

  /** The asked player moves; after the game they chat. */
  #choose(): readonly [number, Command] {
    for (const [at, { legal }] of this.#viewers.entries()) {
      const calm =
        this.mayEnd && below(gameLength) === 0 ? legal : legal.filter((form) => form.do !== 'accuse');
      const some = calm.length > 0 ? calm : legal;
      if (some.length > 0) return [at, { do: 'act', action: sampleForms(some, below) } as Command];
    }
    return [0, { do: 'say', phrase: 'hello' }];
  }

  async #connect(origin: string, session: Credentials): Promise<void> {
    const { table, tokens } = session;
    const token = (tokens.seat ?? tokens.watch)!;
    const at = this.#viewers.length;
    await new Promise<void>((resolve, reject) => {
      const client = new TableClient({
        openTransport: socketTransport({
          origin,
          table,
          token,
          makeSocket: (url) => this.#makeSocket(url, at),
        }),
        findEdition: editionById,
        table,
        // Dropped sockets do not reconnect, because they are counted.
        reconnects: false,
        // Keep-alive messages are not counted.
        timings: { pingEveryMs: 2_000_000_000 },
        on: {
          entry: () => this.#heard(at),
          changed: () => {
            if (client.state?.position != null) resolve();
            // A socket that never arrived would be waited for forever.
            if (client.status === 'lost' || client.end !== null)
              reject(new Error(`A socket was closed at the door: ${client.end?.why ?? 'lost'}.`));
          },
        },
      });
      this.#viewers.push(client);
      client.connect();
    });
  }

  /** Records the texts for the baseline. */
  #makeSocket(url: string, at: number): Socket {
    const real = new WebSocket(url, { perMessageDeflate: false });
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => {
        if (at === this.exchange.by && text.startsWith('{"t":"do"')) this.exchange.command = text;
        real.send(text);
      },
      close: () => real.terminate(),
    };
    real.on('error', () => {});
    real.once('open', () => socket.onopen?.());
    real.once('close', () => {
      if (!this.#isClosed) this.dropped++;
      socket.onclose?.();
    });
    real.on('message', (data) => {
      const text = String(data);
      this.exchange.heard[at]?.push(text);
      socket.onmessage?.({ data: text });
    });
    return socket;
  }

  #heard(at: number): void {
    const waiting = this.#waiting;
    if (waiting === null || !waiting.missing.delete(at) || waiting.missing.size > 0) return;
    this.#waiting = null;
    waiting.done(performance.now() - waiting.since);
  }
}
