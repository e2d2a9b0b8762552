import type { Place } from '@casefile/engine/board/drawing';
import type { BoardLayout } from './layout/board-layout.ts';
import { type Box, CELL, cellBox, centreOf } from './layout/geometry.ts';

export type Point = readonly [number, number];

/** The points of a walk from place to place: through doors, and down trapdoors where no door joins them. */
export function pointsOf(layout: BoardLayout, walk: readonly Place[]): readonly Point[] {
  const { openings } = layout;
  const points: Point[] = [];
  for (const [index, place] of walk.entries()) {
    const [before, next] = [walk[index - 1], walk[index + 1]];
    if (before !== undefined) {
      const [room, square] = typeof place === 'string' ? [place, before] : [before, place];
      const opening = openings.find(
        ({ door }) => door.room === room && String(door.square) === String(square),
      );
      if (opening) points.push([opening.x, opening.y]);
    }
    if (typeof place !== 'string') {
      points.push(middleOf(layout, place));
      continue;
    }
    const { trapdoors, name } = layout.rooms.get(place)!;
    const hatch = trapdoors.find(({ to }) => to === before || to === next);
    const isEnd = index === 0 || index === walk.length - 1;
    const beside = String(before ?? next);
    const opening = openings.find(({ door }) => door.room === place && String(door.square) === beside);
    if (hatch) points.push(centreOf(hatch.box));
    else if (isEnd) points.push(centreOf(opening ? cellBox(opening.door.inside) : name.box));
  }
  return points;
}

/** Squares drawn over several cells have their middle in the middle of these. */
function middleOf({ plan }: BoardLayout, [column, row]: readonly [number, number]): Point {
  const long = plan.drawing.long?.find(([first]) => first?.[0] === column && first?.[1] === row);
  const last = long?.at(-1) ?? [column, row];
  return [((column + last[0] + 1) / 2) * CELL, ((row + last[1] + 1) / 2) * CELL];
}

export const boxOfPlace = (layout: BoardLayout, place: Place): Box => {
  if (typeof place === 'string') return layout.rooms.get(place)!.box;
  const [x, y] = middleOf(layout, place);
  return { x: x - CELL / 2, y: y - CELL / 2, w: CELL, h: CELL };
};
