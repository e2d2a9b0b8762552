/** The trapdoors of secret passages, with the names of the rooms that they lead to. */
import type { Place, Square } from '@casefile/engine/board/drawing';
import { type Box, CELL, cellBox, centreOf, floorOf, meet, type Plan, WALL } from './geometry.ts';
import { lineWidth } from './text-width.ts';

export interface Trapdoor {
  readonly box: Box;
  /** Where to write its destination. */
  readonly label: Box;
  readonly to: Place;
}

const TRAPDOOR = 22;
const LABEL = { size: 6.6, height: 11 };

export const labelSize = LABEL.size;

export function trapdoorsOf(
  room: string,
  plan: Plan,
  throats: readonly Box[],
  names: (place: Place) => string,
) {
  const goals = plan.drawing.passages.flatMap(([a, b]) => (a === room ? [b] : b === room ? [a] : []));
  const cells = plan.cells.get(room)!;
  const isFloor = floorOf(cells);
  const [midX, midY] = [(plan.columns * CELL) / 2, (plan.rows * CELL) / 2];
  const outward = ([c, r]: Square) => Math.hypot((c + 0.5) * CELL - midX, (r + 0.5) * CELL - midY);
  const corners = [...cells].sort((a, b) => outward(b) - outward(a));
  return goals.map((to): Trapdoor => {
    const width = lineWidth(names(to), LABEL.size) + 15;
    for (const corner of corners) {
      const cell = cellBox(corner);
      const [cx, cy] = centreOf(cell);
      const [toLeft, below] = [cx > midX, cy < midY];
      const box = {
        x: toLeft ? cell.x + CELL - TRAPDOOR - WALL : cell.x + WALL,
        y: below ? cell.y + WALL : cell.y + CELL - TRAPDOOR - WALL,
        w: TRAPDOOR,
        h: TRAPDOOR,
      };
      const label = {
        x: toLeft ? box.x - width - 1 : box.x + TRAPDOOR + 1,
        y: below ? box.y : box.y + TRAPDOOR - LABEL.height,
        w: width,
        h: LABEL.height,
      };
      const fits = [box, label].every(
        (each) => isFloor(each, 2) && !throats.some((throat) => meet(throat, each)),
      );
      if (fits) return { box, label, to };
    }
    throw new Error(`${room} has no corner for a trapdoor and its name`);
  });
}
