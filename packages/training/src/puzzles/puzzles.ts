/** The puzzles of a game, kind by kind, in an order drawn from its seed. */
import { type RandomInt, shuffled } from '@casefile/deduction';
import type { BotGame, GameMoment } from '../bot-game.ts';
import { accusePuzzle } from './kinds/accuse.ts';
import { askPuzzle } from './kinds/ask.ts';
import { markPuzzle } from './kinds/mark.ts';
import { answersAt, showPuzzle } from './kinds/show.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import { type SolvedMoment, solveMoment } from './solved-moment.ts';

type Maker = (game: BotGame, solved: SolvedMoment, below: RandomInt) => Puzzle | null;

interface Kind {
  readonly isAt: (moment: GameMoment, before: GameMoment | undefined) => boolean;
  readonly make: (below: RandomInt) => Maker;
}

/** Whether this is the first decision of the player's own turn, with something to deduce from. */
const isTurn = ({ view, seat }: GameMoment, before: GameMoment | undefined): boolean =>
  view.turn === seat && view.history.length > 2 && before?.view.turnNumber !== view.turnNumber;
const suggests = ({ legal }: GameMoment): boolean =>
  legal.some(
    ({ do: action, weapon, from }) => action !== 'accuse' && (weapon !== undefined || from !== undefined),
  );

const kinds: Readonly<Record<PuzzleKind, Kind>> = {
  mark: { isAt: isTurn, make: () => markPuzzle },
  show: { isAt: (moment) => answersAt(moment).length > 0, make: () => showPuzzle },
  ask: { isAt: suggests, make: () => askPuzzle },
  accuse: {
    isAt: isTurn,
    make: (below) => {
      const isTime = below(2) === 0;
      return (game, solved) => accusePuzzle(game, solved, isTime);
    },
  },
};

/**
 * A generator, so that no more are made than wanted. A moment with the same question, or without new knowledge, is no new
 * puzzle.
 */
export function* puzzlesIn(game: BotGame, kind: PuzzleKind): Generator<Puzzle> {
  const below = game.chance(kind);
  const { isAt, make } = kinds[kind];
  const maker = make(below);
  const moments = game.moments.filter((moment, i) => isAt(moment, game.moments[i - 1]));
  const asked = new Set<string>();
  for (const moment of shuffled(moments, below)) {
    const solved = solveMoment(moment);
    const puzzle = solved && maker(game, solved, below);
    if (puzzle === null) continue;
    const keys = [answerKey(puzzle), JSON.stringify(puzzle.knowledge.facts)].map(
      (key) => `${moment.seat} ${key}`,
    );
    if (keys.some((key) => asked.has(key))) continue;
    for (const key of keys) asked.add(key);
    yield puzzle;
  }
}

function answerKey(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'mark':
      return puzzle.reasons.map(({ card, owner, holds }) => `${card} ${owner} ${holds}`).join();
    case 'show':
      return `${puzzle.asker} ${puzzle.named.join()}`;
    case 'ask':
      return puzzle.options.map(({ cards }) => cards.join()).join(';');
    case 'accuse':
      return puzzle.solutions.join(';');
  }
}
