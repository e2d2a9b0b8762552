/** Limits per address on concurrent work, checked before anything of a request is read. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyLimits } from '@casefile/protocol';
import { type Route, routes } from '@casefile/protocol/routes';
import type { Metrics } from '../../ops/metrics.ts';
import type { Settings } from '../../ops/settings.ts';
import { addressOf, pathOf } from '../address.ts';
import { Addresses } from './addresses.ts';
import type { Limit, SharedRates } from './shared-rates.ts';

export interface BudgetParts {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}

/** A cut-off connection counts as this many requests, for what was read in vain. */
const cutCost = 50;
/** A large response counts as one request per this many bytes. */
const bytesPerRequest = 32_768;

const tooMany = JSON.stringify({ error: 'too-many', message: 'Too many requests at once. Wait a moment.' });

/** How long a refused client may take to read the reason. */
const refusedMs = 1000;
const largest = new Map(routes.map(({ path, maxBytes }: Route) => [path, maxBytes]));

/**
 * Why a request is refused unread. A chunked body can be split into single bytes, each as expensive as a thousand; a body
 * that is too large would be read to its end in vain; and requests that Node refuses by itself would go uncounted, a
 * thousand in one packet.
 */
function whyUnread({
  url,
  headers,
  headersDistinct,
  httpVersion,
}: IncomingMessage): readonly [string, string] | null {
  // Browsers send no expectations, and programs only 100-continue, which never gets here.
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return ['417 Expectation Failed', 'This server expects nothing but 100-continue.'];
  if (headers.host === undefined && httpVersion === '1.1')
    return ['400 Bad Request', 'A request must have a Host header.'];
  // Node keeps the first one, while a proxy in front may have used the last.
  if ((headersDistinct.host?.length ?? 0) > 1)
    return ['400 Bad Request', 'A request must have only one Host header.'];
  if (headers['transfer-encoding'] !== undefined)
    return ['411 Length Required', 'Send the body in one piece, with its length.'];
  const maxBytes = largest.get(pathOf(url)) ?? bodyLimits.maxLength;
  return Number(headers['content-length'] ?? 0) > maxBytes
    ? ['413 Content Too Large', 'This is too large.']
    : null;
}

const garbage = ['400 Bad Request', 'This request cannot be read.'] as const;
const whatIsWrong: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'This request arrived too slowly.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of this request are too long.'],
};

/** Node's internal parser state. */
interface Parser {
  onIncoming?: unknown;
  incoming?: unknown;
}

/**
 * Otherwise Node parses every pipelined request in a packet, a thousand of them in vain: 30 ms and 6 MB per 64 kB. And a
 * body in single bytes is kept byte by byte, 15 MB per 64 kB. There is no public way to stop it, so the parser is told
 * that the connection is upgraded, and bodies without a request are dropped.
 */
function stopReading({ parser }: Socket & { readonly parser?: Parser | null }): void {
  const notHttp = 2;
  if (typeof parser?.onIncoming !== 'function') return;
  parser.onIncoming = () => notHttp;
  parser.incoming = null;
}

export class Budgets {
  readonly #parts: BudgetParts;
  readonly #connections: Addresses;
  readonly #inFlight: Addresses;
  readonly #requests: Limit;
  /** Unanswered requests of a connection. */
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor(parts: BudgetParts) {
    const { limits } = parts.settings;
    this.#parts = parts;
    this.#connections = new Addresses(limits.connections);
    this.#inFlight = new Addresses(limits.inFlight);
    this.#requests = parts.rates.limit('requests', limits.requests);
  }

