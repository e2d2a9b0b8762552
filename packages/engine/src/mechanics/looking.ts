/** Looking at cards that lie face down: in the pool, or in rooms. */
import type { Mechanic } from '../edition/mechanic.ts';
import { onTurn, type Position, pawnNode } from '../position/position.ts';
import type { CardId, Fact, RoomId, Seat, Spot } from '../vocabulary.ts';

function lookedFact(pos: Position, seat: Seat, where: Spot): Fact {
  const cards: CardId[] = pos.rules.deck.filter((card) => pos.known[card] === where);
  return { fact: 'looked', seat, where, sealed: { for: [seat], cards } };
}

/** In the pool a seat may look at the cards there, instead of accusing. */
export function pool(room: RoomId): Mechanic {
  const mayLook = (pos: Position): boolean =>
    pos.step === 'arrived' &&
    (pos.spots.pool ?? 0) > 0 &&
    pos.rules.board.places[pawnNode(pos, pos.turn)] === room;
  return {
    name: 'pool',
    offers(pos, seat, forms) {
      if (onTurn(pos, seat) && mayLook(pos)) forms.push({ do: 'look' });
    },
    claims: (pos) => (mayLook(pos) ? 'may' : null),
    does: { look: ({ pos, seat }) => [lookedFact(pos, seat, 'pool')] },
    after: {
      looked(pos) {
        pos.step = 'settled';
      },
    },
  };
}

/** Which seats look at the card that lies in a room. */
export interface RoomCardsPolicy {
  /** Whether a seat looks that its own clue card moved into the room. */
  readonly ownClue: 'looks' | 'does-not';
  /** Whether a seat looks that stays to suggest where it was pulled. */
  readonly staying: 'looks' | 'does-not';
  /** Whether the card stays for the next seat or is put away once somebody has looked. */
  readonly card: 'stays' | 'is-put-away';
}

/** A seat that enters a room with a card on its own turn looks at it, once. */
export function roomCards(policy: RoomCardsPolicy): Mechanic {
  const cameToLook = ({ moved, entered }: Position): boolean =>
    (moved && (entered || policy.ownClue === 'looks')) || (entered && policy.staying === 'looks');
  const hasBeenSeen = ({ looks }: Position, seat: Seat, where: Spot): boolean =>
    looks.includes(`${seat}@${where}`) ||
    (policy.card === 'is-put-away' && looks.some((look) => look.endsWith(`@${where}`)));
  return {
    name: 'room-cards',
    follows({ pos }) {
      const { turn: seat } = pos;
      const where: Spot = `room:${pos.rules.board.places[pawnNode(pos, seat)] as RoomId}`;
      if (!(where in pos.spots) || hasBeenSeen(pos, seat, where)) return null;
      return cameToLook(pos) && pos.inquiry === null ? [lookedFact(pos, seat, where)] : null;
    },
  };
}
