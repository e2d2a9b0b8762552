/** A game on this device: the only place in the browser that holds a whole game. */
import { type Bot, infoOf, makeBot } from '@casefile/bots';
import {
  type Action,
  askedSeats,
  type Edition,
  editionAt,
  type Fact,
  legalForms,
  makeView,
  openTable,
  type Position,
  playAt,
  positionAt,
  type Refusal,
  type Seat,
  seededChance,
  stripFact,
  type Table,
  type Viewer,
} from '@casefile/engine';
import { mayUndo } from '@casefile/protocol';
import { type Learned, Learner } from '../knowledge/learned.ts';
import type { LocalPlayer, LocalSetting, SavedGame, Scene, ViewerSeat } from '../messages.ts';
import { type Walked, walksOf } from '../ways.ts';
import { standingOf } from './scene.ts';

/** The state before an undoable action. */
interface UndoPoint {
  readonly table: Table;
  readonly facts: number;
  readonly seat: Seat;
  readonly learners: readonly Learner[];
}

/** Thinking time given to bots in milliseconds: enough for full strength. */
const botThinkingMs = 500;
/** Shows cards for people who are out and do not want to see the rest. */
const standIn = 'basil';

export class LocalTable {
  readonly #setting: LocalSetting;
  readonly #edition: Edition;
  readonly #bots: readonly (Bot | null)[];
  readonly #standIn: (seat: Seat) => Bot;
  #table: Table;
  #log: Fact[];
  /** One for each person on this device. */
  #learners: readonly Learner[];
  #hasNews = false;
  #actions: { by: Seat; action: Action }[] = [];
  #undo: UndoPoint | null = null;
  #sent = 0;
  #walks: readonly Walked[] = [];
  #viewerSeat: ViewerSeat = null;

  constructor(edition: Edition, setting: LocalSetting) {
    const { seed, options, players, layout, origin } = setting;
    const table = {
      players: players.map(asPlayer),
      options,
      ...(layout ? { layout } : {}),
      ...(origin ? { origin } : {}),
    };
    const opened = openTable(edition, table, seededChance(seed));
    if (!opened.ok) throw new RangeError(`${opened.problem.at}: ${opened.problem.what}`);
    this.#setting = setting;
    this.#edition = edition;
    this.#table = opened.table;
    this.#log = [...opened.facts];
    const info = infoOf(edition, this.#whole.rules.options);
    this.#bots = this.#whole.rules.players.map(({ suspect }, seat) => {
      const bot = players.find((player) => player.suspect === suspect)?.bot;
      return bot === undefined ? null : makeBot(bot, `${seed} ${seat}`, info);
    });
    this.#standIn = (seat) => makeBot(standIn, `${seed} ${seat}`, info);
    this.#learners = this.#bots.flatMap((bot, seat) =>
      bot === null ? [new Learner(this.#whole.rules, seat)] : [],
    );
    for (const facts of origin?.steps ?? [this.#log]) this.#learn(facts);
  }

  #learn(facts: readonly Fact[]): void {
    this.#hasNews = false;
    for (const learner of this.#learners) {
      const fresh = learner.take(facts.map((fact) => stripFact(fact, learner.seat)));
      if (fresh.some(({ isHeld }) => isHeld)) this.#hasNews = true;
    }
  }

  /** Whether the last action taught a person something to acknowledge. */
  get hasNews(): boolean {
    return this.#hasNews;
  }

  /** Restores a saved game; throws if it no longer replays. */
  static restore(edition: Edition, saved: SavedGame): LocalTable {
    const played = editionAt(edition, saved.editionVersion);
    if (played === undefined) throw new RangeError('The saved game is of an edition that is not known.');
    const table = new LocalTable(played, saved);
    for (const { by, action } of saved.actions) {
      if (table.act(by, action) !== null) throw new RangeError('The saved game does not replay.');
    }
    return table;
  }

  get #whole(): Position {
    return this.#table.game.table;
  }

  look(as: ViewerSeat): void {
    this.#viewerSeat = as;
    this.#sent = 0;
  }

