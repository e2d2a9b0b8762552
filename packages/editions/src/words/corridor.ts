/** Describes corridor squares by where they lead: no player knows a square by its column. */
import { makeBoard } from '@casefile/engine/board/board';
import type { Drawing, Place, Square } from '@casefile/engine/board/drawing';

/** A room and its distance. */
export interface Near {
  readonly room: string;
  /** Into the room. */
  readonly steps: number;
}

/** Describes squares by the rooms near them. */
export interface Corridor {
  /** The rooms reachable from here, nearest first. */
  readonly near: (square: Square) => readonly Near[];
  /** The room that this walk has come closer to; null for none. */
  readonly towards: (from: Place | null, to: Square) => string | null;
  /** The kind of special square this is: “intrigue”. */
  readonly kind: (square: Square) => string | undefined;
}

/** The corridor of a drawn board. */
export function makeCorridor(drawing: Drawing): Corridor {
  const board = makeBoard(drawing);
  /** Room -> steps from each square, computed on first use. */
  const found = new Map<number, Int16Array>();
  const stepsTo = (room: number): Int16Array => {
    const known = found.get(room);
    if (known !== undefined) return known;
    const steps = new Int16Array(board.squares).fill(-1);
    let edge = board.doorsOf[room]!.filter((node) => !board.isRoom(node));
    for (let count = 1; edge.length > 0; count++) {
      for (const node of edge) steps[node] = count;
      edge = [...new Set(edge.flatMap((node) => board.neighbours[node]!))].filter(
        (node) => steps[node] === -1,
      );
    }
    found.set(room, steps);
    return steps;
  };
  const rooms = board.places.flatMap((place, node) =>
    typeof place === 'string' ? [{ room: place, node }] : [],
  );
  const near = (square: Square): readonly Near[] => {
    const at = board.nodeOf(square);
    return rooms
      .map(({ room, node }) => ({ room, steps: stepsTo(node)[at] ?? -1 }))
      .filter(({ steps }) => steps > 0)
      .sort((one, other) => one.steps - other.steps);
  };
  return {
    near,
    towards(from, to) {
      const start = from === null ? -1 : board.nodeOf(from);
      const isCloser = ({ room, steps }: Near): boolean => {
        if (room === from) return false;
        if (start < 0 || board.isRoom(start)) return true;
        const before = stepsTo(board.nodeOf(room))[start]!;
        return before < 0 || steps < before;
      };
      return near(to).find(isCloser)?.room ?? null;
    },
    kind(square) {
      const at = board.nodeOf(square);
      return Object.entries(board.marks).find(([, squares]) => squares.includes(at))?.[0];
    },
  };
}