  /**
   * Whether to drop a connection before a socket is made for it. A client that closes its connections by itself comes back
   * thousands of times a second, whatever is done with those that are held.
   */
  drops(remoteAddress: string): boolean {
    const { settings, metrics, now } = this.#parts;
    if (settings.proxies > 0) return false;
    const address = addressOf({ headers: {}, socket: { remoteAddress } as Socket }, 0);
    const { connections } = settings.limits;
    const open = this.#connections.countOf(address);
    // Of those over the rate, half as many are held.
    if (open < connections / 2 || (open < connections && !this.#requests.isFull(address, now())))
      return false;
    metrics.count('requests_limited', 'connection');
    return true;
  }

  /**
   * Whether to read from a new connection, which counts as a request: a client that reconnects seven thousand times a
   * second costs a third of a core. Behind a proxy all connections are the proxy's.
   */
  admitsConnection(socket: Socket): boolean {
    const { settings, metrics, now } = this.#parts;
    if (settings.proxies > 0) return true;
    const address = addressOf({ headers: {}, socket }, 0);
    const release = this.#connections.take(address);
    if (release === null) {
      metrics.count('requests_limited', 'connection');
      socket.resetAndDestroy();
      return false;
    }
    socket.once('close', release);
    if (this.#requests.allows(address, now())) return true;
    metrics.count('requests_limited', 'connection');
    // Delayed: a dropped client reconnects at once.
    socket.on('error', () => {});
    setTimeout(() => socket.resetAndDestroy(), refusedMs).unref();
    return false;
  }

  /** Handles malformed or too slow requests. */
  garbled(socket: Socket, code: string): void {
    const { settings, now } = this.#parts;
    // Behind a proxy the client is unknown here; the proxy itself sends nothing like this.
    if (settings.proxies === 0) this.#requests.spend(addressOf({ headers: {}, socket }, 0), now(), cutCost);
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    this.#cutAfter(socket, ...(whatIsWrong[code] ?? garbage));
  }

  /** Whether a request may proceed; otherwise it was answered or its connection closed. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { settings, now } = this.#parts;
    const { socket } = request;
    // Pipelined behind a request over the limit.
    if (socket.destroyed) return false;
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    this.#unanswered.set(socket, unanswered);
    response.once('close', () => this.#unanswered.set(socket, this.#unanswered.get(socket)! - 1));
    // Only a hostile program pipelines this many requests.
    const address = addressOf(request, settings.proxies);
    if (unanswered > settings.limits.pipelined) {
      this.#requests.spend(address, now(), cutCost);
      return this.#cut(socket);
    }
    const bad = whyUnread(request);
    if (bad !== null) {
      this.#requests.spend(address, now(), cutCost);
      return this.#cutAfter(socket, ...bad);
    }
    if (!this.#requests.allows(address, now())) return this.#refuse(response);
    const release = this.#inFlight.take(address);
    if (release === null) return this.#refuse(response);
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      release();
      this.spendBytes(address, socket.bytesWritten - sentBefore);
    });
    return true;
  }

  /** Otherwise a client could fill a table and then read it fifty times a second. */
  spendBytes(address: string, bytes: number): void {
    const more = Math.floor(bytes / bytesPerRequest);
    if (more > 0) this.#requests.spend(address, this.#parts.now(), more);
  }

  /** For a WebSocket upgrade: counted as a request. */
  admitsUpgrade(request: IncomingMessage): boolean {
    const { settings, now } = this.#parts;
    return this.#requests.allows(addressOf(request, settings.proxies), now());
  }

  #cut(socket: Socket): false {
    this.#parts.metrics.count('requests_limited', 'pipelined');
    stopReading(socket);
    socket.destroy();
    return false;
  }

  /** Written to the socket directly: after a response Node would go on reading the body. */
  #cutAfter(socket: Socket, status: string, message: string): false {
    this.#parts.metrics.count('requests_limited', 'body');
    stopReading(socket);
    const text = JSON.stringify({ error: 'refused', message });
    const headers =
      'content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close';
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
    // Reads no more, and closes the connection once the client had time to read the reason.
    socket.pause();
    setTimeout(() => socket.destroy(), refusedMs).unref();
    return false;
  }

  #refuse(response: ServerResponse): false {
    this.#parts.metrics.count('requests_limited', 'address');
    response.writeHead(429, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(tooMany),
      'cache-control': 'no-store',
      connection: 'close',
    });
    response.end(tooMany);
    return false;
  }
}
