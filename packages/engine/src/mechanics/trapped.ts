/** Which pawns are in the way, and when they shut a seat in. */
import { type Position, standing } from '../position.ts';
import type { Seat } from '../vocabulary.ts';

/** A pawn nobody plays gives way where the table says so. */
export function isInTheWay({ rules }: Position, pawn: number): boolean {
  return rules.unusedPawns !== 'give-way' || rules.seatOf[rules.cards.suspects[pawn]!] !== undefined;
}

/** Every door of the room the pawn is in has a pawn in front of it, and pawns cannot be passed. */
export function isTrapped(pos: Position, seat: Seat): boolean {
  const { board, movement } = pos.rules;
  const node = standing(pos, seat);
  if (!board.isRoom(node) || movement.passesPawns) return false;
  return board.doorsOf[node]!.every((square) =>
    pos.pawns.some((at, pawn) => at === square && isInTheWay(pos, pawn)),
  );
}
