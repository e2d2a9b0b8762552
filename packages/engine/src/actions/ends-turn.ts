/** Tells before a move is made whether it would end the turn. */
import { seededChance } from '../chance/index.ts';
import { turnIsOver } from '../mechanics/turns.ts';
import { advanceAll } from '../position/fold.ts';
import type { Position } from '../position/position.ts';
import type { ActionOf, Seat } from '../vocabulary.ts';
import { offererOf } from './legal.ts';

/** A move draws nothing at random, so any chance will do. */
const unused = seededChance('0'.repeat(64));

/**
 * Whether the seat has nothing left to do after this move, so that the next turn begins by itself. The seat's own position
 * is enough: what keeps a turn open is known to everyone (ALL-08). False for an illegal move.
 */
export function endsTurn(pos: Position, seat: Seat, move: ActionOf<'move'>): boolean {
  const facts = offererOf(pos, seat, move)?.does({ pos, seat, chance: unused }, move);
  return facts !== undefined && turnIsOver(advanceAll(pos, facts));
}
