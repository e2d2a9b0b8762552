/** Whether a move would be the last of a turn, asked before it is made. */
import { seededChance } from '../chance/index.ts';
import { turnIsOver } from '../mechanics/turns.ts';
import { advanceAll } from '../position/fold.ts';
import type { Position } from '../position/position.ts';
import type { ActionOf, Seat } from '../vocabulary.ts';
import { offererOf } from './legal.ts';

/** Moves leave nothing to chance. */
const unused = seededChance('0'.repeat(64));

/**
 * The seat has nothing left to do after this move, so that the next turn begins by itself. From the seat's own position:
 * what keeps a turn open is known to everyone (ALL-08). False for a move that may not be made.
 */
export function endsTurn(pos: Position, seat: Seat, move: ActionOf<'move'>): boolean {
  const facts = offererOf(pos, seat, move)?.does({ pos, seat, chance: unused }, move);
  return facts !== undefined && turnIsOver(advanceAll(pos, facts));
}
