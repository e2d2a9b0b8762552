/** A simulated client: follows the table over an unreliable connection, and resends commands until answered. */
import { TableClient, type TransportEvents, type TransportOpened } from '@casefile/client';
import type { Edition } from '@casefile/engine';
import type { ClientFrame, Command, CommandAnswer, Entry, ServerFrame, TableState } from '@casefile/protocol';
import type { Subscription, TableService } from '../host/table-service.ts';
import type { TableCommand } from '../table/command.ts';
import type { Who } from '../table/people/who.ts';
import { chooseCommand } from './choose-command.ts';
import type { ServerProcess } from './process.ts';
import type { World } from './world.ts';

/** Fault rates of the connection and its messages: one in this many. */
export interface LineFaults {
  cut: number;
  lost: number;
  doubled: number;
  slowest: number;
}
export const noFaults: LineFaults = { cut: 0, lost: 0, doubled: 0, slowest: 30 };

/** Commands acknowledged to the client. */
export interface Acknowledged {
  readonly person: string;
  readonly id: string;
  readonly command: TableCommand['do'];
  readonly n: number;
}

/** A connection to one process: messages arrive late, in order, and not at all once it is cut. */
interface Wire {
  connection: Subscription | null;
  isCut: boolean;
  /** The arrival time of the last message, which later ones must not overtake. */
  arrives: number;
  readonly events: TransportEvents;
  /** Null when the process is dead, which is silent. */
  readonly host: () => TableService | null;
}

type DoFrame = Extract<ClientFrame, { t: 'do' }>;

const retryAfterMs = 700;
const timings = {
  firstRetryMs: 100,
  maxRetryMs: 500,
  pingEveryMs: 700,
  silenceMs: 2000,
  resendMs: retryAfterMs,
};

export class SimulatedClient {
  readonly who: Who;
  readonly #world: World;
  readonly #processes: readonly ServerProcess[];
  readonly #table: string;
  readonly #client: TableClient;
  faults: LineFaults = noFaults;
  acknowledged: Acknowledged[] = [];
  /** Different answers to the same command. */
  quarrels: string[] = [];
  isHurried = false;
  isOffline = false;
  #wire: Wire | null = null;
  /** A pending command. */
  #isBusy = false;
  #ids = 0;
  #answers = new Map<string, string>();

