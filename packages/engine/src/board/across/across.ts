import type { Board } from '../board.ts';
import { type Journey, type Movement, NOWHERE } from '../movement.ts';
import { findPathOnce } from './once.ts';
import {
  add,
  has,
  makeWalking,
  type NodeSet,
  type OneWay,
  type Walking,
  type WalkingOptions,
} from './walking.ts';

/** The readings of movement that jumps pawns and walks through rooms. */
export interface AcrossOptions {
  /** Where a pawn stops when its count ends on another pawn: any free square of its path, or the last one. */
  readonly onPawn?: 'anyBefore' | 'lastBefore';
  /** Whether a move may enter a square again, the start too. */
  readonly again?: 'may' | 'never';
  /** Rooms that cannot be walked through. */
  readonly notThrough?: readonly string[];
  /** Rooms that need an exact roll. */
  readonly exactInto?: readonly string[];
  /** Whether a passage between squares is a step like any other or ends the move. */
  readonly squarePassages?: 'walkOn' | 'end';
  /** Passages not drawn on the board, from a room to a square and not back. Each is one step. */
  readonly oneWay?: readonly OneWay[];
}

/** Steps in both directions: with one-way passages a path cannot simply be reversed. */
interface BothWays extends Walking {
  readonly back: Walking;
}

/**
 * Uses up exactly the roll, may enter squares again, jumps other pawns, and walks through a room as through one square.
 * Rooms and `stops` need no exact roll. A passage between rooms costs one and ends the move; one between squares
 * is a step like any other.
 */
