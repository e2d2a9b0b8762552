/** Holds a table in play: each seat is asked with its own view; the log and the actions are kept. */
import {
  type Action,
  askedSeats,
  type CardId,
  type Edition,
  type Fact,
  type Form,
  type GameRecord,
  legalForms,
  makeView,
  type Options,
  openTable,
  type Position,
  type Problem,
  playAt,
  positionAt,
  type Refusal,
  type Result,
  recordVersion,
  type Seat,
  seededChance,
  stripFact,
  type Table,
  type View,
} from '@casefile/engine';

/** What a table is opened with. */
export interface TableSetting {
  readonly edition: Edition;
  readonly options: Options;
  readonly suspects: readonly string[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

/** What a seat is asked: its view, and what it may do. */
export interface ArenaQuestion {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Form[];
}

/** A table in play that asks one seat after the other and keeps the actions as a record. */
export class ArenaTable {
  readonly #setting: TableSetting;
  #table: Table;
  readonly #log: Fact[];
  readonly #actions: { by: Seat; action: Action }[] = [];

  private constructor(setting: TableSetting, table: Table, facts: readonly Fact[]) {
    this.#setting = setting;
    this.#table = table;
    this.#log = [...facts];
  }

  static open(setting: TableSetting): Result<{ table: ArenaTable }, { problem: Problem }> {
    const { edition, options, suspects, seed } = setting;
    const players = suspects.map((suspect) => ({ suspect }));
    const opened = openTable(edition, { players, options }, seededChance(seed));
    return opened.ok ? { ok: true, table: new ArenaTable(setting, opened.table, opened.facts) } : opened;
  }

  /** The same, of a setting that is known to be good. */
  static mustOpen(setting: TableSetting): ArenaTable {
    const opened = ArenaTable.open(setting);
    if (!opened.ok) throw new Error(`${opened.problem.what} at ${opened.problem.at}`);
    return opened.table;
  }

  get #whole(): Position {
    return this.#table.game.table;
  }
  get result(): Position['result'] {
    return this.#whole.result;
  }
  get turnNumber(): number {
    return this.#whole.turnNumber;
  }
  /** For when the game is over, also where nobody has won. */
  get envelope(): readonly CardId[] {
    return this.#whole.envelope!;
  }
  /** Seat by seat, how many suggestions it has made. */
  get suggestions(): readonly number[] {
    const made = this.suspects.map(() => 0);
    for (const { by } of this.#whole.history) made[by]!++;
    return made;
  }
  /** Seat by seat, whether it has accused wrongly. */
  get accusedWrongly(): readonly boolean[] {
    const { accusations } = this.#whole;
    return this.suspects.map((_, seat) =>
      accusations.some(({ by, right }) => by === seat && right === false),
    );
  }
  get facts(): number {
    return this.#log.length;
  }
  get suspects(): readonly string[] {
    return this.#whole.rules.players.map(({ suspect }) => suspect);
  }
  get options(): Options {
    return this.#whole.rules.options;
  }

  seatOf(suspect: string): Seat {
    return this.#whole.rules.seatOf[suspect]!;
  }

  /** The first seat that is waited for; null when the game is over. */
  question(): ArenaQuestion | null {
    const [seat] = askedSeats(this.#whole);
    if (seat === undefined) return null;
    const own = this.positionOf(seat);
    return { seat, view: makeView(own), legal: legalForms(own, seat) };
  }

  positionOf(seat: Seat): Position {
    return positionAt(this.#table, seat);
  }

  /** What has happened since, as the seat may read it. */
  since(number: number, seat: Seat): readonly Fact[] {
    return this.#log.slice(number).map((fact) => stripFact(fact, seat));
  }

  act(seat: Seat, action: Action): Refusal | null {
    const played = playAt(this.#table, seat, action);
    if (!played.ok) return played.refusal;
    this.#table = played.table;
    this.#log.push(...played.facts);
    this.#actions.push({ by: seat, action });
    return null;
  }

  /** `names`: who played, seat by seat. The players themselves never saw them. */
  record(names: readonly string[] = []): GameRecord {
    const { edition, seed } = this.#setting;
    const { players } = this.#whole.rules;
    return {
      record: recordVersion,
      edition: edition.id,
      editionVersion: edition.version,
      options: this.options,
      players: players.map((player, seat) =>
        names[seat] === undefined ? player : { ...player, name: names[seat] },
      ),
      seed,
      actions: this.#actions,
    };
  }
}
