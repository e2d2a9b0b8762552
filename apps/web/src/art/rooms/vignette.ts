import type { Square } from '@casefile/engine/board/drawing';
import { boxOf, CELL, outlineOf } from '../../board/layout/geometry.ts';
import type { RoomArt } from '../board-art.ts';
import { path } from '../svg.ts';
import { floorPattern } from './floors.ts';
import { drawPlaced, furnish } from './furnish.ts';
import { wallAlong } from './walls.ts';

const COLUMNS = 5;
const ROWS = 7;
const GROWN = 1.2;

/** The box of a vignette, with the inner half of its walls. */
export const vignetteBox = `0 0 ${COLUMNS * CELL} ${ROWS * CELL}`;

const cellsOf = (rows: number): readonly Square[] =>
  Array.from({ length: COLUMNS * rows }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)]);
const cells = cellsOf(ROWS);
/** Above the name. */
const furnished = cellsOf(ROWS - 1);

const known = new WeakMap<RoomArt, string>();

/** What stands in a room on its card. Found once: it would keep a list of rooms from opening. */
function piecesIn(art: RoomArt): string {
  const { furnishings, onCard = [] } = art;
  const { w, h } = boxOf(furnished);
  const nameAt = { x: 0, y: h - CELL / 2, w, h: CELL / 2 };
  const grown = [...furnishings, ...onCard].map((each) => ({
    ...each,
    w: each.w * GROWN,
    h: each.h * GROWN,
  }));
  const pieces = known.get(art) ?? furnish(furnished, grown, [nameAt]).map(drawPlaced).join('');
  known.set(art, pieces);
  return pieces;
}

/** A room as a small plan of its own, the lowest part left free for a name. */
export function vignette(art: RoomArt, prefix: string): string {
  const { floor, wall = 'masonry', light = [0.5, 0.5] } = art;
  const outline = outlineOf(cells);
  const gradient = (id: string, inner: string, outer: string, from: number) =>
    `<radialGradient id="${prefix}${id}" cx="${light[0]}" cy="${light[1]}" r=".8"><stop offset="${from}" stop-color="var(--a-${inner})"/><stop offset="1" stop-color="var(--a-${outer})"/></radialGradient>`;
  return (
    `<defs>${floorPattern(floor, prefix)}${gradient('lamp', 'lamp', 'lamp0', 0)}${gradient('dusk', 'dusk0', 'dusk', 0.3)}</defs>` +
    path(outline, `url(#${prefix}${floor})`) +
    piecesIn(art) +
    path(outline, `url(#${prefix}dusk)`) +
    path(outline, `url(#${prefix}lamp)`) +
    wallAlong(outline, wall)
  );
}
