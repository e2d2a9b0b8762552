/** A game between bots, with every decision as the deciding player saw it. */

import { infoOf, makeBot } from '@casefile/bots';
import { seedFrom } from '@casefile/bots/arena/match';
import { type ArenaQuestion, ArenaTable } from '@casefile/bots/arena/table';
import { type RandomInt, randomIntFrom, shuffled } from '@casefile/deduction';
import { type Edition, type Fact, type Position, type Seat, stripFact } from '@casefile/engine';
import { defaultOptions } from '@casefile/engine/options';

/** A decision as its player saw it. */
export interface GameMoment extends ArenaQuestion {
  /** Its number in the game. */
  readonly at: number;
  readonly position: Position;
  /** The public facts up to this decision. */
  readonly spoken: () => readonly Fact[];
}

/** Identifies a game, and with it its puzzles. */
export interface GameName {
  readonly edition: string;
  /** The seed phrase: the same words give the same game. */
  readonly words: string;
}

export interface BotGame extends GameName {
  readonly moments: readonly GameMoment[];
  /** A random source for picking puzzles, derived from the seed. */
  readonly chance: (purpose: string) => RandomInt;
}

/** Quick to decide, and different from each other. */
const minds = ['clauses', 'people', 'fewest-owners', 'cross-off', 'people', 'clauses'];
const maxTurns = 80;
/** Enough for every bot used here: none of them depends on a clock. */
const thinkingMs = 1000;

/** Plays the game of this seed phrase to its end. */
export function playBotGame(edition: Edition, words: string): BotGame {
  const seed = seedFrom('training', edition.id, words);
  const chance = (purpose: string): RandomInt =>
    randomIntFrom(Number.parseInt(seedFrom(seed, purpose).slice(0, 8), 16));
  const below = chance('table');
  const options = defaultOptions(edition);
  const [minSeats, maxSeats] = edition.seats;
  // With two seats nothing is hidden: each player knows every card they do not hold.
  const least = Math.min(maxSeats, Math.max(3, minSeats));
  const suspects = shuffled(edition.cards(options).suspects, below).slice(
    0,
    least + below(Math.min(5, maxSeats) - least + 1),
  );
  const table = ArenaTable.mustOpen({ edition, options, suspects, seed });
  const info = infoOf(edition, table.options);
  const seated = shuffled(minds, below);
  const bots = table.suspects.map((_, seat) =>
    makeBot(seated[seat % seated.length]!, `${seed} ${seat}`, info),
  );
  const moments: GameMoment[] = [];
  for (let asked = table.question(); asked !== null; asked = table.question()) {
    if (table.turnNumber > maxTurns) break;
    moments.push({
      ...asked,
      at: moments.length,
      position: table.positionOf(asked.seat),
      spoken: spokenIn(table, asked.seat),
    });
    const refusal = table.act(
      asked.seat,
      bots[asked.seat]!.decide(asked.view, asked.legal, { ms: thinkingMs }),
    );
    if (refusal !== null) throw new Error(`A bot took an action that is refused: ${refusal.why}.`);
  }
  return { edition: edition.id, words, moments, chance };
}

/** Computed on demand: only a few moments become puzzles. */
function spokenIn(table: ArenaTable, seat: Seat): () => readonly Fact[] {
  const { facts } = table;
  return () =>
    table
      .since(0, seat)
      .slice(0, facts)
      .map((fact) => stripFact(fact, 'spectator'));
}
