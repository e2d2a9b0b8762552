import type { Board } from './board.ts';
import { type Journey, type Movement, NOWHERE } from './movement.ts';
import { add, has, makeWalking, type NodeSet, type Walking } from './walking.ts';

export interface AcrossOptions {
  /** Where a pawn stops whose count ends on another: any free square of its way, or the last one. */
  readonly onPawn?: 'anyBefore' | 'lastBefore';
}

/**
 * Exactly the roll, squares may be entered again, other pawns are jumped, rooms are walked through as one square.
 * Rooms and `stops` need no exact roll. A passage between rooms costs one and ends the move; one between squares
 * is a step like any other.
 */
export function across(board: Board, { onPawn = 'anyBefore' }: AcrossOptions = {}): Movement {
  const whole = makeWalking(board, []);
  const free = whole.none();
  const ends = whole.none();
  const squares = whole.none();
  for (let square = 0; square < board.squares; square++) add(squares, square);

  const walkingOf = ({ barred }: Journey) => (barred.length === 0 ? whole : makeWalking(board, barred));
  const release = (others: readonly number[]) => {
    free.set(squares);
    for (let i = 0; i < others.length; i++) free[others[i]! >> 5]! &= ~(1 << (others[i]! & 31));
  };

  /** Where a pawn may stop `left` steps before the end of a way onto the pawn at `pawn`. */
  function before(walking: Walking, pawn: number, left: number): NodeSet {
    if (onPawn === 'anyBefore') return walking.after(pawn, left);
    let set = walking.after(pawn, 1);
    for (let step = 1; step < left; step++) {
      set = walking.around(set.map((bits, word) => bits & squares[word]! & ~free[word]!));
    }
    return set;
  }

  function stepsInto(walking: Walking, from: number, room: number): number {
    const soonest = walking.soonest(from);
    const passages = board.passages[room]!;
    let least = soonest[room]!;
    for (let i = 0; i < passages.length; i++) {
      least = Math.min(least, 1 + (passages[i] === from ? 0 : soonest[passages[i]!]!));
    }
    return least;
  }

  function destinations(journey: Journey): readonly number[] {
    const { from, steps, others, barred, stops } = journey;
    if (steps < 1) return NOWHERE;
    const walking = walkingOf(journey);
    const soonest = walking.soonest(from);
    const last = walking.after(from, steps);
    release(others);
    ends.set(last);
    for (let i = 0; i < others.length; i++) {
      if (!has(last, others[i]!)) continue;
      for (let step = 1; step < steps; step++) {
        const here = walking.after(from, step);
        const onward = before(walking, others[i]!, steps - step);
        for (let word = 0; word < ends.length; word++) ends[word]! |= here[word]! & onward[word]!;
      }
    }
    for (let i = 0; i < stops.length; i++) if (soonest[stops[i]!]! <= steps) add(ends, stops[i]!);
    const nodes: number[] = [];
    for (let word = 0; word < ends.length; word++) {
      for (let bits = ends[word]! & free[word]!; bits !== 0; bits &= bits - 1) {
        nodes.push(32 * word + 31 - Math.clz32(bits & -bits));
      }
    }
    for (let room = board.squares; room < board.nodes; room++) {
      if (stepsInto(walking, from, room) <= steps && !barred.includes(room)) nodes.push(room);
    }
    return nodes;
  }

  function trace(walking: Walking, from: number, to: number, steps: number): number[] {
    const way = [to];
    for (let left = steps - 1; left > 0; left--) {
      const before = walking.links[way.at(-1)!]!.filter((node) => has(walking.after(from, left), node));
      way.push(before.find((node) => !way.includes(node) && node !== from) ?? before[0]!);
    }
    return way.reverse();
  }

  function way(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { from, steps, others, stops } = journey;
    const walking = walkingOf(journey);
    const soonest = walking.soonest(from);
    if (board.isRoom(to)) {
      const least = stepsInto(walking, from, to);
      if (least === soonest[to]) return trace(walking, from, to, least);
      if (least === 1) return [to];
      const through = board.passages[to]!.find((room) => soonest[room] === least - 1)!;
      return [...trace(walking, from, through, least - 1), to];
    }
    if (stops.includes(to)) return trace(walking, from, to, soonest[to]!);
    if (has(walking.after(from, steps), to)) return trace(walking, from, to, steps);
    release(others);
    for (let step = steps - 1; step > 0; step--) {
      const stopped = (pawn: number) =>
        has(walking.after(from, steps), pawn) && has(before(walking, pawn, steps - step), to);
      if (has(walking.after(from, step), to) && others.some(stopped)) return trace(walking, from, to, step);
    }
    return undefined;
  }

  function cost(journey: Journey, to: number): number {
    if (!destinations(journey).includes(to)) return -1;
    const walking = walkingOf(journey);
    if (board.isRoom(to)) return stepsInto(walking, journey.from, to);
    return journey.stops.includes(to) ? walking.soonest(journey.from)[to]! : journey.steps;
  }

  return { destinations, way, cost };
}
