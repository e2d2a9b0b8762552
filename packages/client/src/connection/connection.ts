/** A connection that reopens its transport after a break, and drops a silent one. */
import type { ClientFrame } from '@casefile/protocol/frame';
import type { OpenTransport, Timers, Timings, Transport } from './transport.ts';

export interface ConnectionEvents {
  /** The last known entry, from which a new transport resumes. */
  since(): number;
  /** A new transport is being opened; unfinished messages of the previous one come again. */
  opening(): void;
  /** A transport is open; a welcome may already have arrived. */
  opened(): void;
  heard(text: string): void;
  lost(): void;
  /** The server refused us for good: retrying would not help. */
  refused(why: string): void;
  /** Called periodically while a transport is open. */
  beat(): void;
}

export interface ConnectionOptions {
  readonly openTransport: OpenTransport;
  readonly timers: Timers;
  readonly timings: Timings;
  readonly reconnects: boolean;
}

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #events: ConnectionEvents;
  #transport: Transport | null = null;
  #isOpening = false;
  /** On this transport. */
  #isWelcomed = false;
  #isClosed = false;
  /** The current transport's number: messages of older ones are ignored. */
  #attempt = 0;
  #retryMs: number;
  #heardAt = 0;
  #cancelRetry = (): void => {};
  #cancelBeat = (): void => {};

  constructor(options: ConnectionOptions, events: ConnectionEvents) {
    this.#options = options;
    this.#events = events;
    this.#retryMs = options.timings.firstRetryMs;
  }

  get isOpen(): boolean {
    return this.#transport !== null;
  }

  connect(): void {
    this.#cancelRetry();
    if (!this.#isClosed && this.#transport === null && !this.#isOpening) void this.#open();
  }

  send(frame: ClientFrame): void {
    this.#transport?.send(frame);
  }

  /** The server has accepted us, so the retry delay starts over. */
  welcomed(): void {
    this.#isWelcomed = true;
    this.#retryMs = this.#options.timings.firstRetryMs;
  }

  /** Reacts to the platform's online and offline events without waiting for a timeout. */
  setOnline(isOnline: boolean): void {
    if (!isOnline) this.drop();
    else if (this.#transport === null && !this.#isOpening && !this.#isClosed && this.#options.reconnects) {
      this.#retryMs = this.#options.timings.firstRetryMs;
      this.#retry();
    }
  }

  /** Drops the transport in favour of a new one. */
  drop(): void {
    if (this.#transport === null && !this.#isOpening) return;
    this.#transport?.close();
    this.#lose();
  }

  close(): void {
    this.#isClosed = true;
    this.#attempt++;
    this.#cancelRetry();
    this.#cancelBeat();
    this.#transport?.close();
    this.#transport = null;
  }

  async #open(): Promise<void> {
    const attempt = ++this.#attempt;
    const isCurrent = (): boolean => this.#attempt === attempt;
    this.#isOpening = true;
    this.#isWelcomed = false;
    this.#events.opening();
    const opened = await this.#options
      .openTransport(this.#events.since(), {
        heard: (text) => {
          if (isCurrent()) this.#hear(text);
        },
        closed: () => {
          if (isCurrent()) this.#lose();
        },
      })
      .catch(() => ({ ok: false, why: 'offline', isFinal: false }) as const);
    if (!isCurrent()) {
      if (opened.ok) opened.transport.close();
      return;
    }
    this.#isOpening = false;
    if (opened.ok) this.#begin(opened.transport);
    else if (opened.isFinal) this.#events.refused(opened.why);
    else this.#lose();
  }

  #begin(transport: Transport): void {
    this.#transport = transport;
    this.#heardAt = this.#options.timers.now();
    this.#events.opened();
    this.#beat();
  }

  #hear(text: string): void {
    this.#events.heard(text);
    // A server that answers pings but never welcomes us counts as silent.
    if (this.#isWelcomed) this.#heardAt = this.#options.timers.now();
  }

  #beat(): void {
    const { timers, timings } = this.#options;
    this.#cancelBeat = timers.after(timings.pingEveryMs, () => {
      const now = timers.now();
      if (now - this.#heardAt > timings.silenceMs) {
        this.drop();
        return;
      }
      this.#transport?.send({ t: 'ping', at: now });
      this.#events.beat();
      if (this.#transport !== null) this.#beat();
    });
  }

  #lose(): void {
    this.#attempt++;
    this.#isOpening = false;
    this.#transport = null;
    this.#cancelBeat();
    this.#events.lost();
    if (this.#options.reconnects && !this.#isClosed) this.#retry();
  }

  #retry(): void {
    const { timers, timings } = this.#options;
    this.#cancelRetry();
    this.#cancelRetry = timers.after(this.#retryMs, () => this.connect());
    this.#retryMs = Math.min(timings.maxRetryMs, Math.round(this.#retryMs * timings.backoffFactor));
  }
}
