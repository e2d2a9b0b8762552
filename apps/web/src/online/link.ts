/** A socket that comes back by itself, and goes on where it stopped. */
import type { Command } from '@casefile/protocol/command';
import type { Answer, ServerFrame } from '@casefile/protocol/frame';
import { freshId } from '../app/fresh-id.ts';
import { api } from './api.ts';

export interface LinkEvents {
  frame(frame: ServerFrame): void;
  state(state: 'on' | 'lost'): void;
  /** The server will not have this connection any more. */
  ended(why: string): void;
  /** The last entry that is known. */
  since(): number;
}

interface Waiting {
  readonly text: string;
  readonly done: (answer: Answer) => void;
  /** How often the server did not know. */
  unknown: number;
}

const maxUnknown = 5;
const unknownRetryMs = 1000;
const firstWait = 500;
const longestWait = 8000;
/** From one try to the next: a server that was started again must not wait for its players. */
const patience = 1.3;
/** Nothing heard for so long: the connection is not what it seems. Who plays learns of it within ten seconds. */
const silence = 6000;
const beat = 2000;

export class Link {
  readonly #table: string;
  readonly #token: string;
  readonly #events: LinkEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #isClosed = false;
  #heardAt = 0;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;

  constructor(table: string, token: string, events: LinkEvents) {
    this.#table = table;
    this.#token = token;
    this.#events = events;
    this.#watch = setInterval(() => this.#lookAfter(), beat);
    addEventListener('online', this.#again);
    addEventListener('offline', this.#gone);
    void this.#open();
  }

  /** Answered when it is done: also when the connection breaks meanwhile, for the same command is never done twice. */
  do(command: Command): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ t: 'do', id, v: this.#events.since(), command });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done, unknown: 0 });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watch);
    clearTimeout(this.#next);
    removeEventListener('online', this.#again);
    removeEventListener('offline', this.#gone);
    this.#socket?.close();
  }

  async #open(): Promise<void> {
    const ticket = await api.ticket(this.#table, this.#token);
    if (this.#isClosed) return;
    if (!ticket.ok) {
      const { error } = ticket.error;
      if (error === 'offline' || error === 'too-many' || error === 'not-saved') return this.#later();
      this.close();
      return this.#events.ended(error);
    }
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', ticket: ticket.value.ticket, since: this.#events.since() }));
    };
    socket.onmessage = ({ data }) => this.#hear(String(data), socket);
    socket.onclose = () => {
      if (this.#socket === socket) this.#later();
    };
  }

  #hear(text: string, socket: WebSocket): void {
    this.#heardAt = Date.now();
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.t === 'welcome') {
      this.#wait = firstWait;
      this.#events.state('on');
      for (const waiting of this.#waiting.values()) socket.send(waiting.text);
    }
    if ((frame.t === 'ok' || frame.t === 'no') && !this.#asksAgain(frame)) {
      const waiting = this.#waiting.get(frame.id);
      this.#waiting.delete(frame.id);
      waiting?.done(frame);
    }
    if (frame.t === 'bye' && frame.why !== 'closing' && frame.why !== 'too-slow') {
      this.close();
      this.#events.ended(frame.why);
    }
    this.#events.frame(frame);
  }

  /** Whether it was saved is not known: under the same id it is asked for again, a few times, and is never done twice. */
  #asksAgain(answer: Answer): boolean {
    const waiting = this.#waiting.get(answer.id);
    if (answer.t === 'ok' || answer.why !== 'unknown' || waiting === undefined) return false;
    if (++waiting.unknown > maxUnknown) return false;
    setTimeout(() => {
      if (this.#socket?.readyState === WebSocket.OPEN && this.#waiting.has(answer.id))
        this.#socket.send(waiting.text);
    }, unknownRetryMs);
    return true;
  }

  #lookAfter(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt > silence) this.#gone();
    else socket.send(JSON.stringify({ t: 'ping', at: Date.now() }));
  }

  /** Not waiting for the browser to find out that nobody answers. */
  readonly #gone = (): void => {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    socket.close();
    this.#later();
  };

  readonly #again = (): void => {
    this.#wait = firstWait;
    if (this.#socket === null) this.#later();
  };

  #later(): void {
    if (this.#isClosed) return;
    this.#socket = null;
    this.#events.state('lost');
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      if (!this.#isClosed) void this.#open();
    }, this.#wait);
    this.#wait = Math.min(longestWait, this.#wait * patience);
  }
}
