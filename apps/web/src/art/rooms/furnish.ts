import type { Where } from '@casefile/editions/look';
import type { Square } from '@casefile/engine/board/drawing';
import { type Box, boxOf, CELL, centreOf, floorOf, grown, meet } from '../../board/layout/geometry.ts';

/** Draws a piece in a box of this size, its back to the top edge. */
export type Piece = (w: number, h: number) => string;

/** A piece of a room: width along its wall and depth, in cells. */
export interface Furnishing {
  readonly piece: Piece;
  readonly w: number;
  readonly h: number;
  readonly at: Where;
  /** Lies on the floor: names, pawns and other pieces may stand on it. It may fill the room's box. */
  readonly flat?: true;
  /** Parts of a cell to keep from the wall. */
  readonly off?: number;
}

export interface Placed {
  readonly box: Box;
  /** Clockwise quarter turns of the piece. */
  readonly turns: number;
  readonly piece: Piece;
  readonly flat: boolean;
}

const quarter: Record<Where, number> = { n: 0, nw: 0, ne: 0, c: 0, s: 2, sw: 2, se: 2, e: 1, w: 3 };
const STEP = CELL / 4;
const MARGIN = 4;

/** Puts each piece where it belongs on the floor of these cells, smaller when there is no room, or not at all. */
export function furnish(
  cells: readonly Square[],
  furnishings: readonly Furnishing[],
  kept: readonly Box[],
): readonly Placed[] {
  const placed: Placed[] = [];
  const isFloor = floorOf(cells);
  const around = boxOf(cells);
  for (const furnishing of furnishings) {
    const { piece, flat = false } = furnishing;
    const solid = placed.filter((other) => !other.flat).map(({ box }) => grown(box, 1));
    const taken = flat ? [] : [...kept, ...solid];
    const isFree = (box: Box) => isFloor(box, MARGIN) && !taken.some((each) => meet(each, box));
    const leans = (box: Box) => isFree(box) && touches(box, furnishing, isFloor);
    // Rather a smaller piece at its wall than a large one that stands about in the room.
    const tries = [
      ...sizes.map((size) => [size, leans] as const),
      ...sizes.map((size) => [size, isFree] as const),
    ];
    for (const [shrink, test] of tries) {
      const box = spot(furnishing, shrink, around, test);
      if (!box) continue;
      placed.push({ box, piece, flat, turns: quarter[furnishing.at] });
      break;
    }
  }
  return placed;
}

const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.52];

/** Whether a piece has its walls all along. Asked very often: no lists. */
function touches({ x, y, w, h }: Box, { at, off = 0 }: Furnishing, isFloor: (box: Box) => boolean): boolean {
  if (at === 'c') return true;
  const reach = MARGIN + off * CELL + 3;
  for (const side of at) {
    const isAcross = side === 'n' || side === 's';
    const edge =
      side === 'n' ? y - reach : side === 's' ? y + h + reach : side === 'w' ? x - reach : x + w + reach;
    const length = isAcross ? w : h;
    for (let d = 0; d < length; d += STEP) {
      const along = (isAcross ? x : y) + Math.min(d, length - 1);
      if (isFloor({ x: isAcross ? along : edge, y: isAcross ? edge : along, w: 1, h: 1 })) return false;
    }
  }
  return true;
}

function spot(
  { w, h, at, off = 0 }: Furnishing,
  shrink: number,
  around: Box,
  isFree: (box: Box) => boolean,
): Box | null {
  const turned = quarter[at] % 2 === 1;
  const size = [w * CELL * shrink, h * CELL * shrink] as const;
  const [bw, bh] = turned ? [size[1], size[0]] : size;
  const aim = aimOf(at, around, bw, bh, off * CELL);
  const there = { x: aim.x, y: aim.y, w: bw, h: bh };
  if (isFree(there)) return there;
  let best: Box | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  const steps = (length: number, box: number) =>
    Array.from({ length: Math.max(0, Math.floor((length - box) / STEP)) + 2 }, (_, step) => step * STEP);
  const across = [...steps(around.w, bw), around.w - bw - MARGIN, MARGIN, aim.x - around.x];
  for (const dy of [...steps(around.h, bh), around.h - bh - MARGIN, MARGIN, aim.y - around.y])
    for (const dx of across) {
      const [x, y] = [around.x + dx, around.y + dy];
      const far = Math.abs(x - aim.x) * aim.fx + Math.abs(y - aim.y) * aim.fy;
      if (far >= nearest) continue;
      const box = { x, y, w: bw, h: bh };
      if (!isFree(box)) continue;
      best = box;
      nearest = far;
    }
  // Far from its wall a piece would stand about in the room.
  return nearest > 2.2 * CELL * 2 && at !== 'c' ? null : best;
}

/** The corner of the box to aim at, and how much leaving it across and down counts. */
function aimOf(at: Where, around: Box, bw: number, bh: number, off: number) {
  const near = MARGIN + off;
  const middle = { x: around.x + (around.w - bw) / 2, y: around.y + (around.h - bh) / 2 };
  const x = at.endsWith('w')
    ? around.x + near
    : at.endsWith('e')
      ? around.x + around.w - bw - near
      : middle.x;
  const y = at[0] === 'n' ? around.y + near : at[0] === 's' ? around.y + around.h - bh - near : middle.y;
  const [fx, fy] = at === 'n' || at === 's' ? [1, 3] : at === 'e' || at === 'w' ? [3, 1] : [2, 2];
  return { x, y, fx, fy };
}

/** The markup of a placed piece. */
export function drawPlaced({ box, turns, piece }: Placed): string {
  const [w, h] = turns % 2 === 1 ? [box.h, box.w] : [box.w, box.h];
  const [cx, cy] = centreOf(box);
  const turn = turns === 0 ? '' : `rotate(${turns * 90})`;
  return `<g transform="translate(${cx} ${cy})${turn}translate(${-w / 2} ${-h / 2})">${piece(w, h)}</g>`;
}
