/** WebSockets: admission, message limits, and stalled readers. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseFrame, protocolVersion } from '@casefile/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { TableOpeners } from '../bots/openers.ts';
import { type TableService, TokenEnded } from '../host/table-service.ts';
import { addressOf, isOurHost, isOurOrigin, pathOf } from '../http/address.ts';
import type { Addresses } from '../http/limits/addresses.ts';
import type { Budgets } from '../http/limits/budgets.ts';
import type { Limit, SharedRates } from '../http/limits/shared-rates.ts';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Settings } from '../ops/settings.ts';
import type { Store } from '../store/store.ts';
import { SocketClient } from './client.ts';
import type { CommandHandler } from './command-handler.ts';
import type { Connections } from './connections.ts';
import { greet } from './greeting.ts';

export const socketPath = '/api/socket';
/** The maximum number of fragments of a message. No browser fragments one of 4 kB, which is the size limit. */
const maxFragments = 16;

export interface SocketParts {
  readonly settings: Settings;
  readonly store: Pick<Store, 'token' | 'takeToken'>;
  readonly host: TableService;
  readonly connections: Connections;
  readonly addresses: Addresses;
  readonly openers: Pick<TableOpeners, 'note'>;
  readonly command: CommandHandler;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}

/** The penalty in messages for a socket cut off before its hello. */
const costOfTooMany = 5;
/** The interval of liveness checks, split into slices to avoid blocking. */
const livenessEveryMs = 5000;
const slices = 25;
/** How long a refused client may take to read the reason. */
const refusedMs = 1000;
/** The time sockets have to close when the server stops. */
const closeTimeoutMs = 1500;

export class Sockets {
  readonly #parts: SocketParts;
  readonly #budgets: Pick<Budgets, 'admitsUpgrade' | 'spendBytes'>;
  readonly #server: WebSocketServer;
  readonly #clients = new Set<SocketClient>();
  readonly #rates: { readonly player: Limit; readonly spectator: Limit };
  readonly #beat: NodeJS.Timeout;
  /** Sockets still to be checked in this round. */
  #round: Iterator<SocketClient> | null = null;
  #closing = false;

