/** Which pawns are in the way, and when they trap a seat. */
import { type Position, pawnNode } from '../../position/position.ts';
import type { Seat } from '../../vocabulary.ts';

/** Whether this pawn blocks others: one that nobody plays gives way where the edition says so. */
export function isInTheWay({ rules }: Position, pawn: number): boolean {
  return rules.unusedPawns !== 'give-way' || rules.seatOf[rules.cards.suspects[pawn]!] !== undefined;
}

function isBlocked(pos: Position, square: number): boolean {
  for (let pawn = pos.pawns.indexOf(square); pawn >= 0; pawn = pos.pawns.indexOf(square, pawn + 1))
    if (isInTheWay(pos, pawn)) return true;
  return false;
}

/** Every door of the room the pawn is in has a pawn in front of it, and pawns cannot be passed. */
export function isTrapped(pos: Position, seat: Seat): boolean {
  const { board, movement } = pos.rules;
  const node = pawnNode(pos, seat);
  if (!board.isRoom(node) || movement.passesPawns) return false;
  for (const square of board.doorsOf[node]!) if (!isBlocked(pos, square)) return false;
  return true;
}
