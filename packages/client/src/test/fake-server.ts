/** An in-memory server in virtual time. Honest unless a test makes it lie. */
import type { ClientFrame, Entry, ServerFrame } from '@casefile/protocol';
import type { Timers, Transport, TransportEvents, TransportOpened } from '../connection/transport.ts';

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

  /** Advances time and runs everything due. */
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

/** Lets pending promises settle. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class FakeServer {
  entries: readonly Entry[];
  seat: number | null = 0;
  /** The `since` of each connection. */
  readonly sinces: number[] = [];
  readonly commands: DoFrame[] = [];
  pings = 0;
  isAway = false;
  answersPings = true;
  /** Replacement texts for outgoing messages. */
  lie: (frame: ServerFrame) => readonly (ServerFrame | string)[] = (frame) => [frame];
  #transport: TransportEvents | null = null;

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
  }

  readonly openTransport = async (since: number, events: TransportEvents): Promise<TransportOpened> => {
    if (this.isAway) return { ok: false, why: 'offline', isFinal: false };
    this.sinces.push(since);
    this.#transport = events;
    const transport: Transport = {
      send: (frame) => this.#hear(frame, events),
      close: () => {
        if (this.#transport === events) this.#transport = null;
      },
    };
    queueMicrotask(() => this.welcome(since));
    return { ok: true, transport };
  };

  welcome(since: number): void {
    const { seat } = this;
    const n = this.entries.length - 1;
    this.send({ t: 'welcome', you: 'ada', seat, host: true, n, since, now: 5000, protocol: 1 });
    for (const entry of this.entries.slice(since + 1)) this.send({ t: 'entry', entry });
  }

  send(frame: ServerFrame): void {
    for (const told of this.lie(frame))
      this.#transport?.heard(typeof told === 'string' ? told : JSON.stringify(told));
  }

  /** Something new happens at the table. */
  add(...more: readonly Entry[]): void {
    this.entries = [...this.entries, ...more];
    for (const entry of more) this.send({ t: 'entry', entry });
  }

  /** Breaks the connection, and the platform reports it. */
  cut(): void {
    const transport = this.#transport;
    this.#transport = null;
    transport?.closed();
  }

  /** Breaks the connection silently. */
  fallSilent(): void {
    this.answersPings = false;
  }

  answer(id: string): void {
    this.send({ t: 'ok', id, n: this.entries.length - 1 });
  }

  #hear(frame: ClientFrame, from: TransportEvents): void {
    if (this.#transport !== from) return;
    if (frame.t === 'do') this.commands.push(frame);
    if (frame.t !== 'ping') return;
    this.pings++;
    if (this.answersPings) this.send({ t: 'pong', at: frame.at, now: 5000 });
  }
}
