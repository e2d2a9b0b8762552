/** Where the name of a room goes, and the badge beside it. */
import type { Square } from '@casefile/engine/board/drawing';
import { type Box, boxOf, CELL, centreOf, floorOf, meet, steps, WALL } from './geometry.ts';
import { lineWidth, wrapped } from './text-width.ts';

export interface NamePlate {
  readonly box: Box;
  readonly lines: readonly string[];
  readonly size: number;
}

const PAD = { x: 7, y: 3.5 };
const LEADING = 1.16;

/** The largest name that fits, on one line if that costs little, nearest to its preferred position. */
export function plateIn(cells: readonly Square[], text: string, kept: readonly Box[], at: number): NamePlate {
  const isFloor = floorOf(cells);
  const around = boxOf(cells);
  const [cx] = centreOf(around);
  const sizes = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6];
  const tries = sizes.flatMap((size) =>
    [1, 2, 3].flatMap((count) => {
      const lines = wrapped(text, count);
      return lines ? [{ size, lines, worth: size - (count - 1) * 2.5 }] : [];
    }),
  );
  tries.sort((a, b) => b.worth - a.worth);
  // Better small in its place than large elsewhere.
  for (const { size, lines, reach } of [1.4, 4].flatMap((far) =>
    tries.map((each) => ({ ...each, reach: far })),
  )) {
    const w = Math.max(...lines.map((each) => lineWidth(each, size))) + 2 * PAD.x;
    const h = ((lines.length - 1) * LEADING + 0.95) * size + 2 * PAD.y;
    const aim = { x: cx - w / 2, y: around.y + at * around.h - h / 2 };
    let best: Box | null = null;
    let nearest = CELL * reach;
    for (let y = around.y; y <= around.y + around.h - h; y += 3)
      for (const x of [aim.x, ...steps(around.x, around.x + around.w - w, 3)]) {
        const far = Math.abs(x - aim.x) * 2 + Math.abs(y - aim.y);
        if (far >= nearest) continue;
        const box = { x, y, w, h };
        if (!isFloor(box, WALL) || kept.some((each) => meet(each, box))) continue;
        best = box;
        nearest = far;
      }
    if (best) return { box: best, lines, size };
  }
  throw new Error(`no room for the name ${text}`);
}

const BADGE = 17;

/** A free box that touches the name: at its sides, else below or above. */
export function badgeBy({ x, y, w, h }: Box, cells: readonly Square[], kept: readonly Box[]): Box {
  const isFloor = floorOf(cells);
  const [middle, level] = [x + (w - BADGE) / 2, y + (h - BADGE) / 2];
  const tries = [
    [x + w + 2, level],
    [x - BADGE - 2, level],
    [middle, y + h + 2],
    [middle, y - BADGE - 2],
    [x + w - BADGE, y + h + 2],
    [x, y + h + 2],
    [x + w - BADGE, y - BADGE - 2],
    [x, y - BADGE - 2],
  ].map(([bx, by]) => ({ x: bx!, y: by!, w: BADGE, h: BADGE }));
  const fits = (margin: number) =>
    tries.find((box) => isFloor(box, margin) && !kept.some((each) => meet(each, box)));
  return fits(3) ?? fits(0) ?? tries[2]!;
}
