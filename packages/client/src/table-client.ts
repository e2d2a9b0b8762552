/** The client of a table: connects, resumes, resends unanswered commands, and folds incoming entries. */
import { type Action, type Form, legalForms, type Seat } from '@casefile/engine';
import { protocolVersion, readServerFrame, type TableState } from '@casefile/protocol';
import type { Command } from '@casefile/protocol/command';
import type { Entry } from '@casefile/protocol/entry';
import type { CommandAnswer, Presence, ServerFrame } from '@casefile/protocol/frame';
import type { ClientOptions, ClockFace, Status, Welcome } from './client-options.ts';
import { Commands, type SendOptions } from './commands.ts';
import { Connection } from './connection/connection.ts';
import { defaultTimings, platformTimers, type Timers, type Timings } from './connection/transport.ts';
import { isSeedWanted } from './table/deal.ts';
import { emptyJournal, type Journal, writeDown } from './table/journal.ts';
import { TableLog } from './table/table-log.ts';
import { type ClientEnd, ClientEndedError, type Trouble, troubleKind } from './trouble.ts';

/** Restarts from the first entry are limited for a server that keeps sending invalid data. */
const maxRestarts = 3;
/** Reasons after which the client reconnects. */
const reconnectReasons: ReadonlySet<string> = new Set(['closing', 'too-slow']);

/** A table on a server as one viewer knows it, kept up to date until closed. */
export class TableClient {
  readonly #options: ClientOptions;
  readonly #timers: Timers;
  readonly #timings: Timings;
  readonly #log: TableLog;
  readonly #commands: Commands;
  readonly #connection: Connection;
  #welcome: Welcome | null = null;
  /** Welcomed on this transport; before that the server accepts no commands. */
  #isWelcomed = false;
  #status: Status = 'connecting';
  #end: ClientEnd | null = null;
  #presence: Presence = { t: 'presence', people: [], spectators: 0 };
  #clocks: ClockFace | null = null;
  #journal: Journal = emptyJournal;
  #openedSeed: string | null = null;
  #restarts = 0;

