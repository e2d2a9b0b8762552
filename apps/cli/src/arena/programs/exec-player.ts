/** A seat that a program plays over the line protocol. Whatever the program does, the game goes on. */
import type { ArenaAnswer, ArenaPlayer } from '@casefile/bots/arena/play-game';
import type { ArenaTable } from '@casefile/bots/arena/table';
import { Conversation, type Heard } from '@casefile/bots/protocol/conversation';
import { makeLine, type ToBot } from '@casefile/bots/protocol/messages';
import { type Form, makeView, type Seat, type View } from '@casefile/engine';
import { LineProcess } from './process.ts';

/** A program that misses this many answers in a row counts as hanging. */
const maxLate = 5;
/** The maximum number of unsolicited lines; more are a flood. */
const maxUnasked = 1000;

export interface TimeLimits {
  readonly ms: number;
  /** Starting an interpreter may take longer than a move. */
  readonly helloMs: number;
}

export class ExecPlayer implements ArenaPlayer {
  readonly #command: string;
  readonly #limits: TimeLimits;
  readonly #report: (game: string, why: string) => void;
  #process: LineProcess | null = null;
  #talk = new Conversation();
  #starts = 0;
  #ready: Promise<void> = Promise.resolve();
  #greeted: (() => void) | null = null;
  #game = '';
  /** The game being played; null between games. */
  #table: ArenaTable | null = null;
  #seat: Seat = 0;
  #waiting: ((answer: ArenaAnswer) => void) | null = null;
  /** How the program failed, until the next decision reports it. */
  #owed: string | null = null;
  #late = 0;
  #unasked = 0;

  constructor(command: string, limits: TimeLimits, report: (game: string, why: string) => void) {
    this.#command = command;
    this.#limits = limits;
    this.#report = report;
  }

  /** A new game begins. */
  sitDown(game: string): void {
    this.#game = game;
    this.#unasked = 0;
    if (this.#starts === 0) this.#begin();
  }

  watch(table: ArenaTable, seat: Seat): void {
    if (this.#table === null) {
      this.#table = table;
      this.#seat = seat;
      this.#sayStart();
    } else this.#sayNews();
  }

  leave(table: ArenaTable, seat: Seat): void {
    this.watch(table, seat);
    this.#say(this.#talk.end(table));
    this.#table = null;
  }

  async decide(view: View, legal: readonly Form[]): Promise<ArenaAnswer> {
    if (this.#owed === null) await this.#ready;
    if (this.#owed !== null) return this.#owe();
    return this.#process === null ? { absent: true } : this.#ask(view, legal);
  }

  #owe(): ArenaAnswer {
    const fault = this.#owed!;
    this.#owed = null;
    return { fault };
  }

  kill(): void {
    this.#process?.kill();
  }

  async close(): Promise<void> {
    this.#greeted?.();
    await this.#process?.close();
  }

  #begin(): void {
    this.#starts++;
    this.#talk = new Conversation();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { helloMs } = this.#limits;
    const timer = setTimeout(() => this.#lose(`said no hello within ${helloMs} ms`), helloMs);
    this.#greeted = () => {
      clearTimeout(timer);
      this.#greeted = null;
      resolve();
    };
    this.#ready = promise;
    this.#process = new LineProcess(this.#command, {
      onLine: (line) => this.#hear(line),
      onExit: (why) => this.#lost(why),
    });
    this.#say(this.#talk.hello());
    this.#sayStart();
  }

  #sayStart(): void {
    const table = this.#table;
    if (table === null) return;
    const view = makeView(table.positionOf(this.#seat));
    this.#say(this.#talk.start(this.#game, table, this.#seat, view));
    this.#sayNews();
  }

  #sayNews(): void {
    for (const event of this.#talk.news(this.#table!, this.#seat)) this.#say(event);
  }

  #say(message: ToBot): void {
    if (this.#process?.write(makeLine(message)) === false) this.#lose('does not read what it is told');
  }

  #ask(view: View, legal: readonly Form[]): Promise<ArenaAnswer> {
    const { ms } = this.#limits;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = null;
        this.#talk.close();
        this.#late++;
        if (this.#late === maxLate) this.#lose(`hangs: ${maxLate} late answers in a row`);
        resolve({ fault: `late: no answer within ${ms} ms` });
      }, ms);
      this.#waiting = (answer) => {
        clearTimeout(timer);
        this.#waiting = null;
        this.#talk.close();
        resolve(answer);
      };
      this.#say(this.#talk.ask(view, legal, ms));
    });
  }

  #hear(line: string | { readonly tooLong: true }): void {
    const heard =
      typeof line === 'string'
        ? this.#talk.hear(line)
        : ({ kind: 'fault', why: 'a line of more than a million characters', answers: true } as const);
    if (heard.kind === 'hello' && this.#greeted !== null) this.#greeted();
    else if (heard.kind === 'action') {
      this.#late = 0;
      this.#waiting?.({ action: heard.action });
    } else if (heard.kind === 'fault' && heard.answers && this.#waiting !== null)
      this.#waiting({ fault: heard.why });
    else this.#unaskedFor(heard);
  }

  #unaskedFor(heard: Heard): void {
    this.#unasked++;
    if (heard.kind === 'fault' && this.#unasked === 1) this.#report(this.#game, heard.why);
    if (this.#unasked === maxUnasked) this.#lose(`floods: ${maxUnasked} lines that nobody asked for`);
  }

  /** The program is unusable in its current state. */
  #lose(why: string): void {
    this.#process?.kill();
    this.#lost(why);
  }

  #lost(why: string): void {
    this.#process = null;
    this.#late = 0;
    this.#unasked = 0;
    const again = this.#starts === 1;
    this.#owed = again ? `${why}; started again` : `${why}; passes and shows at random from now on`;
    this.#greeted?.();
    if (again) this.#begin();
    this.#waiting?.(this.#owe());
  }
}
