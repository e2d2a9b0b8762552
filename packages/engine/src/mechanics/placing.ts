/** Before the first turn the players take turns to put the weapons into rooms, for all to see. */
import type { Mechanic } from '../edition/mechanic.ts';
import { type Position, replaceAt, stopWaitingFor } from '../position/position.ts';
import type { RoomId, WeaponId } from '../vocabulary.ts';
import { nextTurn } from './turns.ts';

const unplaced = ({ rules, weapons }: Position): readonly WeaponId[] =>
  rules.cards.weapons.filter((_, weapon) => weapons[weapon] === -1);
const emptyRooms = ({ rules, weapons }: Position): readonly RoomId[] =>
  rules.cards.rooms.filter((room) => !weapons.includes(rules.board.nodeOf(room)));

/** Comes right after the pieces, which start beside the board, and before everything that belongs to a turn. */
export const placing: Mechanic = {
  name: 'placing',
  times: ['waiting'],
  offers(pos, seat, forms) {
    if (pos.wait?.for === 'placing' && pos.wait.seats.includes(seat))
      forms.push({ do: 'place', weapon: unplaced(pos), room: emptyRooms(pos) });
  },
  refuses(pos, _seat, action) {
    if (pos.wait?.for !== 'placing') return null;
    if (action.do !== 'place') return 'must-place';
    const { weapons, rooms } = pos.rules.cards;
    return weapons.includes(action.weapon) && rooms.includes(action.room) ? 'already-placed' : 'malformed';
  },
  does: {
    place: ({ seat }, { weapon, room }) => [{ fact: 'set', seat, weapon, room }],
  },
  follows({ pos }) {
    if (pos.placing !== null) return [{ fact: 'asked', wait: { for: 'placing', seats: [pos.placing] } }];
    return pos.turnNumber === 0 ? [nextTurn(pos, pos.first)] : null;
  },
  after: {
    placed(pos) {
      if (pos.weapons.includes(-1)) pos.placing = pos.first;
    },
    set(pos, { seat, weapon, room }) {
      const { board, cards, clockwise } = pos.rules;
      stopWaitingFor(pos, seat);
      pos.weapons = replaceAt(pos.weapons, cards.weapons.indexOf(weapon), board.nodeOf(room));
      pos.placing = pos.weapons.includes(-1) ? clockwise[seat]![0]! : null;
    },
  },
};
