/** One socket: its role, its backlog, and how to end it. */
import type { Duplex } from 'node:stream';
import type { ServerFrame } from '@casefile/protocol';
import type { WebSocket } from 'ws';
import type { Subscription } from '../host/table-service.ts';
import type { Limits } from '../ops/settings.ts';
import type { Who } from '../table/people/who.ts';
import type { Bye, Connection } from './connections.ts';

export interface SocketConnection extends Connection {
  readonly who: Who;
  /** The rate limit key: all sockets of a person at a table share it. */
  readonly rateKey: string;
  readonly subscription: Subscription;
}

/** The ping interval, for liveness and latency. */
const pingEveryMs = 20_000;
const measureEveryMs = 60_000;
/** One ping of a client in this time is free. */
const routinePingMs = 1500;
/** History is sent in parts of this many bytes, each after the previous one was flushed. */
const partBytes = 65_536;
/** The time a closing socket has to finish its handshake. */
const closeTimeoutMs = 1000;

/** Frames for several sockets are serialised once. */
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

/** Streams corked in this turn of the event loop, to make one system call each. */
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

export class SocketClient {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #now: () => number;
  #connection: SocketConnection | null = null;
  #heardAt: number;
  /** When its buffer was last empty. */
  #readAt: number;
  #pingedAt: number;
  #routinePingAt = Number.NEGATIVE_INFINITY;
  #isPinging = false;
  /**
   * Unsent history and later frames. When they were written at once, each of twenty clients that opened a long table
   * and did not read took six megabytes.
   */
  #arrears: ServerFrame[] = [];
  /** Bytes of the later frames. */
  #meanwhile = 0;
  /** Unflushed bytes of the last part, which may exceed a slow reader's limit. */
  #lastPart = 0;
  #lag = 0;
  #isMeasured = false;
  #isGone = false;
  /** A ticket is being checked: a second hello is refused. */
  isGreeting = false;
  /** Called with the bytes of history as they are sent. */
  onArrears: (bytes: number) => void = () => {};
  /** Called once when it is gone. */
  onLeave: (connection: SocketConnection) => void = () => {};

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex, limits: Limits, now: () => number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#now = now;
    this.#heardAt = this.#readAt = this.#pingedAt = now();
  }

  get connection(): SocketConnection | null {
    return this.#connection;
  }
  /** The round-trip time in milliseconds. */
  get lag(): number {
    return this.#lag;
  }
  /** Buffered bytes. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }
  get isGone(): boolean {
    return this.#isGone;
  }

  enter(connection: SocketConnection): void {
    this.#connection = connection;
    if (this.#isGone) this.leave();
  }
  leave(): void {
    this.#isGone = true;
    this.#arrears = [];
    const connection = this.#connection;
    this.#connection = null;
    if (connection === null) return;
    connection.subscription.close();
    this.onLeave(connection);
  }

  send(frames: readonly ServerFrame[]): void {
    if (!this.#isOpen) return;
    const isBehind = this.#arrears.length > 0;
    const isWelcome = frames[0]?.t === 'welcome';
    if (isBehind || isWelcome) {
      if (!isBehind) this.#meanwhile = 0;
      for (const frame of frames) {
        this.#arrears.push(frame);
        if (!isWelcome) this.#meanwhile += messageFor(frame).length;
      }
      if (this.#meanwhile > this.#limits.bufferBytes) this.drop();
      else if (!isBehind) this.#sendPart();
      return;
    }
    this.#lastPart = Math.min(this.#lastPart, this.#socket.bufferedAmount);
    gather(this.#stream);
    for (const frame of frames) this.#socket.send(messageFor(frame), asText);
    if (this.#socket.bufferedAmount > this.#limits.bufferBytes + this.#lastPart) this.drop();
  }

  get #isOpen(): boolean {
    return !this.#isGone && this.#socket.readyState === this.#socket.OPEN;
  }

  #sendPart(): void {
    if (!this.#isOpen) return;
    this.#readAt = this.#now();
    let bytes = 0;
    let count = 0;
    gather(this.#stream);
    while (count < this.#arrears.length && bytes < partBytes) {
      const message = messageFor(this.#arrears[count++]!);
      bytes += message.length;
      const isLast = count < this.#arrears.length && bytes >= partBytes;
      this.#socket.send(message, asText, isLast ? () => this.#sendPart() : undefined);
    }
    this.#arrears = this.#arrears.slice(count);
    this.#lastPart = this.#socket.bufferedAmount;
    this.onArrears(bytes);
  }

  heard(): void {
    this.#heardAt = this.#now();
  }
  /**
   * True for the pings that the app sends by itself every two seconds: a fast player must not be limited because of
   * them.
   */
  isRoutinePing(text: string): boolean {
    if (this.#connection === null || !text.startsWith('{"t":"ping"')) return false;
    const now = this.#now();
    if (now - this.#routinePingAt < routinePingMs) return false;
    this.#routinePingAt = now;
    this.heard();
    return true;
  }
  /** False for an unsolicited pong. */
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

  /** Called periodically: drops stalled and dead sockets, pings the others. */
  checkLiveness(): void {
    const now = this.#now();
    const { stallMs } = this.#limits;
    if (this.#socket.bufferedAmount === 0) this.#readAt = now;
    if (now - this.#readAt >= stallMs || now - this.#heardAt >= 3 * stallMs) {
      this.drop();
      return;
    }
    const quiet = Math.min(pingEveryMs, stallMs);
    const isDue =
      now - this.#pingedAt >= (now - this.#heardAt < quiet && this.#isMeasured ? measureEveryMs : quiet);
    if (!isDue) return;
    this.#pingedAt = now;
    this.#isPinging = true;
    this.#socket.ping();
  }

  bye(why: Bye): void {
    // A client that lags behind is told now, as nothing more will come.
    this.#arrears = [];
    this.send([{ t: 'bye', why }]);
    this.close(why === 'closing' ? 1012 : 1008);
  }
  close(code: number): void {
    this.leave();
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), closeTimeoutMs).unref();
  }
  /** Like `close`, but reads nothing more. */
  shut(code: number): void {
    this.close(code);
    this.#stream.pause();
  }
  /**
   * After a message that breaks the protocol. `ws` sends a close frame and then reads and discards input until the
   * client closes or the hello timeout is over: up to 74 MB for twenty clients that never stop sending.
   */
  broken(): void {
    this.leave();
    // `ws` resumes the stream in the next tick.
    setImmediate(() => this.#stream.pause());
    setTimeout(() => this.#socket.terminate(), closeTimeoutMs).unref();
  }
  drop(): void {
    this.leave();
    this.#socket.terminate();
  }
}
