/** What one address may have under way: looked at before anything of a request is, and where it is over, nothing more is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bodyLimits } from '@casefile/protocol';
import { type Route, routes } from '@casefile/protocol/routes';
import type { Metrics } from '../ops/metrics.ts';
import type { Settings } from '../ops/settings.ts';
import { addressOf, pathOf } from './address.ts';
import { Addresses } from './addresses.ts';
import type { Limit, SharedRates } from './shared-rates.ts';

export interface BudgetParts {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly rates: Pick<SharedRates, 'limit'>;
  readonly now: () => number;
}

/** Who is cut off has sent much that was read for nothing: it counts as so many requests. */
const cutCosts = 50;
/** A large answer counts as a request for each so many bytes. */
const bytesOfOne = 32_768;

const tooMany = JSON.stringify({ error: 'too-many', message: 'Too many at once. Wait a little.' });

/** Who is refused has so long to read why. */
const refusedMs = 1000;
const largest = new Map(routes.map(({ path, maxBytes }: Route) => [path, maxBytes]));

/**
 * Why nothing of a body is read. One in chunks can be cut into single bytes, each of which costs as much as a thousand; and
 * what is too large would be read to its end, for nobody.
 */
function whyNoBody({ url, headers }: IncomingMessage): readonly [string, string] | null {
  if (headers['transfer-encoding'] !== undefined)
    return ['411 Length Required', 'Send a body in one piece, with its length.'];
  const most = largest.get(pathOf(url)) ?? bodyLimits.maxLength;
  return Number(headers['content-length'] ?? 0) > most
    ? ['413 Content Too Large', 'This is too large.']
    : null;
}

/** What Node keeps of a request while it reads one. */
interface Parser {
  onIncoming?: unknown;
  incoming?: unknown;
}

/**
 * Else Node makes a request of everything that came in one piece, a thousand of them for nobody: 30 ms and 6 MB for each
 * 64 kB. And a body in single bytes is kept byte by byte, 15 MB for each 64 kB. There is no public way to stop it: what
 * follows the next request is not read where it is said to be no HTTP any more, and a body that belongs to no request is
 * thrown away.
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
  /** Requests of a connection that are not answered yet. */
  readonly #unanswered = new WeakMap<Socket, number>();

  constructor(parts: BudgetParts) {
    const { limits } = parts.settings;
    this.#parts = parts;
    this.#connections = new Addresses(limits.connections);
    this.#inFlight = new Addresses(limits.inFlight);
    this.#requests = parts.rates.limit('requests', limits.requests);
  }

  /** A new connection; one too many is cut off before it can ask. Behind a proxy all are the proxy's. */
  connected(socket: Socket): void {
    const { settings, metrics, now } = this.#parts;
    if (settings.proxies > 0) return;
    const address = addressOf({ headers: {}, socket }, 0);
    const release = this.#requests.isFull(address, now()) ? null : this.#connections.take(address);
    if (release === null) {
      metrics.count('requests_limited', 'connection');
      socket.resetAndDestroy();
    } else socket.once('close', release);
  }

  /** Whether a request may go on; where not it has been answered, or its connection is gone. */
  admits(request: IncomingMessage, response: ServerResponse): boolean {
    const { settings, now } = this.#parts;
    const { socket } = request;
    // What was sent in one piece with a request too many.
    if (socket.destroyed) return false;
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1;
    this.#unanswered.set(socket, unanswered);
    response.once('close', () => this.#unanswered.set(socket, this.#unanswered.get(socket)! - 1));
    // Nobody but a program that means it asks on without waiting for answers.
    const address = addressOf(request, settings.proxies);
    if (unanswered > settings.limits.pipelined) {
      this.#requests.spend(address, now(), cutCosts);
      return this.#cut(socket);
    }
    const bad = whyNoBody(request);
    if (bad !== null) {
      this.#requests.spend(address, now(), cutCosts);
      return this.#cutAfter(socket, ...bad);
    }
    if (!this.#requests.allows(address, now())) return this.#refuse(response);
    const release = this.#inFlight.take(address);
    if (release === null) return this.#refuse(response);
    const sentBefore = socket.bytesWritten;
    response.once('close', () => {
      release();
      // Else somebody fills a table for half an hour, and then has it read out fifty times a second.
      const more = Math.floor((socket.bytesWritten - sentBefore) / bytesOfOne);
      if (more > 0) this.#requests.spend(address, now(), more);
    });
    return true;
  }

  /** For a socket: counted as a request, and not waited for. */
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

  /** Not by the response: at its end Node would go on reading the body. */
  #cutAfter(socket: Socket, status: string, message: string): false {
    this.#parts.metrics.count('requests_limited', 'body');
    stopReading(socket);
    const text = JSON.stringify({ error: 'refused', message });
    const headers =
      'content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\nconnection: close';
    socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\ncontent-length: ${text.length}\r\n\r\n${text}`);
    // Nothing more is taken from it: it waits, and its connection ends when it has had time to read why.
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
