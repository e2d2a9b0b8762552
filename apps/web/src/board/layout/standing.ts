import type { Place, Square } from '@casefile/engine/board/drawing';
import type { BoardLayout } from './board-layout.ts';
import { type Box, CELL, cellBox } from './geometry.ts';
import { PAWN, WEAPON } from './room-stands.ts';

/** Piece -> its room and the index of its place there. */
export type Standing = ReadonlyMap<string, { readonly room: string; readonly slot: number }>;

/** A piece that stays in a room keeps its place; a new one takes the best free place. */
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

/** Where each piece is drawn, without pieces off the board. */
export function standBoxes(
  layout: BoardLayout,
  pawns: Readonly<Record<string, Place | null>>,
  weapons: Readonly<Record<string, Place | null>>,
  standing: { readonly pawns: Standing; readonly weapons: Standing },
): readonly { readonly id: string; readonly kind: 'pawns' | 'weapons'; readonly box: Box }[] {
  const slots = (kind: 'pawns' | 'weapons', room: string) =>
    Math.max(
      0,
      ...[...standing[kind].values()].filter((each) => each.room === room).map(({ slot }) => slot + 1),
    );
  const boxOf = (kind: 'pawns' | 'weapons', piece: string, place: Place): Box | undefined => {
    if (typeof place !== 'string') return onSquare(kind, place, aside(pawns, piece, place));
    const all = layout.rooms.get(place)?.stands ?? [];
    const fits = all.find(
      (each) => each.pawns.length >= slots('pawns', place) && each.weapons.length >= slots('weapons', place),
    );
    const boxes = (fits ?? all.at(-1))?.[kind];
    return boxes?.[standing[kind].get(piece)?.slot ?? 0] ?? boxes?.at(-1);
  };
  return (['weapons', 'pawns'] as const).flatMap((kind) =>
    Object.entries(kind === 'pawns' ? pawns : weapons).flatMap(([id, place]) => {
      const box = place === null ? undefined : boxOf(kind, id, place);
      return box ? [{ id, kind, box }] : [];
    }),
  );
}

/** The offset of pawns that share a square, so that each is visible. */
function aside(pawns: Readonly<Record<string, Place | null>>, piece: string, square: Square): number {
  const there = Object.keys(pawns).filter((each) => String(pawns[each]) === String(square));
  return (there.indexOf(piece) - (there.length - 1) / 2) * 11;
}

function onSquare(kind: 'pawns' | 'weapons', square: Square, shift: number): Box {
  const { x, y } = cellBox(square);
  const { w, h } = kind === 'pawns' ? PAWN : WEAPON;
  return { x: x + (CELL - w) / 2 + shift, y: y + CELL - h - 2, w, h };
}
