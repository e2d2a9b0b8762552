/** Undo: one's own last step, while nothing was revealed and nobody else has acted (R07). */
import { askedSeats, type Fact, type Position, type Seat } from '@casefile/engine';
import type { EntryOf } from '../wire/entry.ts';

/** The state before the last action, while it can be undone. */
export interface UndoPoint {
  /** The number of the action's entry. */
  readonly of: number;
  readonly seat: Seat;
  readonly position: Position;
  /** The seat's clock without the increment of the action, and when its next decision began. */
  readonly left: number;
  readonly at: number;
}

/** Only facts about the seat's own pawn: no dice, no card, no message. */
function isPlain(fact: Fact, seat: Seat): boolean {
  if (fact.fact === 'moved') return fact.seat === seat && (fact.by === 'walk' || fact.by === 'passage');
  return fact.fact === 'stayed' && fact.seat === seat;
}

/** Whether the action can be undone, from public facts, so that all viewers agree. */
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
