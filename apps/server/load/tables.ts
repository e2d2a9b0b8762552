/** Tables under load: people who play what is legal, and spectators, over real sockets. */
import { editionById } from '@casefile/editions';
import { commitToSeed, legalForms, sampleForms } from '@casefile/engine';
import { type Entry, foldEntries, foldEntry, type TableState } from '@casefile/protocol';
import type { Session } from '@casefile/protocol/http';
import { WebSocket } from 'ws';
import { mintSeed } from '../src/http/tokens.ts';

const edition = 'card-2018';
const seats = 4;
export const socketsPerTable = seats + 1;

/** Where games may end somebody thinks of accusing about once in so many steps. */
const gameLength = 3;

/** Whole numbers below a bound; good enough to choose among legal actions. */
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

/** A command as it was sent, by which socket of its table, and what each of them was sent for it. */
export interface Exchange {
  readonly by: number;
  readonly command: string;
  readonly heard: readonly string[][];
}

interface Viewer {
  readonly socket: WebSocket;
  state: TableState | null;
  readonly entries: Entry[];
  seat: number | null;
}

export class LoadTable {
  readonly #viewers: Viewer[] = [];
  #waiting: {
    readonly since: number;
    readonly missing: Set<Viewer>;
    readonly done: (ms: number) => void;
  } | null = null;
  #commands = 0;
  /** The last command, with what has come in since. */
  exchange: Exchange = { by: 0, command: '', heard: [] };
  /** Whether players accuse, so that the game comes to its end. */
  mayEnd = false;
  dropped = 0;
  refused = 0;

  static async open(origin: string): Promise<LoadTable> {
    const table = new LoadTable();
    const host = await post<Session>(`${origin}/api/tables`, { edition, name: 'Host' });
    const at = `${origin}/api/tables/${host.table}`;
    const sessions: Session[] = [];
    const seeds = Array.from({ length: seats }, mintSeed);
    for (const [i, seed] of seeds.entries())
      sessions.push(
        await post<Session>(`${at}/seats`, { name: `Player ${i}`, commitment: commitToSeed(seed) }),
      );
    sessions.push(await post<Session>(`${at}/watchers`, {}));
    await post(`${at}/commands`, { id: 's', v: 1000, command: { do: 'start' } }, host.tokens.host);
    for (const [i, seed] of seeds.entries())
      await post(
        `${at}/commands`,
        { id: 'o', v: 1000, command: { do: 'open', seed } },
        sessions[i]!.tokens.seat,
      );
    for (const session of sessions) await table.#connect(origin, at, session);
    return table;
  }

  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  get isOver(): boolean {
    return this.#viewers.some(({ state }) => state?.phase === 'over');
  }

  /** One command; resolves with the milliseconds until the last of its sockets has heard of it. */
  act(): Promise<number> {
    const id = `c${++this.#commands}`;
    const [viewer, command] = this.#choose();
    const v = viewer.entries.length - 1;
    const text = JSON.stringify({ t: 'do', id, v, command });
    const by = this.#viewers.indexOf(viewer);
    this.exchange = { by, command: text, heard: this.#viewers.map(() => []) };
    return new Promise((done) => {
      this.#waiting = { since: performance.now(), missing: new Set(this.#viewers), done };
      viewer.socket.send(text);
    });
  }

  close(): void {
    for (const { socket } of this.#viewers) socket.terminate();
  }

  /** Who is asked plays; when the game is over they go on talking. */
  #choose(): readonly [Viewer, unknown] {
    for (const viewer of this.#viewers) {
      if (viewer.seat === null || viewer.state?.position == null) continue;
      const forms = legalForms(viewer.state.position, viewer.seat);
      const calm =
        this.mayEnd && below(gameLength) === 0 ? forms : forms.filter((form) => form.do !== 'accuse');
      const some = calm.length > 0 ? calm : forms;
      if (some.length > 0) return [viewer, { do: 'act', action: sampleForms(some, below) }];
    }
    return [this.#viewers[0]!, { do: 'say', phrase: 'hello' }];
  }

  async #connect(origin: string, at: string, session: Session): Promise<void> {
    const token = (session.tokens.seat ?? session.tokens.watch)!;
    const { ticket } = await post<{ ticket: string }>(`${at}/tickets`, {}, token);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    const viewer: Viewer = { socket, state: null, entries: [], seat: null };
    this.#viewers.push(viewer);
    socket.on('error', () => {});
    socket.on('close', () => {
      this.dropped++;
    });
    await new Promise<void>((resolve, reject) => {
      // Who never got to the table would be waited for until the end of all days.
      socket.once('close', (code) => reject(new Error(`A socket was closed at the door: ${code}.`)));
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', ticket, since: -1 })));
      socket.on('message', (data) => {
        this.#hear(viewer, String(data));
        if (viewer.state?.position != null) resolve();
      });
    });
  }

  #hear(viewer: Viewer, text: string): void {
    this.exchange.heard[this.#viewers.indexOf(viewer)]?.push(text);
    const frame = JSON.parse(text);
    if (frame.t === 'no') this.refused++;
    if (frame.t === 'welcome') viewer.seat = frame.seat;
    if (frame.t !== 'entry') return;
    const entry = frame.entry as Entry;
    viewer.entries.push(entry);
    // Spectators only count what they get.
    viewer.state =
      viewer.state === null
        ? entry.is === 'started'
          ? foldEntries(viewer.seat ?? 'spectator', viewer.entries, editionById(edition)!)
          : null
        : viewer.seat === null
          ? viewer.state
          : foldEntry(viewer.state, entry);
    const waiting = this.#waiting;
    if (waiting === null || !waiting.missing.delete(viewer) || waiting.missing.size > 0) return;
    this.#waiting = null;
    waiting.done(performance.now() - waiting.since);
  }
}
