/** Everything in a room of the board: its name, trapdoors, furniture, and where pieces stand. */
import type { Place, Square } from '@casefile/engine/board/drawing';
import { type Furnishing, furnish, type Placed } from '../../art/rooms/furnish.ts';
import { type Box, boxOf, CELL, cellBox, grown, type Plan, type WallOpening } from './geometry.ts';
import { badgeBy, type NamePlate, plateIn } from './name-plate.ts';
import { type PieceCounts, type StandingPlaces, standsIn } from './room-stands.ts';
import { type Trapdoor, trapdoorsOf } from './trapdoors.ts';

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

export interface RoomRequest {
  readonly furnishings: readonly Furnishing[];
  /** The preferred position of the name, as a fraction of the room's height from the top. */
  readonly nameAt?: number;
}

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
  const name = plateIn(cells, names(room), [...throats, ...hatches], wish.nameAt ?? 0.5);
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
