/** A position laid out by hand: what it names is fixed, and the edition's set-up does the rest. */
import { problem } from '../actions/refusal.ts';
import type { Rules } from '../edition/rules.ts';
import type { CardId, Place, RoomId, Seat, SuspectId, WeaponId } from '../vocabulary.ts';

/** Cards and pieces placed by hand instead of by chance. */
export interface Layout {
  readonly envelope?: readonly CardId[];
  readonly hands?: Readonly<Record<SuspectId, readonly CardId[]>>;
  readonly first?: SuspectId;
  readonly pawns?: Readonly<Record<SuspectId, Place | null>>;
  readonly weapons?: Readonly<Record<WeaponId, Place | null>>;
  readonly pool?: readonly CardId[];
  readonly roomCards?: Readonly<Record<RoomId, CardId>>;
  readonly faceUp?: readonly CardId[];
  readonly butlers?: Readonly<Record<SuspectId, readonly CardId[]>>;
  readonly clocks?: number;
  readonly pulled?: readonly SuspectId[];
}

/** The seat that plays this suspect; throws a problem when nobody does. */
export function seatNamed(rules: Rules, suspect: SuspectId, at: string): Seat {
  const seat = Object.hasOwn(rules.seatOf, suspect) ? rules.seatOf[suspect] : undefined;
  return (
    seat ??
    problem(
      'not-at-this-table',
      at,
      suspect,
      rules.players.map((player) => player.suspect),
    )
  );
}

/** Checks that every card the layout places exists and lies in one place only. */
export function checkLayout(rules: Rules, layout: Layout): void {
  const placed = new Set<CardId>();
  const take = (cards: readonly CardId[], at: string): void => {
    for (const card of cards) {
      if (!rules.deck.includes(card)) problem('unknown-card', at, card, rules.deck);
      if (placed.has(card)) problem('card-twice', at, card);
      placed.add(card);
    }
  };
  take(layout.envelope ?? [], 'envelope');
  const { suspects, weapons, rooms } = rules.cards;
  for (const category of [suspects, weapons, rooms]) {
    const named = (layout.envelope ?? []).filter((card) => category.includes(card));
    if (named.length > 1) problem('wrong-category', 'envelope', named[1], category);
  }
  for (const [suspect, cards] of Object.entries(layout.hands ?? {})) {
    seatNamed(rules, suspect, 'hands');
    take(cards, `hands.${suspect}`);
  }
  take(layout.pool ?? [], 'pool');
  take(layout.faceUp ?? [], 'faceUp');
  for (const [room, card] of Object.entries(layout.roomCards ?? {})) {
    if (!rooms.includes(room)) problem('unknown-place', 'roomCards', room, rooms);
    take([card], `roomCards.${room}`);
  }
  checkPieces(rules, layout.pawns, suspects, 'pawns');
  checkPieces(rules, layout.weapons, weapons, 'weapons');
  for (const [weapon, place] of Object.entries(layout.weapons ?? {}))
    if (place !== null && !rules.board.isRoom(rules.board.nodeOf(place)))
      problem('unknown-place', `weapons.${weapon}`, place, roomsOf(rules));
  if (layout.first !== undefined) seatNamed(rules, layout.first, 'first');
  for (const suspect of layout.pulled ?? []) seatNamed(rules, suspect, 'pulled');
  for (const suspect of Object.keys(layout.butlers ?? {})) seatNamed(rules, suspect, 'butlers');
  checkIntrigue(rules, layout);
}

/** Without the deck nobody reads these keys: what they lay out would silently not be there. */
function checkIntrigue({ mechanics }: Rules, { butlers = {}, clocks = 0 }: Layout): void {
  if (mechanics.some(({ name }) => name === 'intrigue')) return;
  const [held] = Object.keys(butlers);
  if (held !== undefined) problem('not-in-edition', 'butlers', held);
  if (clocks > 0) problem('not-in-edition', 'clocks', clocks);
}

function checkPieces(
  rules: Rules,
  pieces: Readonly<Record<string, Place | null>> | undefined,
  known: readonly string[],
  at: string,
): void {
  for (const [piece, place] of Object.entries(pieces ?? {})) {
    if (!known.includes(piece)) problem('unknown-card', at, piece, known);
    if (place !== null && rules.board.nodeOf(place) < 0)
      problem('unknown-place', `${at}.${piece}`, place, roomsOf(rules));
  }
}

/** A room whose floor is drawn in two ways is listed once. */
const roomsOf = (rules: Rules): RoomId[] => [...new Set(Object.values(rules.board.drawing.rooms))];
