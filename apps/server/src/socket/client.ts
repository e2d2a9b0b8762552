/** One socket: what it is for, how far behind it is, and how to end it. */
import type { Duplex } from 'node:stream';
import type { ServerFrame } from '@casefile/protocol';
import type { WebSocket } from 'ws';
import type { Subscription } from '../host/table-service.ts';
import type { Limits } from '../ops/settings.ts';
import type { Who } from '../table/people/who.ts';
import type { Bye, Connection } from './connections.ts';

export interface SocketConnection extends Connection {
  readonly who: Who;
  /** Of the limits on how often it may ask: all sockets of a person at a table count together. */
  readonly rateKey: string;
  readonly subscription: Subscription;
}

/** How often a quiet socket is asked whether it is still there, and any other how long its way is. */
const pingEvery = 20_000;
const measureEvery = 60_000;
/** A socket that is closed has so long to say goodbye. */
const closeTimeoutMs = 1000;

/** What goes to several is written out once. */
const shared: readonly ServerFrame['t'][] = ['entry', 'presence', 'clocks'];
const messages = new WeakMap<ServerFrame, Buffer>();
const asText = { binary: false } as const;
function messageFor(frame: ServerFrame): Buffer {
  const known = messages.get(frame);
  if (known !== undefined) return known;
  const message = Buffer.from(JSON.stringify(frame));
  if (shared.includes(frame.t)) messages.set(frame, message);
  return message;
}

/** Streams with something to write in this turn of the event loop: each is one call to the system, at its end. */
let corked: Duplex[] = [];
function gather(stream: Duplex): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (corked.length === 0) setImmediate(release);
  corked.push(stream);
}
function release(): void {
  const streams = corked;
  corked = [];
  for (const stream of streams) stream.uncork();
}

export class Client {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #now: () => number;
  #place: SocketConnection | null = null;
  #heardAt: number;
  /** When nothing was waiting to be read. */
  #readAt: number;
  #pingedAt: number;
  #isPinging = false;
  /** Bytes that wait because it has just come: what happened before may be more than a slow reader is allowed. */
  #arrears = 0;
  #lag = 0;
  #isMeasured = false;
  #isGone = false;
  /** A ticket is being looked at: a second one would be a second try. */
  isGreeting = false;
  /** Called once, when it has left its place. */
  onLeave: (place: SocketConnection) => void = () => {};

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex, limits: Limits, now: () => number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#now = now;
    this.#heardAt = this.#readAt = this.#pingedAt = now();
  }

  get place(): SocketConnection | null {
    return this.#place;
  }
  /** What the network costs for a message there and its answer, in milliseconds. */
  get lag(): number {
    return this.#lag;
  }
  get isGone(): boolean {
    return this.#isGone;
  }

  enter(place: SocketConnection): void {
    this.#place = place;
    if (this.#isGone) this.leave();
  }
  leave(): void {
    this.#isGone = true;
    const place = this.#place;
    this.#place = null;
    if (place === null) return;
    place.subscription.close();
    this.onLeave(place);
  }

  send(frames: readonly ServerFrame[]): void {
    if (this.#isGone || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#arrears = Math.min(this.#arrears, this.#socket.bufferedAmount);
    gather(this.#stream);
    for (const frame of frames) this.#socket.send(messageFor(frame), asText);
    const waiting = this.#socket.bufferedAmount;
    if (frames[0]?.t === 'welcome') this.#arrears = waiting;
    if (waiting > this.#limits.bufferBytes + this.#arrears) this.drop();
  }

  heard(): void {
    this.#heardAt = this.#now();
  }
  /** False where nobody had asked. */
  ponged(): boolean {
    if (!this.#isPinging) return false;
    this.heard();
    this.#lag = this.#heardAt - this.#pingedAt;
    this.#isMeasured = true;
    this.#isPinging = false;
    return true;
  }
  pong(data: Buffer): void {
    if (this.#socket.bufferedAmount > this.#limits.bufferBytes) this.drop();
    else this.#socket.pong(data);
  }

  /** Called now and then: drops who reads nothing or is not there, asks the others whether they are. */
  checkLiveness(): void {
    const now = this.#now();
    const { stallMs } = this.#limits;
    if (this.#socket.bufferedAmount === 0) this.#readAt = now;
    if (now - this.#readAt >= stallMs || now - this.#heardAt >= 3 * stallMs) {
      this.drop();
      return;
    }
    const quiet = Math.min(pingEvery, stallMs);
    const isDue =
      now - this.#pingedAt >= (now - this.#heardAt < quiet && this.#isMeasured ? measureEvery : quiet);
    if (!isDue) return;
    this.#pingedAt = now;
    this.#isPinging = true;
    this.#socket.ping();
  }

  bye(why: Bye): void {
    this.send([{ t: 'bye', why }]);
    this.close(why === 'closing' ? 1012 : 1008);
  }
  close(code: number): void {
    this.leave();
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), closeTimeoutMs).unref();
  }
  /** As `close`, and nothing more is read: what still comes must not cost anything. */
  shut(code: number): void {
    this.close(code);
    this.#stream.pause();
  }
  drop(): void {
    this.leave();
    this.#socket.terminate();
  }
}