  constructor(options: ClientOptions) {
    const { openTransport, findEdition, table = null, timers = platformTimers, reconnects = true } = options;
    this.#options = options;
    this.#timers = timers;
    this.#timings = { ...defaultTimings, ...options.timings };
    this.#commands = new Commands(() => timers.now());
    this.#log = new TableLog(table, findEdition, {
      entry: (entry, before, after) => this.#took(entry, before, after),
      dropped: () => this.#dropped(),
      outdated: () => this.startOver(),
      trouble: (trouble) => this.#fail(trouble),
    });
    this.#connection = new Connection(
      { openTransport, timers, timings: this.#timings, reconnects },
      {
        since: () => this.#log.n,
        opening: () => this.#log.newConnection(),
        opened: () => this.#sendAll(0),
        heard: (text) => this.#hear(text),
        lost: () => this.#lost(),
        refused: (why) => this.#finish({ why, trouble: null }),
        beat: () => this.#sendAll(this.#timings.resendMs),
      },
    );
  }

  /** The table as this viewer knows it; null before its first entry. */
  get state(): TableState | null {
    return this.#log.state;
  }
  /** The number of the last entry; -1 for none. */
  get n(): number {
    return this.#log.n;
  }
  /** The state of the connection. */
  get status(): Status {
    return this.#status;
  }
  /** Why the connection has ended; null while it lasts. */
  get end(): ClientEnd | null {
    return this.#end;
  }
  /** This connection's person, as the server says. */
  get person(): string | null {
    return this.#welcome?.you ?? null;
  }
  /** Whether this connection has the host's rights: bots, start, pause. */
  get isHost(): boolean {
    return this.#welcome?.host === true;
  }
  /** The seat this table is seen from; null for the public view. */
  get seat(): Seat | null {
    const { state } = this;
    return state?.position != null && typeof state.viewer === 'number' ? state.viewer : null;
  }
  /** The seat's legal forms. */
  get legal(): readonly Form[] {
    const { seat, state } = this;
    return seat === null || state?.position == null ? [] : legalForms(state.position, seat);
  }
  /** Whether the seat's last step can be undone. */
  get mayUndo(): boolean {
    const { seat, state } = this;
    return seat !== null && state?.undo?.seat === seat;
  }
  /** Who is connected, by the server's last message. */
  get presence(): Presence {
    return this.#presence;
  }
  /** The clocks, by the server's last message; null without clocks. */
  get clocks(): ClockFace | null {
    return this.#clocks;
  }
  /** Chat and events around the game. */
  get journal(): Journal {
    return this.#journal;
  }

  /** Connects, and reconnects whenever the connection breaks. */
  connect(): void {
    this.#connection.connect();
  }

  /** Ends the connection for good; pending commands are rejected. */
  close(): void {
    this.#finish({ why: 'left', trouble: null });
  }

  /** Sends a command; resolves with its answer even across reconnects. It is never executed twice. */
  do(command: Command, options: SendOptions = {}): Promise<CommandAnswer> {
    if (this.#end !== null) return Promise.reject(new ClientEndedError(this.#end));
    const { frame, answer } = this.#commands.add(command, { v: this.n, ...options }, this.#isWelcomed);
    if (this.#isWelcomed && frame !== null) this.#connection.send(frame);
    return answer;
  }

  /** Plays an action; a refusal is an answer with its rule. */
  act(action: Action): Promise<CommandAnswer> {
    return this.do({ do: 'act', action } as Command);
  }

  /** Undoes the seat's last step; denied when somebody has learned something from it. */
  undo(): Promise<CommandAnswer> {
    return this.do({ do: 'undo' });
  }

  /** Reacts to the platform's online and offline events without waiting for a timeout. */
  setOnline(isOnline: boolean): void {
    this.#connection.setOnline(isOnline);
  }

  /** Requests the whole log again. */
  startOver(): void {
    this.#log.drop();
    this.#connection.drop();
  }

  #hear(text: string): void {
    const read = readServerFrame(text);
    if (read.ok) this.#take(read.frame);
    else if (read.why !== 'unknown-frame') this.#fail({ code: read.why, at: read.at });
  }

  #take(frame: ServerFrame): void {
    switch (frame.t) {
      case 'welcome':
        if ((frame.protocol ?? 1) > protocolVersion) this.#fail({ code: 'newer-protocol', at: null });
        else this.#welcomed(frame);
        break;
      case 'entry':
        this.#log.hear(frame);
        break;
      case 'ok':
      case 'no':
        this.#commands.answered(frame);
        break;
      case 'bye':
        if (frame.why === 'outdated') this.#finish({ why: 'newer-server', trouble: null });
        else if (!reconnectReasons.has(frame.why)) this.#finish({ why: frame.why, trouble: null });
        break;
      case 'presence':
        this.#presence = frame;
        this.#changed();
        break;
      case 'clocks':
        this.#clocks = { left: frame.left, running: frame.running, heardAt: this.#timers.now() };
        this.#changed();
    }
  }

  #welcomed(welcome: Welcome): void {
    const isFirst = !this.#isWelcomed;
    this.#welcome = welcome;
    this.#isWelcomed = true;
    this.#status = 'on';
    this.#connection.welcomed();
    this.#options.on?.welcomed?.(welcome);
    this.#log.hear(welcome);
    if (isFirst) this.#sendAll(0);
    this.#changed();
  }

  /** Resends commands unanswered for long. */
  #sendAll(ms: number): void {
    if (!this.#isWelcomed || !this.#connection.isOpen) return;
    for (const frame of this.#commands.due(ms)) this.#connection.send(frame);
  }

  #took(entry: Entry, before: TableState | null, after: TableState): void {
    if (before !== null) this.#journal = writeDown(this.#journal, before, entry);
    this.#openSeed(after);
    this.#options.on?.entry?.(entry, before, after);
    this.#changed();
  }

  #openSeed(state: TableState): void {
    const own = this.#options.seed?.() ?? null;
    if (own === null || this.person === null || this.#openedSeed === own.seed) return;
    // History may already contain the answers.
    if (!this.#log.isCaughtUp || !isSeedWanted(state, this.person, own.commitment)) return;
    this.#openedSeed = own.seed;
    this.do({ do: 'open', seed: own.seed }).catch(() => {});
  }

  #dropped(): void {
    this.#journal = emptyJournal;
    this.#options.on?.restarted?.();
  }

  /** Starts again from the first entry, unless it failed right there. */
  #fail(trouble: Trouble): void {
    this.#options.on?.trouble?.(trouble);
    const mayRestart =
      this.#log.isCaughtUp && this.#restarts < maxRestarts && trouble.code !== 'newer-protocol';
    this.#restarts++;
    if (mayRestart) this.startOver();
    else this.#finish({ why: troubleKind(trouble), trouble });
  }

  #lost(): void {
    this.#isWelcomed = false;
    this.#status = 'lost';
    this.#changed();
  }

  #finish(end: ClientEnd): void {
    if (this.#end !== null) return;
    this.#end = end;
    this.#status = 'ended';
    this.#connection.close();
    this.#commands.rejectAll(new ClientEndedError(end));
    this.#options.on?.ended?.(end);
    this.#changed();
  }

  #changed(): void {
    this.#options.on?.changed?.();
  }
}
