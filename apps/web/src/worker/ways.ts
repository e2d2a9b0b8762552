/** How far each destination is, and one way there, for the board to draw. */
import {
  advanceAll,
  endsTurn,
  type Fact,
  type Form,
  type Journey,
  type MoveReason,
  type Place,
  type Position,
  type Seat,
} from '@casefile/engine';

export interface Way {
  readonly to: Place;
  readonly steps: number;
  /** Squares and rooms passed, the start left out. */
  readonly path: readonly Place[];
  /** This move ends the turn and cannot be undone. */
  readonly isLast: boolean;
}

/** The path of a moved piece, including both ends. */
export interface Walked {
  readonly piece: string;
  readonly by: 'walk' | 'passage' | 'carried';
  readonly path: readonly Place[];
}

/** The paths of pieces in the facts after a position. */
export function walksOf(before: Position, facts: readonly Fact[]): readonly Walked[] {
  const walks: Walked[] = [];
  if (!facts.some(({ fact }) => fact === 'moved' || fact === 'brought')) return walks;
  let pos = before;
  for (const fact of facts) {
    if (fact.fact === 'moved') {
      const path = pathOf(pos, fact.pawn, fact.to, fact.by === 'walk');
      if (path !== null) walks.push({ piece: fact.pawn, by: howOf(fact.by), path });
    }
    if (fact.fact === 'brought' && fact.from !== null)
      walks.push({ piece: fact.piece, by: 'carried', path: [fact.from, fact.to] });
    pos = advanceAll(pos, [fact]);
  }
  return walks;
}

const howOf = (by: MoveReason): Walked['by'] => (by === 'walk' || by === 'passage' ? by : 'carried');

function pathOf(pos: Position, pawn: string, to: Place, isWalk: boolean): readonly Place[] | null {
  const own = pos.rules.cards.suspects.indexOf(pawn);
  const start = pos.rules.board.places[pos.pawns[own] ?? -1];
  if (start === undefined) return null;
  const way = isWalk ? pos.rules.movement.path(journeyOf(pos, own), pos.rules.board.nodeOf(to)) : undefined;
  return [start, ...(way?.map((node) => pos.rules.board.places[node]!) ?? [to])];
}

function journeyOf(pos: Position, own: number): Journey {
  const { board } = pos.rules;
  const others = pos.pawns.filter((node, pawn) => pawn !== own && node >= 0 && !board.isRoom(node));
  const stops = Object.values(board.marks).flat();
  return { from: pos.pawns[own]!, steps: pos.left, others, barred: [], stops };
}

export function waysOf(pos: Position, seat: Seat, forms: readonly Form[]): readonly Way[] {
  const { board, movement, pawnOf } = pos.rules;
  const own = pawnOf[seat]!;
  const from = pos.pawns[own] ?? -1;
  const to = forms.filter((form) => form.do === 'move').flatMap((form) => form.to ?? []);
  if (from < 0) return [];
  const journey = journeyOf(pos, own);
  return to.map((place) => {
    const node = board.nodeOf(place);
    const path = movement.path(journey, node)?.map((each) => board.places[each]!) ?? [];
    const cost = movement.cost(journey, node);
    const isLast = endsTurn(pos, seat, { do: 'move', to: place });
    return { to: place, steps: cost > 0 ? cost : pos.left, path, isLast };
  });
}
