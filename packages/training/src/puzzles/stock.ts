/** A stream of puzzles of one edition without repetition: each comes from its own game. */
import type { Edition } from '@casefile/engine';
import { playBotGame } from '../bot-game.ts';
import { maxLevel, type Puzzle, type PuzzleKind } from './puzzle.ts';
import { puzzlesIn } from './puzzles.ts';

/** After this many games without a puzzle of the wanted level, the nearest level is used. */
const maxGamesAtOnce = 12;
/** Puzzles of other levels found on the way are kept for later, at most this many of each. */
const maxSpares = 2;

interface Spare {
  readonly game: string;
  readonly puzzle: Puzzle;
}

/** The number of the next game for each kind. Kept between visits, so that no game is used twice. */
export type StockCursor = Readonly<Partial<Record<PuzzleKind, number>>>;

export class PuzzleStock {
  readonly #edition: Edition;
  readonly #words: string;
  readonly #next: Partial<Record<PuzzleKind, number>>;
  #spares: Spare[] = [];

  /** `words`: the seed phrase; the same words and cursor give the same puzzles. */
  constructor(edition: Edition, words: string, cursor: StockCursor = {}) {
    this.#edition = edition;
    this.#words = words;
    this.#next = { ...cursor };
  }

  get cursor(): StockCursor {
    return { ...this.#next };
  }

  /** Searches step by step, so that the caller can yield in between. */
  *find(kind: PuzzleKind, level: number, maxGames = maxGamesAtOnce): Generator<void, Puzzle> {
    for (let games = 0; ; games++) {
      const found = this.#take(kind, level, games >= maxGames ? maxLevel : 0);
      if (found !== null) return found;
      const number = this.#next[kind] ?? 0;
      this.#next[kind] = number + 1;
      const name = `${this.#words} ${kind} ${number}`;
      const game = playBotGame(this.#edition, name);
      yield;
      for (const puzzle of puzzlesIn(game, kind)) {
        this.#keep({ game: name, puzzle });
        if (puzzle.level === level) break;
        yield;
      }
    }
  }

  #keep(spare: Spare): void {
    const { kind, level } = spare.puzzle;
    const alike = this.#spares.filter(({ puzzle }) => puzzle.kind === kind && puzzle.level === level);
    if (alike.length < maxSpares && !alike.some(({ game }) => game === spare.game)) this.#spares.push(spare);
  }

  /**
   * The puzzle nearest to the level, easier ones first. Others from the same game are dropped: they would give too much
   * away.
   */
  #take(kind: PuzzleKind, level: number, maxDistance: number): Puzzle | null {
    const distance = ({ puzzle }: Spare): number => Math.abs(puzzle.level - level);
    const [nearest] = this.#spares
      .filter(({ puzzle }) => puzzle.kind === kind)
      .sort((a, b) => distance(a) - distance(b) || a.puzzle.level - b.puzzle.level);
    if (nearest === undefined || distance(nearest) > maxDistance) return null;
    this.#spares = this.#spares.filter(({ game }) => game !== nearest.game);
    return nearest.puzzle;
  }
}

/** The whole search at once. */
export function findPuzzle(stock: PuzzleStock, kind: PuzzleKind, level: number): Puzzle {
  const search = stock.find(kind, level);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}