  constructor(parts: SocketParts, budgets: Pick<Budgets, 'admitsUpgrade' | 'spendBytes'>) {
    const { limits } = parts.settings;
    this.#parts = parts;
    this.#budgets = budgets;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.frameBytes,
      // Fragments are not counted as messages, so an endless message must be cut here.
      maxFragments,
      perMessageDeflate: false,
      // A client that does not read would fill our memory with pongs.
      autoPong: false,
    });
    this.#rates = {
      player: parts.rates.limit('messages-of-players', limits.player),
      spectator: parts.rates.limit('messages-of-spectators', limits.spectator),
    };
    this.#beat = setInterval(
      () => this.#checkLiveness(),
      Math.min(livenessEveryMs, limits.stallMs / 3) / slices,
    );
    this.#beat.unref();
    parts.metrics.gauge('sockets', 'open sockets', () => this.#clients.size);
    parts.metrics.gauge('socket_bytes_waiting', 'bytes that wait for slow readers', () =>
      [...this.#clients].reduce((sum, { waiting }) => sum + waiting, 0),
    );
  }

  get isClosing(): boolean {
    return this.#closing;
  }

  /** Handles an upgrade request: accepts it, or refuses with plain HTTP. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { settings, addresses, metrics } = this.#parts;
    const address = addressOf(request, settings.proxies);
    const refusal = this.#whyNot(request, address);
    const release = refusal === null ? addresses.take(address) : null;
    if (refusal !== null || release === null) {
      const status = refusal ?? '429 Too Many Requests';
      metrics.count('sockets_refused', status.slice(0, 3));
      // Closed by us: the client could keep it open.
      socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      setTimeout(() => socket.destroy(), refusedMs).unref();
      return;
    }
    socket.once('close', release);
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, socket, address));
  }

  #whyNot(request: IncomingMessage, address: string): string | null {
    if (this.#closing) return '503 Service Unavailable';
    if (!this.#budgets.admitsUpgrade(request)) return '429 Too Many Requests';
    // Its next socket would be cut off too, but only after everything it sends has been read.
    if (this.#rates.player.isFull(address, this.#parts.now())) return '429 Too Many Requests';
    if (pathOf(request.url) !== socketPath) return '404 Not Found';
    if (!isOurHost(request, this.#parts.settings)) return '421 Misdirected Request';
    return isOurOrigin(request, this.#parts.settings) ? null : '403 Forbidden';
  }

  /** Closes all sockets; browsers reconnect by themselves, to another process or after the restart. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#beat);
    for (const client of this.#clients) client.bye('closing');
    const deadline = performance.now() + closeTimeoutMs;
    while (this.#clients.size > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const client of this.#clients) client.drop();
    this.#server.close();
  }

  #welcome(socket: WebSocket, stream: Duplex, address: string): void {
    const { settings, metrics, now, connections, log } = this.#parts;
    const client = new SocketClient(socket, stream, settings.limits, now);
    client.onArrears = (bytes) => this.#budgets.spendBytes(address, bytes);
    client.onLeave = (connection) => connections.remove(connection);
    this.#clients.add(client);
    metrics.count('sockets_opened');
    // A client whose hello waits for the store should reconnect, so this is no denial.
    const hello = setTimeout(
      () => client.bye(client.isGreeting ? 'closing' : 'denied'),
      settings.limits.helloMs,
    );
    hello.unref();
    socket.on('message', (data, isBinary) => {
      // Data received with its last message is still parsed.
      if (client.isGone) return;
      if (isBinary) return client.bye('denied');
      this.#hear(client, String(data), address)
        .then(() => {
          if (client.connection !== null) clearTimeout(hello);
        })
        .catch((error: unknown) => {
          // A failure here must not end everybody's games.
          log('error', 'socket failed', { why: error instanceof Error ? error.message : 'unknown' });
          client.bye('closing');
        });
    });
    socket.on('ping', (data) => {
      if (this.#counts(client, address)) client.pong(data);
    });
    socket.on('pong', () => {
      // An unsolicited pong counts as a message.
      if (!client.ponged()) this.#counts(client, address);
    });
    socket.on('error', () => client.broken());
    socket.on('close', () => {
      clearTimeout(hello);
      this.#clients.delete(client);
      client.leave();
    });
  }

  /** Counts a message; over the limit it closes the socket and returns false. */
  #counts(client: SocketClient, address: string): boolean {
    const { metrics, now } = this.#parts;
    if (client.isGone) return false;
    client.heard();
    const { connection } = client;
    const rates = connection?.isWatching ? this.#rates.spectator : this.#rates.player;
    if (rates.allows(connection?.rateKey ?? address, now())) return true;
    metrics.count('frames_refused', 'too-many');
    // Otherwise it would reconnect at once.
    if (connection === null) rates.spend(address, now(), costOfTooMany);
    client.shut(1008);
    return false;
  }

  async #hear(client: SocketClient, text: string, address: string): Promise<void> {
    const { metrics, now, command, connections } = this.#parts;
    if (!client.isRoutinePing(text) && !this.#counts(client, address)) return;
    const { connection } = client;
    const parsed = parseFrame(text);
    if (!parsed.ok) {
      metrics.count('frames_refused', 'malformed');
      if (connection === null) return client.bye('denied');
      return client.send([{ t: 'no', id: parsed.id ?? '', n: -1, why: parsed.why }]);
    }
    const { frame } = parsed;
    if (frame.t === 'ping') return client.send([{ t: 'pong', at: frame.at, now: now() }]);
    if (frame.t === 'hello')
      return (frame.protocol ?? protocolVersion) < protocolVersion
        ? client.bye('outdated')
        : greet(this.#parts, client, frame, address);
    if (connection === null) return client.bye('denied');
    const { id, v } = frame;
    const request = { id, v, command: frame.command, lag: client.lag, by: connection.hash };
    try {
      client.send([await command(connection.table, connection.who, request)]);
    } catch (error) {
      if (!(error instanceof TokenEnded)) throw error;
      client.send([{ t: 'no', id, n: -1, why: 'not-allowed' }]);
      await connections.recheckAt(connection.table);
      client.bye('denied');
    }
  }

  #checkLiveness(): void {
    this.#round ??= this.#clients.values();
    for (let left = Math.ceil(this.#clients.size / slices); left > 0; left--) {
      const { done, value } = this.#round.next();
      if (done) {
        this.#round = null;
        return;
      }
      value.checkLiveness();
    }
  }
}
