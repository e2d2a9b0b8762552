/** Looking at cards that lie face down: in the pool, or in rooms. */
import type { Mechanic } from '../mechanic.ts';
import { onTurn, type Position, standing } from '../position.ts';
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
    pos.rules.board.places[standing(pos, pos.turn)] === room;
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

/** A seat that comes on its turn into a room with a card, or stays there to suggest, looks at it. */
export const roomCards: Mechanic = {
  name: 'room-cards',
  follows({ pos }) {
    const { turn: seat } = pos;
    const node = standing(pos, seat);
    const where: Spot = `room:${pos.rules.board.places[node] as RoomId}`;
    if (!(where in pos.spots) || pos.looks.includes(`${seat}@${where}`)) return null;
    const came = pos.moved || pos.entered;
    return came && pos.inquiry === null ? [lookedFact(pos, seat, where)] : null;
  },
};
