/** How far each destination is, and one way there, for the board to draw. */
import type { Form, Place, Position, Seat } from '@casefile/engine';

export interface Way {
  readonly to: Place;
  readonly steps: number;
  /** Squares and rooms passed, the start left out. */
  readonly path: readonly Place[];
}

export function waysOf(pos: Position, seat: Seat, forms: readonly Form[]): readonly Way[] {
  const { board, movement, pawnOf } = pos.rules;
  const own = pawnOf[seat]!;
  const from = pos.pawns[own] ?? -1;
  const to = forms.filter((form) => form.do === 'move').flatMap((form) => form.to ?? []);
  if (from < 0) return [];
  const others = pos.pawns.filter((node, pawn) => pawn !== own && node >= 0 && !board.isRoom(node));
  const stops = Object.values(board.marks).flat();
  const journey = { from, steps: pos.left, others, barred: [], stops };
  return to.map((place) => {
    const node = board.nodeOf(place);
    const path = movement.way(journey, node)?.map((each) => board.places[each]!) ?? [];
    const cost = movement.cost(journey, node);
    return { to: place, steps: cost > 0 ? cost : pos.left, path };
  });
}
