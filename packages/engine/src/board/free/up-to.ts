import { shortestPathInto, shortestPathTo, stepsInto } from '../approach.ts';
import type { Board } from '../board.ts';
import {
  type CachedDestinations,
  cachedDestinations,
  type Journey,
  type Movement,
  moveStart,
  NOWHERE,
  unbarred,
} from '../movement.ts';
import { FAR, makeSpread } from '../spread.ts';

/** Moves any distance up to the roll, passes other pawns without stopping on them, and ends in a room. */
export function upTo(board: Board): Movement {
  const spread = makeSpread(board);
  const cache = new Map<number, CachedDestinations>();
  const distances = board.places.map((_, from) => {
    const start = moveStart(board, from);
    spread.run(start.firstSquares, FAR - 3);
    return Uint8Array.from({ length: board.nodes }, (_, node) =>
      board.isRoom(node)
        ? Math.min(FAR, stepsInto(board, spread, start, from, node))
        : Math.min(FAR, spread.shortest(node) + start.stepsSpent),
    );
  });

  function cachedFor(from: number, steps: number): CachedDestinations {
    const key = steps * board.nodes + from;
    let list = cache.get(key);
    if (list === undefined) {
      const ends: number[] = [];
      distances[from]!.forEach((distance, node) => {
        if (distance > 0 && distance <= steps && distance < FAR) ends.push(node);
      });
      list = cachedDestinations(ends, from);
      cache.set(key, list);
    }
    return list;
  }

  function destinations(journey: Journey): readonly number[] {
    const { from, steps, others } = journey;
    if (steps < 1) return NOWHERE;
    const ends = unbarred(cachedFor(from, steps), journey);
    const near = distances[from]!;
    for (let i = 0; i < others.length; i++) {
      if (near[others[i]!]! <= steps) return ends.filter((node) => !others.includes(node));
    }
    return ends;
  }

  function path(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { firstSquares, stepsSpent } = moveStart(board, journey.from);
    spread.run(firstSquares, journey.steps);
    return board.isRoom(to)
      ? [...shortestPathInto(board, spread, journey.from, to).slice(1 - stepsSpent), to]
      : shortestPathTo(board, spread, to).slice(1 - stepsSpent);
  }

  return { passesPawns: true, destinations, path, cost: (journey, to) => path(journey, to)?.length ?? -1 };
}
