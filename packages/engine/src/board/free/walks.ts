import { shortestPathInto, stepsInto } from '../approach.ts';
import type { Board } from '../board.ts';
import {
  type CachedDestinations,
  cachedDestinations,
  type FallShort,
  type Journey,
  type Movement,
  moveStart,
  NOWHERE,
  unbarred,
} from '../movement.ts';
import { FAR, makeSpread } from '../spread.ts';

/** The readings of free movement. */
export interface WalksOptions {
  readonly fallShort?: FallShort;
  /** Whether other pawns block the way or may be passed, though never stopped on. */
  readonly pawns?: 'block' | 'passed';
}

/** Uses up exactly the roll, may enter squares again, is blocked by other pawns, and ends in a room. */
export function walks(board: Board, options: WalksOptions = {}): Movement {
  const { fallShort = 'whenNothingElse', pawns = 'block' } = options;
  const spread = makeSpread(board);
  const { steps: walked, blocked } = spread;
  const moveStarts = board.places.map((_, from) => moveStart(board, from));
  const cache = new Map<number, CachedDestinations>();

  const nearby = moveStarts.map(({ firstSquares }) => {
    spread.run(firstSquares, FAR - 1);
    return Uint8Array.from({ length: board.squares }, (_, square) => spread.shortest(square));
  });

  /** Runs the spread and returns the first squares that are dead ends: a walk can end there but not go on. */
  function setOut({ from, steps, others }: Journey): number[] {
    const { firstSquares, stepsSpent } = moveStarts[from]!;
    const blocking = pawns === 'block' ? others : NOWHERE;
    for (const square of blocking) blocked[square] = 1;
    spread.run(firstSquares, steps - stepsSpent);
    const stuck = firstSquares.filter(
      (first) => !blocked[first] && board.neighbours[first]!.every((beside) => blocked[beside]),
    );
    for (const square of blocking) blocked[square] = 0;
    return stuck;
  }

  function walk(journey: Journey): readonly number[] {
    const { from, steps, barred } = journey;
    const start = moveStarts[from]!;
    const length = steps - start.stepsSpent;
    const stuck = setOut(journey);
    const rooms: number[] = [];
    for (let room = board.squares; room < board.nodes; room++) {
      if (stepsInto(board, spread, start, from, room) <= steps && !barred.includes(room)) rooms.push(room);
    }
    if (length > 0) for (const first of stuck) walked[2 * first] = FAR;
    const ends: number[] = [];
    for (let square = 0, at = length & 1; square < board.squares; square++, at += 2) {
      if (walked[at]! <= length) ends.push(square);
    }
    const mayFallShort =
      fallShort === 'whenNoFullPath' || (fallShort === 'whenNothingElse' && rooms.length === 0);
    if (ends.length === 0 && start.stepsSpent === 1 && mayFallShort) ends.push(...stuck);
    for (const room of rooms) ends.push(room);
    return ends;
  }

  function cachedFor({ from, steps }: Journey): CachedDestinations {
    const key = steps * board.nodes + from;
    let list = cache.get(key);
    if (list === undefined) {
      list = cachedDestinations(walk({ from, steps, others: [], barred: [], stops: [] }), from);
      cache.set(key, list);
    }
    return list;
  }

  function isNear({ from, steps, others }: Journey): boolean {
    const reach = steps - moveStarts[from]!.stepsSpent;
    const near = nearby[from]!;
    for (let i = 0; i < others.length; i++) if (near[others[i]!]! <= reach) return true;
    return false;
  }

  /** No walk may end on a pawn. If that leaves no full walk, the pawn goes as far as it can. */
  function past(journey: Journey, ends: readonly number[]): readonly number[] {
    const free = ends.filter((node) => !journey.others.includes(node));
    const isFull = free.length > 0 && (fallShort === 'whenNothingElse' || !board.isRoom(free[0]!));
    if (isFull || fallShort === 'never') return free;
    const short = destinations({ ...journey, steps: journey.steps - 1 });
    return [...short.filter((node) => !board.isRoom(node)), ...free];
  }

  function destinations(journey: Journey): readonly number[] {
    if (journey.steps < 1) return NOWHERE;
    if (pawns === 'block' && isNear(journey)) return walk(journey);
    const list = cachedFor(journey);
    const ends = list.all[0]! < board.squares ? unbarred(list, journey) : walk(journey);
    return pawns === 'passed' ? past(journey, ends) : ends;
  }

  function path(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { firstSquares, stepsSpent } = moveStarts[journey.from]!;
    const stuck = setOut(journey);
    if (board.isRoom(to))
      return [...shortestPathInto(board, spread, journey.from, to).slice(1 - stepsSpent), to];
    if (stuck.includes(to)) return [to];
    const length = journey.steps - stepsSpent;
    if (walked[2 * to + (length & 1)]! > length) return path({ ...journey, steps: journey.steps - 1 }, to);
    const squares = [to];
    const entered = new Set(squares);
    for (let left = length - 1; left >= 0; left--) {
      const before = board.neighbours[squares.at(-1)!]!.filter(
        (beside) => walked[2 * beside + (left & 1)]! <= left,
      );
      const next =
        before.find((beside) => !entered.has(beside) && !(firstSquares.includes(beside) && left > 0)) ??
        before[0]!;
      entered.add(next);
      squares.push(next);
    }
    return squares.reverse().slice(1 - stepsSpent);
  }

  return {
    passesPawns: pawns === 'passed',
    destinations,
    path,
    cost: (journey, to) => path(journey, to)?.length ?? -1,
  };
}
