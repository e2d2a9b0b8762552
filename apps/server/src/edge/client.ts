/** One socket: what it is for, how far behind it is, and how to end it. */
import type { ServerFrame } from '@casefile/protocol';
import type { WebSocket } from 'ws';
import type { Connection } from '../host/host.ts';
import type { Who } from '../table/who.ts';
import type { Limits } from './settings.ts';

export interface Place {
  readonly table: string;
  readonly who: Who;
  readonly isWatching: boolean;
  readonly connection: Connection;
}
type Bye = Extract<ServerFrame, { t: 'bye' }>['why'];

export class Client {
  readonly #socket: WebSocket;
  readonly #limits: Limits;
  readonly #now: () => number;
  #place: Place | null = null;
  #heardAt: number;
  #pingedAt = 0;
  #lag = 0;
  #isGone = false;
  /** A ticket is being looked at: a second one would be a second try. */
  isGreeting = false;

  constructor(socket: WebSocket, limits: Limits, now: () => number) {
    this.#socket = socket;
    this.#limits = limits;
    this.#now = now;
    this.#heardAt = now();
  }

  get place(): Place | null {
    return this.#place;
  }
  /** What the network costs for a message there and its answer, in milliseconds. */
  get lag(): number {
    return this.#lag;
  }

  enter(place: Place): void {
    if (this.#isGone) place.connection.close();
    else this.#place = place;
  }
  leave(): void {
    this.#isGone = true;
    this.#place?.connection.close();
    this.#place = null;
  }

  send(frames: readonly ServerFrame[]): void {
    if (this.#isGone) return;
    for (const frame of frames) this.#socket.send(JSON.stringify(frame));
    if (this.#socket.bufferedAmount > this.#limits.bufferBytes) this.drop();
  }

  heard(): void {
    const now = this.#now();
    if (this.#pingedAt > 0) {
      this.#lag = now - this.#pingedAt;
      this.#pingedAt = 0;
    }
    this.#heardAt = now;
  }

  /** Called now and then: drops who reads nothing, asks the others whether they are there. */
  lookAfter(): void {
    const now = this.#now();
    const isBehind = this.#socket.bufferedAmount > 0 && now - this.#heardAt > this.#limits.stallMs;
    if (isBehind || now - this.#heardAt > 3 * this.#limits.stallMs) {
      this.drop();
      return;
    }
    if (this.#pingedAt === 0) this.#pingedAt = now;
    this.#socket.ping();
  }

  bye(why: Bye): void {
    this.send([{ t: 'bye', why }]);
    this.close(why === 'closing' ? 1012 : 1008);
  }
  close(code: number): void {
    this.leave();
    this.#socket.close(code);
    // Who does not close in turn is not waited for.
    setTimeout(() => this.#socket.terminate(), 1000).unref();
  }
  drop(): void {
    this.leave();
    this.#socket.terminate();
  }
}
