/** What may be taken back: one's own last step, while nothing was revealed and nobody else has acted (R07). */
import { askedSeats, type Fact, type Position, type Seat } from '@casefile/engine';
import type { EntryOf } from '../wire/entry.ts';

/** The table before the last action, for as long as that action may be taken back. */
export interface UndoPoint {
  /** The number of the action's entry. */
  readonly of: number;
  readonly seat: Seat;
  readonly position: Position;
  /** The seat's clock without what the action gave back, and when its next decision began. */
  readonly left: number;
  readonly at: number;
}

/** Nothing but the seat's own pawn, walking or staying: no dice, no card, no word. */
function isPlain(fact: Fact, seat: Seat): boolean {
  if (fact.fact === 'moved') return fact.seat === seat && (fact.by === 'walk' || fact.by === 'passage');
  return fact.fact === 'stayed' && fact.seat === seat;
}

/** May the action be taken back right after it? Facts that all can see say so to all alike. */
export function mayUndo(
  before: Position,
  entry: Pick<EntryOf<'acted'>, 'seat' | 'facts' | 'by'>,
  after: Position,
): boolean {
  const { seat, facts, by } = entry;
  if (by !== 'person' || facts.length === 0 || !facts.every((fact) => isPlain(fact, seat))) return false;
  const isOwnTurn = after.turn === seat && after.turnNumber === before.turnNumber;
  const asked = askedSeats(after);
  return isOwnTurn && after.wait === null && asked.length === 1 && asked[0] === seat;
}
