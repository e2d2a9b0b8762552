/** One socket: what it is for, how far behind it is, and how to end it. */
import type { Duplex } from 'node:stream';
import type { ServerFrame } from '@casefile/protocol';
import type { WebSocket } from 'ws';
import type { Connection } from '../host/host.ts';
import type { Who } from '../table/who.ts';
import type { Bye, Guest } from './guests.ts';
import type { Limits } from './settings.ts';

export interface Place extends Guest {
  readonly who: Who;
  readonly connection: Connection;
}

/** How often a quiet socket is asked whether it is still there. */
const pingEvery = 20_000;
/** A socket that is closed has so long to say goodbye. */
const farewell = 1000;

/** What goes to several is written once. */
const texts = new WeakMap<ServerFrame, string>();
function textOf(frame: ServerFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

export class Client {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #now: () => number;
  #place: Place | null = null;
  #heardAt: number;
  /** When nothing was waiting to be read. */
  #readAt: number;
  #pingedAt: number;
  #isPinging = false;
  /** Bytes that wait because it has just come: what happened before may be more than a slow reader is allowed. */
  #arrears = 0;
  #lag = 0;
  #isGone = false;
  #isGathering = false;
  /** A ticket is being looked at: a second one would be a second try. */
  isGreeting = false;
  /** Called once, when it has left its place. */
  onLeave: (place: Place) => void = () => {};

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex, limits: Limits, now: () => number) {
    this.#socket = socket;
    this.#stream = stream;
    this.#limits = limits;
    this.#now = now;
    this.#heardAt = this.#readAt = this.#pingedAt = now();
  }

  get place(): Place | null {
    return this.#place;
  }
  /** What the network costs for a message there and its answer, in milliseconds. */
  get lag(): number {
    return this.#lag;
  }
  get isGone(): boolean {
    return this.#isGone;
  }

  enter(place: Place): void {
    this.#place = place;
    if (this.#isGone) this.leave();
  }
  leave(): void {
    this.#isGone = true;
    const place = this.#place;
    this.#place = null;
    if (place === null) return;
    place.connection.close();
    this.onLeave(place);
  }

  send(frames: readonly ServerFrame[]): void {
    if (this.#isGone) return;
    this.#arrears = Math.min(this.#arrears, this.#socket.bufferedAmount);
    this.#gather();
    for (const frame of frames) this.#socket.send(textOf(frame));
    const waiting = this.#socket.bufferedAmount;
    if (frames[0]?.t === 'welcome') this.#arrears = waiting;
    if (waiting > this.#limits.bufferBytes + this.#arrears) this.drop();
  }

  /** What is sent in one go, as an entry and the answer to its command, goes to the system in one go. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  heard(): void {
    this.#heardAt = this.#now();
  }
  ponged(): void {
    this.heard();
    if (this.#isPinging) this.#lag = this.#heardAt - this.#pingedAt;
    this.#isPinging = false;
  }

  /** Called now and then: drops who reads nothing or is not there, asks the others whether they are. */
  lookAfter(): void {
    const now = this.#now();
    const { stallMs } = this.#limits;
    if (this.#socket.bufferedAmount === 0) this.#readAt = now;
    if (now - this.#readAt >= stallMs || now - this.#heardAt >= 3 * stallMs) {
      this.drop();
      return;
    }
    if (now - this.#pingedAt < Math.min(pingEvery, stallMs)) return;
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
    setTimeout(() => this.#socket.terminate(), farewell).unref();
  }
  drop(): void {
    this.leave();
    this.#socket.terminate();
  }
}