export function across(board: Board, options: AcrossOptions = {}): Movement {
  const { onPawn = 'anyBefore', again = 'may', squarePassages = 'walkOn', oneWay = [] } = options;
  const nodesOf = (rooms: readonly string[] = []) => rooms.map((room) => board.nodeOf(room));
  const notThrough = nodesOf(options.notThrough);
  const exactInto = nodesOf(options.exactInto);
  const walkingPast = (barred: readonly number[]): BothWays =>
    thereAndBack({ barred, notThrough, passages: squarePassages === 'walkOn', oneWay });
  /** The steps forward, and the steps backward for paths that are built from their end. */
  const thereAndBack = (given: WalkingOptions): BothWays => {
    const walking = makeWalking(board, given);
    return {
      ...walking,
      back: oneWay.length > 0 ? makeWalking(board, { ...given, backward: true }) : walking,
    };
  };
  const whole = walkingPast([]);
  const free = whole.none();
  const ends = whole.none();
  const squares = whole.none();
  for (let square = 0; square < board.squares; square++) add(squares, square);

  const walkingOf = ({ barred }: Journey) => (barred.length === 0 ? whole : walkingPast(barred));
  const markFreeSquares = (others: readonly number[]) => {
    free.set(squares);
    for (let i = 0; i < others.length; i++) free[others[i]! >> 5]! &= ~(1 << (others[i]! & 31));
  };

  /** Where a pawn may stop `left` steps before the end of a path onto the pawn at `pawn`. */
  function before(walking: BothWays, pawn: number, left: number): NodeSet {
    if (onPawn === 'anyBefore') return walking.back.after(pawn, left);
    let set = walking.back.after(pawn, 1);
    for (let step = 1; step < left; step++) {
      set = walking.back.around(set.map((bits, word) => bits & squares[word]! & ~free[word]!));
    }
    return set;
  }

  /** The places of a path onto a pawn at which it may stop instead. */
  function stopsOn(path: readonly number[]): readonly number[] {
    if (onPawn === 'anyBefore') return path;
    return path.slice(path.findLastIndex((node) => board.isRoom(node) || has(free, node)));
  }

  /** Fills `ends` with where the roll ends and where it stops before a pawn; returns only where it ends. */
  function count(walking: BothWays, { from, steps, others }: Journey): NodeSet {
    if (again === 'never') return countOnce(walking, from, steps);
    const last = walking.after(from, steps);
    ends.set(last);
    for (let i = 0; i < others.length; i++) {
      if (!has(last, others[i]!)) continue;
      for (let step = 1; step < steps; step++) {
        const here = walking.after(from, step);
        const onward = before(walking, others[i]!, steps - step);
        for (let word = 0; word < ends.length; word++) ends[word]! |= here[word]! & onward[word]!;
      }
    }
    return last;
  }

  function countOnce(walking: BothWays, from: number, steps: number): NodeSet {
    const last = whole.none();
    ends.fill(0);
    findPathOnce(walking, from, steps, (path) => {
      const end = path.at(-1)!;
      add(last, end);
      if (board.isRoom(end) || has(free, end)) add(ends, end);
      else for (const node of stopsOn(path)) add(ends, node);
      return false;
    });
    return last;
  }

  function stepsInto(walking: BothWays, from: number, room: number): number {
    const soonest = walking.soonest(from);
    const passages = board.passages[room]!;
    let least = again === 'never' && room === from ? Number.POSITIVE_INFINITY : soonest[room]!;
    for (let i = 0; i < passages.length; i++) {
      least = Math.min(least, 1 + (passages[i] === from ? 0 : soonest[passages[i]!]!));
    }
    return least;
  }

  /** The path to the near end of a passage between squares that ends the move; undefined when there is none. */
  function pathToPassage(walking: BothWays, { from, steps }: Journey, far: number): number[] | undefined {
    if (squarePassages === 'walkOn') return undefined;
    const soonest = walking.soonest(from);
    for (const near of board.passages[far]!) {
      if (near === from) return [];
      if (soonest[near]! < steps) return trace(walking, from, near, soonest[near]!);
    }
    return undefined;
  }

  function destinations(journey: Journey): readonly number[] {
    const { from, steps, others, barred, stops } = journey;
    if (steps < 1) return NOWHERE;
    const walking = walkingOf(journey);
    const soonest = walking.soonest(from);
    markFreeSquares(others);
    const last = count(walking, journey);
    for (let i = 0; i < stops.length; i++) {
      const isStart = again === 'never' && stops[i] === from;
      if (!isStart && soonest[stops[i]!]! <= steps) add(ends, stops[i]!);
    }
    if (squarePassages === 'end')
      for (let far = 0; far < board.squares; far++)
        if (board.passages[far]!.length > 0 && pathToPassage(walking, journey, far)) add(ends, far);
    const nodes: number[] = [];
    for (let word = 0; word < ends.length; word++) {
      for (let bits = ends[word]! & free[word]!; bits !== 0; bits &= bits - 1) {
        nodes.push(32 * word + 31 - Math.clz32(bits & -bits));
      }
    }
    for (let room = board.squares; room < board.nodes; room++) {
      const isReached = exactInto.includes(room) ? has(last, room) : stepsInto(walking, from, room) <= steps;
      if (isReached && !barred.includes(room)) nodes.push(room);
    }
    return nodes;
  }

  function trace(walking: BothWays, from: number, to: number, steps: number): number[] {
    const path = [to];
    for (let left = steps - 1; left > 0; left--) {
      const before = walking.back.links[path.at(-1)!]!.filter(
        (node) => !walking.isDeadEnd(node) && has(walking.after(from, left), node),
      );
      path.push(before.find((node) => !path.includes(node) && node !== from) ?? before[0]!);
    }
    return path.reverse();
  }

  /** A path that uses up the roll, or would but for the pawn it ends on. */
  function pathByCount(walking: BothWays, { from, steps, others }: Journey, to: number) {
    markFreeSquares(others);
    if (again === 'never') {
      const isOnPawn = (path: readonly number[]) => others.includes(path.at(-1)!);
      const path =
        findPathOnce(walking, from, steps, (each) => each.at(-1) === to) ??
        findPathOnce(walking, from, steps, (each) => isOnPawn(each) && stopsOn(each).includes(to));
      return path?.slice(0, path.indexOf(to) + 1);
    }
    if (has(walking.after(from, steps), to)) return trace(walking, from, to, steps);
    for (let step = steps - 1; step > 0; step--) {
      const stopped = (pawn: number) =>
        has(walking.after(from, steps), pawn) && has(before(walking, pawn, steps - step), to);
      if (has(walking.after(from, step), to) && others.some(stopped)) return trace(walking, from, to, step);
    }
    return undefined;
  }

  function path(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { from, stops } = journey;
    const walking = walkingOf(journey);
    const soonest = walking.soonest(from);
    if (board.isRoom(to) && !exactInto.includes(to)) {
      const least = stepsInto(walking, from, to);
      if (least === soonest[to]) return trace(walking, from, to, least);
      if (least === 1) return [to];
      const through = board.passages[to]!.find((room) => soonest[room] === least - 1)!;
      return [...trace(walking, from, through, least - 1), to];
    }
    if (stops.includes(to)) return trace(walking, from, to, soonest[to]!);
    return pathByCount(walking, journey, to) ?? [...pathToPassage(walking, journey, to)!, to];
  }

  function cost(journey: Journey, to: number): number {
    if (!destinations(journey).includes(to)) return -1;
    const walking = walkingOf(journey);
    if (board.isRoom(to) && !exactInto.includes(to)) return stepsInto(walking, journey.from, to);
    return journey.stops.includes(to) ? walking.soonest(journey.from)[to]! : journey.steps;
  }

  const needsPassage = (from: number, steps: number, room: number) => whole.soonest(from)[room]! > steps;

  return { passesPawns: true, destinations, path, cost, needsPassage };
}
