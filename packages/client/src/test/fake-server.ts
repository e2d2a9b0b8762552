/** A server in memory that a client talks to, in virtual time. It tells the truth unless a test makes it lie. */
import type { ClientFrame, Entry, ServerFrame } from '@casefile/protocol';
import type { Line, LineEvents, LineOpened, Timers } from '../connection/line.ts';

type DoFrame = Extract<ClientFrame, { t: 'do' }>;

export class VirtualTime implements Timers {
  #now = 0;
  #planned: { readonly at: number; readonly call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const event = { at: this.#now + ms, call };
    this.#planned.push(event);
    return () => {
      this.#planned = this.#planned.filter((each) => each !== event);
    };
  }

  /** Lets so much time go by, with everything that was planned in it. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settle();
      const next = this.#planned.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#planned = this.#planned.filter((each) => each !== next);
      this.#now = next.at;
      next.call();
    }
    this.#now = until;
    await settle();
  }
}

/** Everything that awaits something that is there runs. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class FakeServer {
  entries: readonly Entry[];
  seat: number | null = 0;
  /** What it was asked to resume after, each time. */
  readonly sinces: number[] = [];
  readonly commands: DoFrame[] = [];
  pings = 0;
  isAway = false;
  answersPings = true;
  /** Texts that are sent instead of the one that should be. */
  lie: (frame: ServerFrame) => readonly (ServerFrame | string)[] = (frame) => [frame];
  #line: LineEvents | null = null;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  readonly openLine = async (since: number, events: LineEvents): Promise<LineOpened> => {
    if (this.isAway) return { ok: false, why: 'offline', isFinal: false };
    this.sinces.push(since);
    this.#line = events;
    const line: Line = {
      send: (frame) => this.#hear(frame, events),
      close: () => {
        if (this.#line === events) this.#line = null;
      },
    };
    queueMicrotask(() => this.welcome(since));
    return { ok: true, line };
  };

  welcome(since: number): void {
    const { seat } = this;
    const n = this.entries.length - 1;
    this.send({ t: 'welcome', you: 'ada', seat, host: true, n, since, now: 5000, protocol: 1 });
    for (const entry of this.entries.slice(since + 1)) this.send({ t: 'entry', entry });
  }

  send(frame: ServerFrame): void {
    for (const told of this.lie(frame))
      this.#line?.heard(typeof told === 'string' ? told : JSON.stringify(told));
  }

  /** Something new happens at the table. */
  add(...more: readonly Entry[]): void {
    this.entries = [...this.entries, ...more];
    for (const entry of more) this.send({ t: 'entry', entry });
  }

  /** The line breaks, and the client is told so by its platform. */
  cut(): void {
    const line = this.#line;
    this.#line = null;
    line?.closed();
  }

  /** The line breaks, and nobody is told. */
  fallSilent(): void {
    this.answersPings = false;
  }

  answer(id: string): void {
    this.send({ t: 'ok', id, n: this.entries.length - 1 });
  }

  #hear(frame: ClientFrame, from: LineEvents): void {
    if (this.#line !== from) return;
    if (frame.t === 'do') this.commands.push(frame);
    if (frame.t !== 'ping') return;
    this.pings++;
    if (this.answersPings) this.send({ t: 'pong', at: frame.at, now: 5000 });
  }
}
