import type { Place } from '@casefile/engine/board/drawing';
import { type Box, CELL, cellBox } from './geometry.ts';
import { PAWN, WEAPON } from './room-layout.ts';
import type { Scene } from './scene.ts';

/** Piece to the room it is in and the number of its place there. */
export type Standing = ReadonlyMap<string, { readonly room: string; readonly slot: number }>;

/** Who stays in a room stays where it stood; who comes takes the best free place. */
export function seated(before: Standing, at: Readonly<Record<string, Place | null>>): Standing {
  const inRooms = Object.entries(at).flatMap(([piece, place]) =>
    typeof place === 'string' ? [[piece, place] as const] : [],
  );
  const stays = ([piece, room]: readonly [string, string]) => before.get(piece)?.room === room;
  const next = new Map<string, { room: string; slot: number }>();
  for (const [piece] of inRooms.filter(stays)) next.set(piece, before.get(piece)!);
  for (const [piece, room] of inRooms.filter((each) => !stays(each))) {
    const taken = new Set([...next.values()].filter((other) => other.room === room).map(({ slot }) => slot));
    let slot = 0;
    while (taken.has(slot)) slot++;
    next.set(piece, { room, slot });
  }
  return next;
}

/** Where a piece is drawn. */
export function standBox(
  scene: Scene,
  kind: 'pawns' | 'weapons',
  piece: string,
  place: Place,
  standing: Standing,
): Box | null {
  if (typeof place !== 'string') {
    const { x, y } = cellBox(place);
    const { w, h } = kind === 'pawns' ? PAWN : WEAPON;
    return { x: x + (CELL - w) / 2, y: y + CELL - h - 2, w, h };
  }
  const slots = scene.rooms.get(place)?.[kind];
  return slots?.[standing.get(piece)?.slot ?? 0] ?? slots?.at(-1) ?? null;
}
