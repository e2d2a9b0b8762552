/** WebSockets: who may open one, what it may send, and what happens to one that does not read. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseFrame, type ServerFrame } from '@casefile/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Host } from '../host/host.ts';
import type { Store, TokenKind } from '../store/store.ts';
import type { Role, Who } from '../table/who.ts';
import { addressOf, isOurOrigin } from './address.ts';
import { Client } from './client.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Rates } from './rates.ts';
import type { Settings } from './settings.ts';
import { hashToken } from './tokens.ts';

export const socketPath = '/api/socket';

export interface SocketParts {
  readonly settings: Settings;
  readonly store: Pick<Store, 'takeToken'>;
  readonly host: Host;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
}

const rolesOf: Partial<Record<TokenKind, readonly Role[]>> = {
  'ticket-seat': ['seat'],
  'ticket-host': ['host'],
  'ticket-watch': ['watch'],
};
const heartbeat = 20_000;

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: WebSocketServer;
  readonly #clients = new Set<Client>();
  readonly #perAddress = new Map<string, number>();
  readonly #rates: { readonly player: Rates; readonly spectator: Rates; readonly chat: Rates };
  readonly #beat: NodeJS.Timeout;
  #closing = false;

  constructor(parts: SocketParts) {
    const { limits } = parts.settings;
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.frameBytes,
      perMessageDeflate: false,
    });
    this.#rates = {
      player: new Rates(limits.player),
      spectator: new Rates(limits.spectator),
      chat: new Rates(limits.chat),
    };
    this.#beat = setInterval(() => this.#lookAfter(), Math.min(heartbeat, limits.stallMs / 3));
    this.#beat.unref();
    parts.metrics.gauge('sockets', () => this.#clients.size);
  }

  /** Answers a request for a socket: lets it in, or says why not in plain HTTP. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { settings, metrics } = this.#parts;
    const address = addressOf(request, settings.proxies);
    const open = this.#perAddress.get(address) ?? 0;
    const refusal = this.#closing
      ? '503 Service Unavailable'
      : new URL(request.url ?? '/', 'http://x').pathname !== socketPath
        ? '404 Not Found'
        : !isOurOrigin(request, settings)
          ? '403 Forbidden'
          : open >= settings.limits.socketsPerAddress
            ? '429 Too Many Requests'
            : null;
    if (refusal !== null) {
      metrics.count('sockets_refused', refusal.slice(0, 3));
      socket.end(`HTTP/1.1 ${refusal}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    this.#perAddress.set(address, open + 1);
    let isCounted = true;
    socket.once('close', () => {
      if (!isCounted) return;
      isCounted = false;
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#perAddress.delete(address);
      else this.#perAddress.set(address, left);
    });
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, address));
  }

  watching(table: string): number {
    return [...this.#clients].filter(({ place }) => place?.table === table && place.isWatching).length;
  }

  /** Ends the sockets of a person at a table, and says why. */
  end(table: string, person: string, why: Extract<ServerFrame, { t: 'bye' }>['why']): void {
    for (const client of this.#clients)
      if (client.place?.table === table && client.place.who.person === person) client.bye(why);
  }

  /** Says goodbye to everybody; browsers come back by themselves, to another process or to the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    for (const client of this.#clients) client.bye('closing');
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, 1500);
      const check = setInterval(() => {
        if (this.#clients.size > 0) return;
        clearInterval(check);
        clearTimeout(patience);
        resolve();
      }, 20);
      patience.unref();
    });
    for (const client of this.#clients) client.drop();
    this.#server.close();
  }

  #welcome(socket: WebSocket, address: string): void {
    const { settings, metrics, now } = this.#parts;
    const client = new Client(socket, settings.limits, now);
    this.#clients.add(client);
    metrics.count('sockets_opened');
    const hello = setTimeout(() => client.bye('denied'), settings.limits.helloMs);
    hello.unref();
    socket.on('message', (data, isBinary) => {
      if (isBinary) return client.bye('denied');
      void this.#hear(client, String(data), address).then(() => {
        if (client.place !== null) clearTimeout(hello);
      });
    });
    socket.on('pong', () => client.heard());
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(hello);
      this.#clients.delete(client);
      client.leave();
    });
  }

  async #hear(client: Client, text: string, address: string): Promise<void> {
    const { metrics, now } = this.#parts;
    client.heard();
    const parsed = parseFrame(text);
    if (!parsed.ok) {
      metrics.count('frames_refused', 'malformed');
      if (client.place === null) return client.bye('denied');
      return client.send([{ t: 'no', id: parsed.id ?? '', n: -1, why: 'malformed' }]);
    }
    const { frame } = parsed;
    const key = client.place === null ? address : `${client.place.table} ${client.place.who.person}`;
    const rates = client.place?.isWatching ? this.#rates.spectator : this.#rates.player;
    if (!rates.allows(key, now())) {
      metrics.count('frames_refused', 'too-many');
      return client.close(1008);
    }
    if (frame.t === 'ping') return client.send([{ t: 'pong', at: frame.at, now: now() }]);
    if (frame.t === 'hello') return this.#greet(client, frame.ticket, frame.since);
    if (client.place === null) return client.bye('denied');
    const isChat = frame.command.do === 'say' || frame.command.do === 'write';
    if (isChat && !this.#rates.chat.allows(key, now()))
      return client.send([{ t: 'no', id: frame.id, n: -1, why: 'too-many' }]);
    const began = performance.now();
    const answer = await client.place.connection.do({
      id: frame.id,
      v: frame.v,
      command: frame.command,
      lag: client.lag,
    });
    metrics.time('command_seconds', (performance.now() - began) / 1000);
    metrics.count('commands', answer.t === 'ok' ? 'ok' : answer.why);
    client.send([answer]);
  }

  async #greet(client: Client, ticket: string, since: number): Promise<void> {
    const { store, host, now } = this.#parts;
    if (client.place !== null || client.isGreeting) return client.bye('denied');
    client.isGreeting = true;
    const row = await store.takeToken(hashToken(ticket)).catch(() => null);
    const roles = row === null ? undefined : rolesOf[row.kind];
    if (row === null || roles === undefined || row.expires! <= now()) return client.bye('denied');
    const who: Who = { person: row.person, roles };
    const listener = { who, send: (frames: readonly ServerFrame[]) => client.send(frames) };
    const connection = await host.connect(row.table, listener, since);
    if (typeof connection === 'string') return client.bye('denied');
    client.enter({ table: row.table, who, isWatching: roles.includes('watch'), connection });
  }

  #lookAfter(): void {
    for (const client of this.#clients) client.lookAfter();
  }
}
