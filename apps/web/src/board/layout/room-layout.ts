import type { Place, Square } from '@casefile/engine/board/drawing';
import { type Furnishing, furnish, type Placed } from '../../art/rooms/furnish.ts';
import {
  type Box,
  boxOf,
  CELL,
  cellBox,
  centreOf,
  floorOf,
  grown,
  meet,
  overlap,
  type Plan,
  type WallOpening,
} from './geometry.ts';
import { lineWidth, wrapped } from './text-width.ts';

export interface NamePlate {
  readonly box: Box;
  readonly lines: readonly string[];
  readonly size: number;
}

export interface Trapdoor {
  readonly box: Box;
  /** Where to write its destination. */
  readonly label: Box;
  readonly to: Place;
}

export interface RoomLayout {
  readonly cells: readonly Square[];
  readonly box: Box;
  readonly name: NamePlate;
  /** Beside the name, for the steps to get here. */
  readonly badge: Box;
  readonly trapdoors: readonly Trapdoor[];
  readonly furniture: readonly Placed[];
  /** Arrangements, from roomy ones for a few pieces to small ones for all. */
  readonly stands: readonly StandingPlaces[];
}

/** Places to stand, the best first. */
export interface StandingPlaces {
  readonly pawns: readonly Box[];
  readonly weapons: readonly Box[];
}

export interface RoomRequest {
  readonly furnishings: readonly Furnishing[];
  /** The preferred position of the name, as a fraction of the room's height from the top. */
  readonly nameAt?: number;
}

/** The most pieces that can be in one room at a time. */
export interface PieceCounts {
  readonly pawns: number;
  readonly weapons: number;
}

const WALL = 4;

export function layoutRoom(
  room: string,
  plan: Plan,
  openings: readonly WallOpening[],
  wish: RoomRequest,
  names: (place: Place) => string,
  crowd: PieceCounts,
): RoomLayout {
  const cells = plan.cells.get(room)!;
  const box = boxOf(cells);
  const throats = openings.filter(({ door }) => door.room === room).map(throatOf);
  const trapdoors = trapdoorsOf(room, plan, throats, names);
  const hatches = trapdoors.flatMap((each) => [grown(each.box, 1), grown(each.label, 2)]);
  const name = platesIn(cells, names(room), [...throats, ...hatches], wish.nameAt ?? 0.5);
  const badge = badgeBy(name.box, cells, [...throats, ...hatches]);
  const kept = [...throats, ...hatches, grown(name.box, 2), badge];
  const furniture = furnish(cells, wish.furnishings, kept);
  const clear = [grown(name.box, 1), badge, ...hatches];
  const few = [1, 2, 4].map((max) => ({
    pawns: Math.min(max, crowd.pawns),
    weapons: Math.min(max, crowd.weapons),
  }));
  const stands = standsIn({ cells, clear, throats, furniture }, [...few, crowd]);
  return { cells, box, name, badge, trapdoors, furniture, stands };
}

/** Floor in front of a door, which stays free. */
function throatOf({ door }: WallOpening): Box {
  const { x, y, w, h } = cellBox(door.inside);
  const [dx, dy] = [door.inside[0] - door.square[0], door.inside[1] - door.square[1]];
  const depth = CELL * 0.8;
  if (dx !== 0 && dy !== 0) return { x, y, w, h };
  if (dx !== 0) return { x: dx > 0 ? x : x + CELL - depth, y, w: depth, h };
  return { x, y: dy > 0 ? y : y + CELL - depth, w, h: depth };
}

const TRAPDOOR = 22;
const LABEL = { size: 6.6, height: 11 };

export const labelSize = LABEL.size;

function trapdoorsOf(room: string, plan: Plan, throats: readonly Box[], names: (place: Place) => string) {
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

const PAD = { x: 7, y: 3.5 };
const LEADING = 1.16;

/** The largest name that fits, on one line if that costs little, nearest to its preferred position. */
function platesIn(cells: readonly Square[], text: string, kept: readonly Box[], at: number): NamePlate {
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
function badgeBy({ x, y, w, h }: Box, cells: readonly Square[], kept: readonly Box[]): Box {
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

function steps(from: number, to: number, by: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / by)) + 1 }, (_, step) => from + step * by);
}

