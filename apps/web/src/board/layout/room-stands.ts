/** Where pawns and weapons stand in a room. */
import type { Square } from '@casefile/engine/board/drawing';
import type { Placed } from '../../art/rooms/furnish.ts';
import { type Box, boxOf, floorOf, meet, overlap, steps } from './geometry.ts';

/** Places to stand, the best first. */
export interface StandingPlaces {
  readonly pawns: readonly Box[];
  readonly weapons: readonly Box[];
}

/** The most pieces that can be in one room at a time. */
export interface PieceCounts {
  readonly pawns: number;
  readonly weapons: number;
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

export function standsIn(ground: Ground, crowds: readonly PieceCounts[]): readonly StandingPlaces[] {
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
