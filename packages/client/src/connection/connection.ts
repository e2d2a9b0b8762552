/** A line that comes back by itself, and is given up when nothing is heard on it. */
import type { ClientFrame } from '@casefile/protocol/frame';
import type { Line, OpenLine, Timers, Timings } from './line.ts';

export interface ConnectionEvents {
  /** The last entry that is known: a new line goes on from there. */
  since(): number;
  /** A new line is asked for; what came over the one before comes again. */
  opening(): void;
  /** There is a line to send on; a welcome may have come over it already. */
  opened(): void;
  heard(text: string): void;
  lost(): void;
  /** The server will not have us: trying again would be answered the same. */
  refused(why: string): void;
  /** Every now and then while there is a line. */
  beat(): void;
}

export interface ConnectionOptions {
  readonly openLine: OpenLine;
  readonly timers: Timers;
  readonly timings: Timings;
  readonly reconnects: boolean;
}

export class Connection {
  readonly #options: ConnectionOptions;
  readonly #events: ConnectionEvents;
  #line: Line | null = null;
  #isOpening = false;
  /** On this line. */
  #isWelcomed = false;
  #isClosed = false;
  /** Which line is the one that counts: what an older one says comes too late. */
  #attempt = 0;
  #retryMs: number;
  #heardAt = 0;
  #forgetRetry = (): void => {};
  #forgetBeat = (): void => {};

  constructor(options: ConnectionOptions, events: ConnectionEvents) {
    this.#options = options;
    this.#events = events;
    this.#retryMs = options.timings.firstRetryMs;
  }

  get isOpen(): boolean {
    return this.#line !== null;
  }

  connect(): void {
    this.#forgetRetry();
    if (!this.#isClosed && this.#line === null && !this.#isOpening) void this.#open();
  }

  send(frame: ClientFrame): void {
    this.#line?.send(frame);
  }

  /** The server has let us in: the next loss is a new one. */
  welcomed(): void {
    this.#isWelcomed = true;
    this.#retryMs = this.#options.timings.firstRetryMs;
  }

  /** What the platform knows of the network: not waiting for the line to find out. */
  network(isOnline: boolean): void {
    if (!isOnline) this.drop();
    else if (this.#line === null && !this.#isOpening && !this.#isClosed && this.#options.reconnects) {
      this.#retryMs = this.#options.timings.firstRetryMs;
      this.#retry();
    }
  }

  /** Gives the line up, for another one. */
  drop(): void {
    if (this.#line === null && !this.#isOpening) return;
    this.#line?.close();
    this.#lose();
  }

  close(): void {
    this.#isClosed = true;
    this.#attempt++;
    this.#forgetRetry();
    this.#forgetBeat();
    this.#line?.close();
    this.#line = null;
  }

  async #open(): Promise<void> {
    const attempt = ++this.#attempt;
    const isCurrent = (): boolean => this.#attempt === attempt;
    this.#isOpening = true;
    this.#isWelcomed = false;
    this.#events.opening();
    const opened = await this.#options
      .openLine(this.#events.since(), {
        heard: (text) => {
          if (isCurrent()) this.#hear(text);
        },
        closed: () => {
          if (isCurrent()) this.#lose();
        },
      })
      .catch(() => ({ ok: false, why: 'offline', isFinal: false }) as const);
    if (!isCurrent()) {
      if (opened.ok) opened.line.close();
      return;
    }
    this.#isOpening = false;
    if (opened.ok) this.#begin(opened.line);
    else if (opened.isFinal) this.#events.refused(opened.why);
    else this.#lose();
  }

  #begin(line: Line): void {
    this.#line = line;
    this.#heardAt = this.#options.timers.now();
    this.#events.opened();
    this.#beat();
  }

  #hear(text: string): void {
    this.#events.heard(text);
    // Who answers pings and does not let us in is as good as silent.
    if (this.#isWelcomed) this.#heardAt = this.#options.timers.now();
  }

  #beat(): void {
    const { timers, timings } = this.#options;
    this.#forgetBeat = timers.after(timings.pingEveryMs, () => {
      const now = timers.now();
      if (now - this.#heardAt > timings.silenceMs) {
        this.drop();
        return;
      }
      this.#line?.send({ t: 'ping', at: now });
      this.#events.beat();
      if (this.#line !== null) this.#beat();
    });
  }

  #lose(): void {
    this.#attempt++;
    this.#isOpening = false;
    this.#line = null;
    this.#forgetBeat();
    this.#events.lost();
    if (this.#options.reconnects && !this.#isClosed) this.#retry();
  }

  #retry(): void {
    const { timers, timings } = this.#options;
    this.#forgetRetry();
    this.#forgetRetry = timers.after(this.#retryMs, () => this.connect());
    this.#retryMs = Math.min(timings.maxRetryMs, Math.round(this.#retryMs * timings.backoffFactor));
  }
}
