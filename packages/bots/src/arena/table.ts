/** A table between bots: it alone holds the game; each seat is asked with its own view. */
import {
  type Action,
  advanceAll,
  askedSeats,
  type Edition,
  type Fact,
  type Form,
  type Game,
  type GameRecord,
  legalForms,
  makeView,
  type Options,
  openGame,
  type Position,
  type Problem,
  play,
  positionFrom,
  type Refusal,
  recordVersion,
  type Seat,
  seededChance,
  stripFact,
  type View,
} from '@casefile/engine';

export interface TableSetting {
  readonly edition: Edition;
  readonly options: Options;
  readonly suspects: readonly string[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** What a seat is asked: its view, and what it may do. */
export interface Question {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Form[];
}

export class ArenaTable {
  readonly #setting: TableSetting;
  #game: Game;
  readonly #log: Fact[];
  readonly #seats: Position[];
  /** How much of the log each seat has folded. */
  readonly #read: number[];
  readonly #actions: { by: Seat; action: Action }[] = [];

  private constructor(setting: TableSetting, game: Game, facts: readonly Fact[]) {
    this.#setting = setting;
    this.#game = game;
    this.#log = [...facts];
    const { rules } = game.table;
    this.#seats = rules.players.map((_, seat) => positionFrom(rules, facts, seat));
    this.#read = rules.players.map(() => facts.length);
  }

  static open(setting: TableSetting): ArenaTable | Problem {
    const { edition, options, suspects, seed } = setting;
    const players = suspects.map((suspect) => ({ suspect }));
    const opened = openGame(edition, { players, options }, seededChance(seed));
    return opened.ok ? new ArenaTable(setting, opened.game, opened.facts) : opened.problem;
  }

  get result(): Position['result'] {
    return this.#game.table.result;
  }
  get turnNumber(): number {
    return this.#game.table.turnNumber;
  }
  /** Seat by seat, how many suggestions it has made. */
  get suggestions(): readonly number[] {
    const made = this.#seats.map(() => 0);
    for (const { by } of this.#game.table.history) made[by]!++;
    return made;
  }
  get facts(): number {
    return this.#log.length;
  }
  get suspects(): readonly string[] {
    return this.#game.table.rules.players.map(({ suspect }) => suspect);
  }
  get options(): Options {
    return this.#game.table.rules.options;
  }

  /** The first seat that is waited for; null when the game is over. */
  question(): Question | null {
    const [seat] = askedSeats(this.#game.table);
    if (seat === undefined) return null;
    const own = this.positionOf(seat);
    return { seat, view: makeView(own), legal: legalForms(own, seat) };
  }

  positionOf(seat: Seat): Position {
    const unread = this.#log.slice(this.#read[seat]!).map((fact) => stripFact(fact, seat));
    if (unread.length > 0) {
      this.#seats[seat] = advanceAll(this.#seats[seat]!, unread);
      this.#read[seat] = this.#log.length;
    }
    return this.#seats[seat]!;
  }

  /** What has happened since, as the seat may read it. */
  since(number: number, seat: Seat): readonly Fact[] {
    return this.#log.slice(number).map((fact) => stripFact(fact, seat));
  }

  act(seat: Seat, action: Action): Refusal | null {
    const played = play(this.#game, seat, action);
    if (!played.ok) return played.refusal;
    this.#game = played.game;
    this.#log.push(...played.facts);
    this.#actions.push({ by: seat, action });
    return null;
  }

  record(): GameRecord {
    const { edition, seed } = this.#setting;
    return {
      record: recordVersion,
      edition: edition.id,
      editionVersion: edition.version,
      options: this.options,
      players: this.#game.table.rules.players,
      seed,
      actions: this.#actions,
    };
  }
}
