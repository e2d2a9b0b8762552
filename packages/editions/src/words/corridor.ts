/** Describes corridor squares by where they lead: no player knows a square by its column. */
import { makeBoard } from '@casefile/engine/board/board';
import type { Drawing, Place, Square } from '@casefile/engine/board/drawing';

/** A room and its distance. */
export interface Near {
  readonly room: string;
  /** Into the room. */
  readonly steps: number;
}

/** The side of the board, which distinguishes squares with the same nearest rooms. */
export interface Side {
  readonly en: string;
  readonly fr: string;
}
const sides = {
  left: { en: 'on the left', fr: 'à gauche' },
  right: { en: 'on the right', fr: 'à droite' },
  above: { en: 'at the top', fr: 'en haut' },
  below: { en: 'at the bottom', fr: 'en bas' },
} satisfies Record<string, Side>;

/** The nearest rooms, another one where these are ambiguous, and a side where all rooms are. */
export type Landmarks = readonly (Near | Side)[];

/** Describes squares by the rooms near them. */
export interface Corridor {
  /** The rooms reachable from here, nearest first. */
  readonly near: (square: Square) => readonly Near[];
  /** The landmarks that tell a square from every other of its kind. */
  readonly landmarks: (square: Square) => Landmarks;
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
  const kindOf = (square: Square): string | undefined => {
    const at = board.nodeOf(square);
    return Object.entries(board.marks).find(([, squares]) => squares.includes(at))?.[0];
  };
  const called = (square: Square): string => JSON.stringify([kindOf(square), near(square).slice(0, 2)]);
  /** Squares of the same kind with the same two nearest rooms; computed on first use. */
  let alike: ReadonlyMap<string, readonly Square[]> | null = null;
  const alikeTo = (square: Square): readonly Square[] => {
    alike ??= Map.groupBy(board.places.slice(0, board.squares) as readonly Square[], called);
    return alike.get(called(square))!.filter((other) => String(other) !== String(square));
  };
  return {
    near,
    landmarks(square) {
      const all = near(square);
      const rooms = all.slice(0, 2);
      let twins = alikeTo(square);
      while (twins.length > 0) {
        // As few names as possible: next comes the room that excludes most of the other squares, the nearest if several
        // do.
        const next = all
          .filter((each) => !rooms.includes(each))
          .map((each) => {
            const steps = stepsTo(board.nodeOf(each.room));
            return { each, twins: twins.filter((other) => steps[board.nodeOf(other)] === each.steps) };
          })
          .sort((one, other) => one.twins.length - other.twins.length)[0];
        if (next === undefined || next.twins.length === twins.length) break;
        rooms.push(next.each);
        twins = next.twins;
      }
      return twins.length === 0 ? rooms : [...rooms, sideOf(square, twins[0]!)];
    },
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
    kind: kindOf,
  };
}

function sideOf([column, row]: Square, [otherColumn, otherRow]: Square): Side {
  if (column === otherColumn) return row < otherRow ? sides.above : sides.below;
  return column < otherColumn ? sides.left : sides.right;
}