/** A pawn is taller than its foot. Pawns may overlap, but never cover a foot. */
export const PAWN = { w: 17, h: 25 } as const;
export const WEAPON = { w: 20, h: 20 } as const;

const SIDE = { pawns: 0.27, weapons: 0.75 } as const;

interface Ground {
  readonly cells: readonly Square[];
  /** Areas to keep free. */
  readonly clear: readonly Box[];
  /** Areas used only when nothing else is free. */
  readonly throats: readonly Box[];
  readonly furniture: readonly Placed[];
}

const footOf = ({ x, y, w, h }: Box): Box => ({ x, y: y + h - w, w, h: w });

/** Places on the pawns' or the weapons' side of a room, best first; the same list for any number. */
function spotsFor({
  cells,
  clear,
  throats,
  furniture,
}: Ground): (kind: 'pawns' | 'weapons', scale: number) => readonly Box[] {
  const isFloor = floorOf(cells);
  const around = boxOf(cells);
  const solid = furniture.filter(({ flat }) => !flat).map(({ box }) => box);
  const found = new Map<string, readonly Box[]>();

  const search = (kind: 'pawns' | 'weapons', scale: number): readonly Box[] => {
    const [w, h] = kind === 'pawns' ? [PAWN.w * scale, PAWN.h * scale] : [WEAPON.w * scale, WEAPON.h * scale];
    const [ax, ay] =
      around.w >= around.h
        ? [around.x + around.w * SIDE[kind], around.y + around.h / 2]
        : [around.x + around.w / 2, around.y + around.h * SIDE[kind]];
    const spots: { box: Box; cost: number }[] = [];
    const xs = steps(around.x, around.x + around.w - w, 4);
    for (const y of steps(around.y, around.y + around.h - h, 4))
      for (const x of xs) {
        const box = { x, y, w, h };
        if (!isFloor(box, 1) || clear.some((each) => meet(each, box))) continue;
        const foot = footOf(box);
        let cost = Math.hypot(x + w / 2 - ax, y + h - w / 2 - ay);
        for (const each of solid) cost += (overlap(each, foot) / (w * w)) * 45;
        if (throats.some((throat) => meet(throat, foot))) cost += 30;
        spots.push({ box, cost });
      }
    return spots.sort((a, b) => a.cost - b.cost).map(({ box }) => box);
  };

  return (kind, scale) => {
    const key = `${kind} ${scale}`;
    const known = found.get(key) ?? search(kind, scale);
    found.set(key, known);
    return known;
  };
}

function standsIn(ground: Ground, crowds: readonly PieceCounts[]): readonly StandingPlaces[] {
  const spots = spotsFor(ground);
  return crowds.map((crowd) => {
    for (const scale of [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52]) {
      const pawns = apart(spots('pawns', scale), crowd.pawns, footOf, []);
      const weapons = apart(spots('weapons', scale), crowd.weapons, (box) => box, pawns);
      if (pawns.length === crowd.pawns && weapons.length === crowd.weapons) return { pawns, weapons };
    }
    throw new Error('a room is too small for all who may stand in it');
  });
}

/** The first boxes whose feet overlap neither each other nor taken ones. */
function apart(
  spots: readonly Box[],
  count: number,
  foot: (box: Box) => Box,
  taken: readonly Box[],
): readonly Box[] {
  const chosen: Box[] = [];
  const feet: Box[] = [];
  for (const box of spots) {
    if (chosen.length === count) break;
    const own = foot(box);
    if (feet.some((other) => meet(other, own)) || taken.some((other) => meet(other, box))) continue;
    chosen.push(box);
    feet.push(own);
  }
  return chosen;
}
