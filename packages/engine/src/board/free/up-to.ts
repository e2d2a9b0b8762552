import { approach, downhill, stepsInto } from '../approach.ts';
import type { Board } from '../board.ts';
import { type Journey, type Kept, keep, type Movement, NOWHERE, outset, unbarred } from '../movement.ts';
import { FAR, makeSpread } from '../spread.ts';

/** Moves any distance up to the roll, passes other pawns without stopping on them, and ends in a room. */
export function upTo(board: Board): Movement {
  const spread = makeSpread(board);
  const kept = new Map<number, Kept>();
  const distances = board.places.map((_, from) => {
    const start = outset(board, from);
    spread.run(start.firsts, FAR - 3);
    return Uint8Array.from({ length: board.nodes }, (_, node) =>
      board.isRoom(node)
        ? Math.min(FAR, stepsInto(board, spread, start, from, node))
        : Math.min(FAR, spread.shortest(node) + start.spent),
    );
  });

  function keptFor(from: number, steps: number): Kept {
    const key = steps * board.nodes + from;
    let list = kept.get(key);
    if (list === undefined) {
      const ends: number[] = [];
      distances[from]!.forEach((distance, node) => {
        if (distance > 0 && distance <= steps && distance < FAR) ends.push(node);
      });
      list = keep(ends, from);
      kept.set(key, list);
    }
    return list;
  }

  function destinations(journey: Journey): readonly number[] {
    const { from, steps, others } = journey;
    if (steps < 1) return NOWHERE;
    const ends = unbarred(keptFor(from, steps), journey);
    const near = distances[from]!;
    for (let i = 0; i < others.length; i++) {
      if (near[others[i]!]! <= steps) return ends.filter((node) => !others.includes(node));
    }
    return ends;
  }

  function way(journey: Journey, to: number): readonly number[] | undefined {
    if (!destinations(journey).includes(to)) return undefined;
    const { firsts, spent } = outset(board, journey.from);
    spread.run(firsts, journey.steps);
    return board.isRoom(to)
      ? [...approach(board, spread, journey.from, to).slice(1 - spent), to]
      : downhill(board, spread, to).slice(1 - spent);
  }

  return { passesPawns: true, destinations, way, cost: (journey, to) => way(journey, to)?.length ?? -1 };
}
