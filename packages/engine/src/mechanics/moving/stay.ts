/** Staying in a room to suggest there, instead of moving. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { onTurn, type Position, pawnNode, replaceAt } from '../../position/position.ts';
import type { Form } from '../../vocabulary.ts';
import { isTurnStart } from '../powers.ts';

/**
 * Who may stay: any seat in a room, before or after the roll, or after it only; a seat pulled there since its last turn,
 * before the roll; or also one that was named while it was already there.
 */
export type StayPolicy = 'anyone' | 'anyone-after-rolling' | 'pulled' | 'pulled-or-named';

const stayForm: Form = { do: 'stay' };

/** Staying in a room instead of moving. */
export function stay(policy: StayPolicy): Mechanic {
  const mayStay = (pos: Position): boolean => {
    const node = pawnNode(pos, pos.turn);
    if (!pos.rules.board.isRoom(node)) return false;
    if (pos.step === 'rolled') return policy === 'anyone' || policy === 'anyone-after-rolling';
    return isTurnStart(pos) && (policy === 'anyone' || pos.pulled[pos.turn] === node);
  };
  return {
    name: 'stay',
    times: ['start', 'rolled'],
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && mayStay(pos)) forms.push(stayForm);
    },
    claims(pos) {
      // A wrong accuser can neither roll nor move, but may still stay.
      if (pos.step === 'start') return pos.out[pos.turn] && mayStay(pos) ? 'may' : null;
      return pos.step === 'rolled' && mayStay(pos) ? 'must' : null;
    },
    refuses: (pos, seat, action) => (action.do === 'stay' && onTurn(pos, seat) ? 'cannot-stay' : null),
    does: { stay: ({ seat }) => [{ fact: 'stayed', seat }] },
    after: {
      stayed(pos) {
        pos.left = 0;
        pos.step = 'arrived';
        pos.entered = true;
      },
      // Runs before the pawn is brought: it still stands where it was when it was named.
      suggested(pos, { cards, room }) {
        const seat = pos.rules.seatOf[cards[0]!];
        if (policy !== 'pulled-or-named' || seat === undefined || seat === pos.turn || room === null) return;
        const node = pos.rules.board.nodeOf(room);
        if (pawnNode(pos, seat) === node) pos.pulled = replaceAt(pos.pulled, seat, node);
      },
    },
  };
}
