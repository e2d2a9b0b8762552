import { shortestPathInto } from '../approach.ts';
import type { Board } from '../board.ts';
import {
  type FallShort,
  fillWith,
  type Journey,
  type Movement,
  type MoveStart,
  moveStart,
  NOWHERE,
  setBits,
} from '../movement.ts';
import { adjacencyOf, makeSpread } from '../spread.ts';
import { makeFullPaths, setBlocked } from './full-paths.ts';
import { selfAvoiding } from './self-avoiding.ts';

/** The readings of exact movement. */
export interface ExactPathsOptions {
  /** The square the move starts on counts as entered. */
  readonly startCounts?: boolean;
  readonly fallShort?: FallShort;
  /** What the step from the square in front of a door into the room costs. */
  readonly intoRoomCosts?: 0 | 1;
  /** Whether other pawns block the way or may be passed, though never stopped on. */
  readonly pawns?: 'block' | 'passed';
}

/** Uses up exactly the roll, enters no square twice, is blocked by other pawns, and ends in a room. */
export function exactPaths(board: Board, options: ExactPathsOptions = {}): Movement {
  const { startCounts = true, fallShort = 'whenNothingElse', intoRoomCosts = 1, pawns = 'block' } = options;
  const adjacency = adjacencyOf(board);
  const spread = makeSpread(board, adjacency);
  const search = selfAvoiding(adjacency, spread);
  const words = Math.ceil(board.nodes / 32);
  const moveStarts = board.places.map(
    (_, from): MoveStart =>
      startCounts || board.isRoom(from)
        ? moveStart(board, from)
        : { firstSquares: board.neighbours[from]!, stepsSpent: 1 },
  );
  const full = makeFullPaths({ board, spread, search, moveStarts, intoRoomCosts });

  const isFullSet = (ends: Int32Array): boolean => {
    const squareWords = fallShort === 'whenNothingElse' ? words : board.squares >> 5;
    for (let word = 0; word < squareWords; word++) if (ends[word] !== 0) return true;
    return squareWords < words && (ends[squareWords]! & ((1 << (board.squares & 31)) - 1)) !== 0;
  };

  function destinationBits(journey: Journey, into: Int32Array): boolean {
    if (journey.steps < 1) return fillWith(NOWHERE, into);
    if (pawns === 'passed') return fillWith(pastPawns(journey).ends, into);
    full.fill(journey, into);
    if (isFullSet(into)) return true;
    if (fallShort !== 'never') setBits(shortPaths(journey).ends, into);
    return into.some((word) => word !== 0);
  }

  function shortPaths({ from, steps, others }: Journey): { length: number; ends: readonly number[] } {
    const { firstSquares, stepsSpent } = moveStarts[from]!;
    setBlocked(spread, others, 1);
    const { length, ends } = search.longest(firstSquares, steps - stepsSpent);
    setBlocked(spread, others, 0);
    return length + stepsSpent > 0 ? { length, ends } : { length: 0, ends: NOWHERE };
  }

  const isFull = (ends: readonly number[]): boolean =>
    ends.length > 0 && (fallShort === 'whenNothingElse' || !board.isRoom(ends[0]!));

  /** A path may lead over other pawns and not end on one: it then ends as many steps earlier as it must. */
  function pastPawns(journey: Journey): { ends: readonly number[]; steps: number } {
    const freeAfter = (steps: number): readonly number[] =>
      full.list({ ...journey, steps, others: NOWHERE }).filter((node) => !journey.others.includes(node));
    const ends = freeAfter(journey.steps);
    if (fallShort === 'never' || isFull(ends)) return { ends, steps: journey.steps };
    for (let steps = journey.steps - 1; steps > 0; steps--) {
      const squares = freeAfter(steps).filter((node) => !board.isRoom(node));
      if (squares.length > 0) return { ends: [...squares, ...ends], steps };
    }
    return { ends, steps: journey.steps };
  }

  function destinations(journey: Journey): readonly number[] {
    if (journey.steps < 1) return NOWHERE;
    if (pawns === 'passed') return pastPawns(journey).ends;
    const ends = full.list(journey);
    if (fallShort === 'never') return ends;
    if (isFull(ends)) return ends;
    return [...shortPaths(journey).ends, ...ends];
  }

  function path(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { from, steps } = journey;
    const others = pawns === 'passed' ? NOWHERE : journey.others;
    const { firstSquares, stepsSpent } = moveStarts[from]!;
    const pathOf = (length: number): number[] | undefined => {
      setBlocked(spread, others, 1);
      spread.run(firstSquares, length);
      const found = search.find(firstSquares, to, length);
      setBlocked(spread, others, 0);
      return found ? [...search.path.subarray(1 - stepsSpent, length + 1)] : undefined;
    };
    if (!board.isRoom(to)) {
      const short = () =>
        pawns === 'passed' ? pastPawns(journey).steps - stepsSpent : shortPaths(journey).length;
      return pathOf(steps - stepsSpent) ?? pathOf(short());
    }
    setBlocked(spread, others, 1);
    spread.run(firstSquares, steps - stepsSpent);
    setBlocked(spread, others, 0);
    return [...shortestPathInto(board, spread, from, to).slice(1 - stepsSpent), to];
  }

  return {
    passesPawns: pawns === 'passed',
    destinations,
    destinationBits,
    path,
    cost: (journey, to) => path(journey, to)?.length ?? -1,
  };
}
