/** The table of a game in one process: it alone holds the game, and hands each seat its own position. */
import {
  type Action,
  advance,
  combineSeeds,
  type Edition,
  type Fact,
  type Game,
  legalForms,
  makeView,
  type Options,
  openGame,
  type Position,
  type Problem,
  play,
  positionFrom,
  type Refusal,
  type Seat,
  seededChance,
  stripFact,
} from '@casefile/engine';
import type { Bot } from '../bots/bot.ts';

export interface TableSetting {
  readonly edition: Edition;
  readonly suspects: readonly string[];
  readonly options: Options;
  readonly seed: string;
}

export class Table {
  #game: Game;
  readonly #seats: Position[];
  readonly #seed: string;
  readonly #opening: readonly Fact[];

  private constructor(game: Game, opening: readonly Fact[], seed: string) {
    this.#game = game;
    this.#seed = seed;
    this.#opening = opening;
    const { rules } = game.table;
    this.#seats = rules.players.map((_, seat) => positionFrom(rules, opening, seat));
  }

  static open({ edition, suspects, options, seed }: TableSetting): Table | Problem {
    const players = suspects.map((suspect) => ({ suspect }));
    const opened = openGame(edition, { players, options }, seededChance(seed));
    return opened.ok ? new Table(opened.game, opened.facts, seed) : opened.problem;
  }

  seatOf(suspect: string): Seat {
    return this.#game.table.rules.seatOf[suspect]!;
  }

  /** What the seat knows, and nothing else. */
  positionOf(seat: Seat): Position {
    return this.#seats[seat]!;
  }

  /** The opening as the seat may read it. */
  openingFor(seat: Seat): readonly Fact[] {
    return this.#opening.map((fact) => stripFact(fact, seat));
  }

  /** What happened, as the reader may read it, or why nothing did. */
  act(seat: Seat, action: Action, reader: Seat): readonly Fact[] | Refusal {
    const played = play(this.#game, seat, action);
    if (!played.ok) return played.refusal;
    this.#game = played.game;
    this.#seats.forEach((own, other) => {
      this.#seats[other] = played.facts.reduce((pos, fact) => advance(pos, stripFact(fact, other)), own);
    });
    return played.facts.map((fact) => stripFact(fact, reader));
  }

  /** What the bot does in this seat. The same seed and position give the same decision. */
  decide(seat: Seat, bot: Bot): Action {
    const own = this.positionOf(seat);
    const chance = seededChance(combineSeeds(this.#seed, [`bot ${seat} at ${own.n}`]));
    const { cards, board } = own.rules;
    const legal = legalForms(own, seat);
    return bot({ view: makeView(own), legal, cards, board, below: (bound) => chance.below(bound) });
  }
}
