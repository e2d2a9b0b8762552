/** Pawns and weapons on the board: where they start and how suggestions bring them along. */
import type { Mechanic } from '../../edition/mechanic.ts';
import { type Draft, type Position, replaceAt } from '../../position/position.ts';
import type { Fact, Place, RoomId, SuspectId, Triple } from '../../vocabulary.ts';

/** Where weapons start: in different rooms, at random or in the edition's order; beside the board; or all in one room. */
export type WeaponStart = 'different-rooms' | 'rooms-in-order' | 'beside' | { readonly room: RoomId };

/** How long a pulled seat counts as pulled: for its next turn, or until its pawn moves. */
export type PulledPolicy = 'one-turn' | 'until-it-moves';

/** Places pawns and weapons, and brings them into the room of a suggestion. */
export function pieces(weaponStart: WeaponStart, pulledFor: PulledPolicy = 'one-turn'): Mechanic {
  return {
    name: 'pieces',
    opens({ pos, layout, chance }) {
      const { rules } = pos;
      const { suspects, weapons, rooms } = rules.cards;
      const { starts } = rules.board.drawing;
      const pawns: Record<string, Place | null> = {};
      for (const suspect of suspects) pawns[suspect] = layout.pawns?.[suspect] ?? starts[suspect] ?? null;
      for (const suspect in layout.pawns) pawns[suspect] = layout.pawns[suspect]!;
      const placed: Record<string, Place | null> = {};
      const taken = Object.values(layout.weapons ?? {});
      const free = weaponStart === 'different-rooms' ? chance.shuffle(rooms) : rooms;
      const open = free.filter((room) => !taken.includes(room));
      for (const weapon of weapons) {
        const named = layout.weapons?.[weapon];
        if (named !== undefined) placed[weapon] = named;
        else if (weaponStart === 'beside') placed[weapon] = null;
        else placed[weapon] = typeof weaponStart === 'object' ? weaponStart.room : (open.shift() ?? null);
      }
      const pulled = (layout.pulled ?? []).map((suspect) => rules.seatOf[suspect]!);
      const fact: Fact = { fact: 'placed', pawns, weapons: placed };
      return [pulled.length > 0 ? { ...fact, pulled } : fact];
    },
    after: {
      placed(pos, { pawns, weapons, pulled = [] }) {
        const { board, cards, pawnOf } = pos.rules;
        const nodeOf = (place: Place | null | undefined): number =>
          place === null || place === undefined ? -1 : board.nodeOf(place);
        pos.pawns = cards.suspects.map((suspect) => nodeOf(pawns[suspect]));
        pos.weapons = cards.weapons.map((weapon) => nodeOf(weapons[weapon]));
        pos.pulled = pos.pulled.map((none, seat) => {
          const node = pos.pawns[pawnOf[seat]!]!;
          return pulled.includes(seat) && board.isRoom(node) ? node : none;
        });
      },
      turn(pos) {
        if (pulledFor === 'one-turn' && pos.turnNumber > 0 && pos.pulled[pos.turn]! >= 0)
          pos.pulled = replaceAt(pos.pulled, pos.turn, -1);
      },
      brought(pos, { piece, to }) {
        const node = pos.rules.board.nodeOf(to);
        const pawn = pos.rules.cards.suspects.indexOf(piece);
        if (pawn < 0) pos.weapons = replaceAt(pos.weapons, pos.rules.cards.weapons.indexOf(piece), node);
        else pull(pos, piece, pawn, node);
      },
      murdered(pos, { seat }) {
        pos.pawns = replaceAt(pos.pawns, pos.rules.pawnOf[seat]!, -1);
      },
    },
  };
}

function pull(pos: Draft, suspect: SuspectId, pawn: number, node: number): void {
  pos.pawns = replaceAt(pos.pawns, pawn, node);
  const seat = pos.rules.seatOf[suspect];
  if (seat !== undefined) pos.pulled = replaceAt(pos.pulled, seat, node);
}

/**
 * Brings the named suspect's pawn and the weapon into the room, unless they are there already. The pawn stays where it is
 * when `isLeft` is true, and when its guest was murdered.
 */
export function broughtFacts(pos: Position, named: Triple, isLeft: boolean): Fact[] {
  const { board, cards, seatOf } = pos.rules;
  const room = board.nodeOf(named.room);
  const facts: Fact[] = [];
  const seat = seatOf[named.suspect];
  const pawn = pos.pawns[cards.suspects.indexOf(named.suspect)]!;
  const murdered = seat !== undefined && pos.gone[seat];
  if (pawn !== room && !murdered && !isLeft) facts.push(broughtFact(pos, named.suspect, pawn, named.room));
  const weapon = pos.weapons[cards.weapons.indexOf(named.weapon)]!;
  if (weapon !== room) facts.push(broughtFact(pos, named.weapon, weapon, named.room));
  return facts;
}

function broughtFact(pos: Position, piece: string, node: number, to: RoomId): Fact {
  return { fact: 'brought', piece, from: pos.rules.board.places[node] ?? null, to };
}