  act(seat: Seat, action: Action): Refusal | null {
    const before = this.#table;
    const played = playAt(before, seat, action);
    if (!played.ok) return played.refusal;
    const isPersons = this.#bots[seat] === null;
    const step = { seat, facts: played.facts, by: isPersons ? 'person' : 'bot' } as const;
    this.#undo = mayUndo(before.game.table, step, played.table.game.table)
      ? { table: before, facts: this.#log.length, seat, learners: this.#learners.map((one) => one.copy()) }
      : null;
    this.#walks = [...this.#walks, ...walksOf(before.game.table, played.facts)];
    this.#table = played.table;
    this.#log.push(...played.facts);
    this.#learn(played.facts);
    this.#actions.push({ by: seat, action });
    return null;
  }

  /** Takes back a plain move that nothing has followed yet. */
  undo(seat: Seat): boolean {
    if (this.#undo?.seat !== seat) return false;
    this.#table = this.#undo.table;
    this.#log = this.#log.slice(0, this.#undo.facts);
    this.#learners = this.#undo.learners;
    this.#actions = this.#actions.slice(0, -1);
    this.#undo = null;
    this.#sent = 0;
    return true;
  }

  /** One bot decides; false when none is asked. To the end, one decides for people who are out. */
  next(isToEnd = false): boolean {
    const { out } = this.#whole;
    const isPlayed = (seat: Seat): boolean => this.#bots[seat] !== null || (isToEnd && out[seat]!);
    const seat = askedSeats(this.#whole).find(isPlayed);
    if (seat === undefined) return false;
    const planned = this.#planned(seat);
    if (planned !== null && this.act(seat, planned) === null) return true;
    const own = positionAt(this.#table, seat);
    const action = (this.#bots[seat] ?? this.#standIn(seat)).decide(makeView(own), legalForms(own, seat), {
      ms: botThinkingMs,
    });
    const refused = this.act(seat, action);
    if (refused !== null) throw new Error(`A bot took an action that is refused: ${refused.why}.`);
    return true;
  }

  /** The lesson's action for this seat; null without a lesson or off its plan. */
  #planned(seat: Seat): Action | null {
    const { choices = [] } = this.#setting.lesson ?? {};
    const done = this.#actions.filter(({ by }) => this.#bots[by] !== null);
    const suspectOf = (by: Seat): string => this.#whole.rules.players[by]!.suspect;
    const isAsPlanned = done.every(
      ({ by, action }, i) =>
        choices[i]?.by === suspectOf(by) && JSON.stringify(choices[i].action) === JSON.stringify(action),
    );
    const next = choices[done.length];
    return isAsPlanned && next?.by === suspectOf(seat) ? next.action : null;
  }

  position(): Position {
    return positionAt(this.#table, this.#viewer);
  }

  /** The changes since the previous scene. */
  scene(): Scene {
    const position = this.position();
    const from = this.#sent;
    const whole = from === 0;
    const facts = this.#log.slice(from).map((fact) => stripFact(fact, this.#viewer));
    this.#sent = this.#log.length;
    const walks = whole ? [] : this.#walks;
    this.#walks = [];
    const viewerSeat = this.#viewerSeat;
    return {
      ...standingOf(position, viewerSeat),
      facts,
      whole,
      learned: this.#learnedSince(from),
      told: this.#learners.map(({ seat, items }) => ({ seat, n: lastPrivate(items) })),
      walks,
      canUndo: viewerSeat !== null && this.#undo?.seat === viewerSeat,
      botAsked: askedSeats(this.#whole).some((seat) => this.#bots[seat] !== null),
      saved: this.#save(),
    };
  }

  #learnedSince(from: number): readonly Learned[] {
    const own = this.#learners.find(({ seat }) => seat === this.#viewerSeat);
    return own?.items.filter(({ n }) => n >= from) ?? [];
  }

  get #viewer(): Viewer {
    return this.#viewerSeat ?? 'spectator';
  }

  #save(): SavedGame {
    const editionVersion = this.#edition.version;
    return { ...this.#setting, version: 1, editionVersion, actions: this.#actions };
  }
}

const lastPrivate = (items: readonly Learned[]): number =>
  items.findLast(({ isPrivate, isHeld }) => isPrivate && isHeld)?.n ?? -1;

function asPlayer({ suspect, name }: LocalPlayer): { suspect: string; name?: string } {
  return name === undefined ? { suspect } : { suspect, name };
}