  constructor(world: World, processes: readonly ServerProcess[], table: string, who: Who, edition: Edition) {
    this.#world = world;
    this.#processes = processes;
    this.#table = table;
    this.who = who;
    this.#client = new TableClient({
      openTransport: (since, events) => this.#openTransport(since, events),
      findEdition: () => edition,
      table,
      timers: { now: () => world.now, after: (ms, call) => world.after(ms, call) },
      timings,
      on: {
        entry: (entry) => this.#heard(entry),
        trouble: ({ code, at }) => {
          throw new Error(`${who.person} does not believe entry ${at}: ${code}`);
        },
      },
    });
  }

  get state(): TableState | null {
    return this.#client.state;
  }

  /** Starts the client: connects, and acts now and then. */
  start(): void {
    this.#client.connect();
    this.#tick();
  }

  #tick(): void {
    if (!this.isOffline) {
      if (this.#world.rarely(this.faults.cut)) this.cut();
      const command = this.#isBusy ? null : this.#chooseCommand();
      if (command !== null) this.do(command);
    }
    this.#world.after(this.#world.between(100, 500), () => this.#tick());
  }

  #chooseCommand(): TableCommand | null {
    if (this.state === null || this.who.roles.includes('watch')) return null;
    return chooseCommand(this.state, this.who, this.#world, this.isHurried);
  }

  /** Cuts the connection: messages under way are lost. */
  cut(): void {
    const wire = this.#wire;
    if (wire === null) return;
    this.#end(wire);
    wire.events.closed();
  }

  goOffline(): void {
    this.isOffline = true;
    this.cut();
  }

  /** The server notices a little later. */
  #end(wire: Wire): void {
    if (this.#wire === wire) this.#wire = null;
    if (wire.isCut) return;
    wire.isCut = true;
    this.#world.after(this.#world.between(0, 2000), () => wire.connection?.close());
  }

  async #openTransport(since: number, events: TransportEvents): Promise<TransportOpened> {
    const up = this.#processes.filter((process) => process.isUp);
    if (up.length === 0 || this.isOffline) return { ok: false, why: 'offline', isFinal: false };
    const process = this.#world.oneOf(up);
    const host = process.host!;
    const wire: Wire = {
      connection: null,
      isCut: false,
      arrives: this.#world.now,
      events,
      host: () => (process.host === host ? host : null),
    };
    this.#wire = wire;
    const send = (frames: readonly ServerFrame[]): void => {
      for (const frame of frames) this.#arrive(wire, frame);
    };
    host.connect(this.#table, { who: this.who, send }, since).then((connection) => {
      if (typeof connection !== 'string') wire.connection = connection;
      if (wire.isCut) wire.connection?.close();
      else if (typeof connection === 'string') this.cut();
    });
    return {
      ok: true,
      transport: {
        send: (frame) => {
          if (frame.t === 'do') this.#send(wire, frame);
          if (frame.t === 'ping' && wire.host() !== null)
            this.#arrive(wire, { t: 'pong', at: frame.at, now: this.#world.now });
        },
        close: () => this.#end(wire),
      },
    };
  }

  #arrive(wire: Wire, frame: ServerFrame): void {
    if (wire.isCut) return;
    wire.arrives = Math.max(wire.arrives, this.#world.now + this.#delay());
    const text = JSON.stringify(frame);
    this.#world.at(wire.arrives, () => {
      if (!wire.isCut) wire.events.heard(text);
    });
  }

  #delay(): number {
    return this.#world.between(1, this.faults.slowest);
  }

  #heard(entry: Entry): void {
    if ('used' in entry || 'command' in entry) throw new Error(`entry ${entry.n} tells too much`);
    this.#world.trace(`${this.who.person} ${JSON.stringify(entry)}`);
  }

  /** Resends a command until it is answered. */
  do(command: TableCommand, v = this.#client.n): void {
    this.#isBusy = true;
    this.#insist(command, { id: `${this.who.person}-${this.#ids++}`, v });
  }

  #insist(command: TableCommand, options: { readonly id: string; readonly v: number }): void {
    // Internal commands take the same path here.
    void this.#client.do(command as Command, options).then((answer) => {
      if (answer.t === 'no' && (answer.why === 'not-saved' || answer.why === 'unknown'))
        this.#world.after(retryAfterMs, () => this.#insist(command, options));
      else this.#isBusy = false;
    });
  }

  /** Delivers late, several times or not at all. Copies go to any process; only the connection's own process answers. */
  #send(wire: Wire, frame: DoFrame): void {
    const copies = this.#world.rarely(this.faults.doubled) ? this.#world.between(2, 5) : 1;
    for (let i = 0; i < copies; i++)
      if (!this.#world.rarely(this.faults.lost))
        this.#world.after(this.#delay(), () => (i === 0 ? this.#reach(wire, frame) : this.#stray(frame)));
  }

  #reach(wire: Wire, frame: DoFrame): void {
    if (wire.host() === null) return;
    this.#ask(wire.host()!, frame).then((answer) => {
      if (!this.#world.rarely(this.faults.lost)) this.#arrive(wire, answer);
    });
  }

  #stray(frame: DoFrame): void {
    const up = this.#processes.filter((process) => process.isUp);
    if (up.length > 0) void this.#ask(this.#world.oneOf(up).host!, frame);
  }

  async #ask(host: TableService, frame: DoFrame): Promise<CommandAnswer> {
    const { id, v, command } = frame;
    const answer = await host.command(this.#table, this.who, { id, v, command });
    this.#note(frame, answer);
    return answer;
  }

  /** Counts every answer, even one that does not arrive. */
  #note({ command }: DoFrame, answer: CommandAnswer): void {
    this.#world.trace(JSON.stringify(answer));
    if (answer.t === 'no') return;
    const { person } = this.who;
    const before = this.#answers.get(answer.id);
    if (before !== undefined && before !== `${answer.n}` && isWritten(command.do))
      this.quarrels.push(`${answer.id}: ${before} and ${answer.n}`);
    this.#answers.set(answer.id, `${answer.n}`);
    this.acknowledged.push({ person, id: answer.id, command: command.do, n: answer.n });
  }
}

/** Each execution writes an entry; repeated commands may have nothing to do. */
export const isWritten = (command: TableCommand['do']): boolean =>
  command === 'act' || command === 'say' || command === 'write' || command === 'undo';
