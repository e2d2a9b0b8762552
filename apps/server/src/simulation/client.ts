/** A person with a screen: keeps up with the table over a line that breaks, and sends commands until they are answered. */

import type { Edition, Viewer } from '@casefile/engine';
import {
  type Answer,
  type Entry,
  foldEntry,
  openState,
  type ServerFrame,
  type TableState,
} from '@casefile/protocol';
import type { Subscription } from '../host/table-service.ts';
import type { TableCommand } from '../table/ask.ts';
import type { Who } from '../table/who.ts';
import type { ServerProcess } from './process.ts';
import { wish } from './wish.ts';
import type { World } from './world.ts';

/** How often the line and the messages on it go wrong: once in so many. */
export interface LineFaults {
  cut: number;
  lost: number;
  doubled: number;
  slowest: number;
}
export const noFaults: LineFaults = { cut: 0, lost: 0, doubled: 0, slowest: 30 };

/** What the client was told is done. */
export interface Acknowledged {
  readonly person: string;
  readonly id: string;
  readonly command: TableCommand['do'];
  readonly n: number;
}

interface Pending {
  readonly id: string;
  readonly v: number;
  readonly command: TableCommand;
}

interface Line {
  connection: Subscription | null;
  isCut: boolean;
  /** When what was sent last arrives: nothing overtakes it. */
  arrives: number;
  /** A process that dies does not say so. */
  readonly isDead: () => boolean;
}

const retryAfter = 700;

export class Client {
  readonly who: Who;
  readonly #world: World;
  readonly #edition: Edition;
  readonly #processes: readonly ServerProcess[];
  readonly #table: string;
  faults: LineFaults = noFaults;
  state: TableState | null = null;
  acknowledged: Acknowledged[] = [];
  /** Different answers to the same command. */
  quarrels: string[] = [];
  isHurried = false;
  isOffline = false;
  #viewer: Viewer = 'spectator';
  #line: Line | null = null;
  #pending: Pending | null = null;
  #ids = 0;
  #answers = new Map<string, string>();

  constructor(world: World, processes: readonly ServerProcess[], table: string, who: Who, edition: Edition) {
    this.#world = world;
    this.#processes = processes;
    this.#table = table;
    this.who = who;
    this.#edition = edition;
  }

  /** Begins to look after itself: connects, and does something now and then. */
  start(): void {
    this.#tick();
  }

  #tick(): void {
    if (!this.isOffline) {
      if (this.#line === null) this.#connect();
      else if (this.#line.isDead() || this.#world.rarely(this.faults.cut)) this.cut();
      const command = this.#pending === null ? this.#wish() : null;
      if (command !== null) this.do(command);
    }
    this.#world.after(this.#world.between(100, 500), () => this.#tick());
  }

  #wish(): TableCommand | null {
    if (this.state === null || this.who.roles.includes('watch')) return null;
    return wish(this.state, this.who, this.#world, this.isHurried);
  }

  /** The line breaks: what was under way on it is lost. */
  cut(): void {
    const line = this.#line;
    if (line === null) return;
    this.#line = null;
    line.isCut = true;
    // The server notices a little later.
    this.#world.after(this.#world.between(0, 2000), () => line.connection?.close());
  }

  goOffline(): void {
    this.isOffline = true;
    this.cut();
  }

  #connect(): void {
    const up = this.#processes.filter((process) => process.isUp);
    if (up.length === 0) return;
    const process = this.#world.oneOf(up);
    const host = process.host!;
    const isDead = (): boolean => process.host !== host;
    const line: Line = { connection: null, isCut: false, arrives: this.#world.now, isDead };
    this.#line = line;
    const send = (frames: readonly ServerFrame[]): void => {
      if (line.isCut) return;
      line.arrives = Math.max(line.arrives, this.#world.now + this.#delay());
      this.#world.at(line.arrives, () => {
        for (const frame of frames) if (!line.isCut) this.#hear(frame);
      });
    };
    host.connect(this.#table, { who: this.who, send }, this.state?.n ?? -1).then((connection) => {
      if (typeof connection === 'string') this.#line = null;
      else {
        line.connection = connection;
        if (line.isCut) connection.close();
      }
    });
  }

  #delay(): number {
    return this.#world.between(1, this.faults.slowest);
  }

  #hear(frame: ServerFrame): void {
    if (frame.t === 'welcome') this.#welcomed(frame.seat ?? 'spectator', frame.since);
    if (frame.t !== 'entry') return;
    const { entry } = frame;
    if ('used' in entry || 'command' in entry) throw new Error(`entry ${entry.n} tells too much`);
    this.#world.trace(`${this.who.person} ${JSON.stringify(entry)}`);
    this.state = this.#fold(entry);
  }

  #welcomed(viewer: Viewer, since: number): void {
    this.#viewer = viewer;
    if (since === -1) this.state = null;
    else if (this.state?.position == null) this.state = this.state && { ...this.state, viewer };
    else if (this.state.viewer !== viewer) {
      this.state = null;
      this.cut();
    }
  }

  /** A gap or a double makes the fold throw. */
  #fold(entry: Entry): TableState {
    if (this.state !== null) return foldEntry(this.state, entry);
    if (entry.is !== 'opened') throw new Error(`entry ${entry.n} came without what was before it`);
    return openState(this.#viewer, entry, this.#edition);
  }

  /** Sends a command until it is answered; the same one again and again. */
  do(command: TableCommand, v = this.state?.n ?? -1): void {
    const pending = { id: `${this.who.person}-${this.#ids++}`, v, command };
    this.#pending = pending;
    this.#send(pending);
  }

  #send(pending: Pending): void {
    if (this.#pending !== pending) return;
    const copies = this.#world.rarely(this.faults.doubled) ? this.#world.between(2, 5) : 1;
    for (let i = 0; i < copies; i++)
      if (!this.#world.rarely(this.faults.lost))
        this.#world.after(this.#delay(), () => this.#arrive(pending));
    this.#world.after(retryAfter, () => this.#send(pending));
  }

  #arrive(pending: Pending): void {
    const up = this.#processes.filter((process) => process.isUp);
    if (up.length === 0) return;
    const { host } = this.#world.oneOf(up);
    host!.command(this.#table, this.who, pending).then((answer) => {
      if (!this.#world.rarely(this.faults.lost))
        this.#world.after(this.#delay(), () => this.#answered(pending, answer));
    });
  }

  #answered(pending: Pending, answer: Answer): void {
    this.#world.trace(JSON.stringify(answer));
    if (answer.t === 'no' && (answer.why === 'not-saved' || answer.why === 'unknown')) return;
    if (answer.t === 'ok') {
      const { person } = this.who;
      const before = this.#answers.get(answer.id);
      if (before !== undefined && before !== `${answer.n}` && isWritten(pending.command.do))
        this.quarrels.push(`${answer.id}: ${before} and ${answer.n}`);
      this.#answers.set(answer.id, `${answer.n}`);
      this.acknowledged.push({ person, id: answer.id, command: pending.command.do, n: answer.n });
    }
    if (this.#pending === pending) this.#pending = null;
  }
}

/** Every time it is done it is written; others may find all as it should be. */
export const isWritten = (command: TableCommand['do']): boolean =>
  command === 'act' || command === 'say' || command === 'write' || command === 'undo';
