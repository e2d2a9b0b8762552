/** What can be crossed off: every card seen, and every card that a question shows to be in the envelope. */
import type { CardId, Cards, Owner, Seat, View } from '@casefile/engine';

export interface Notes {
  /** The cards that may still be in the envelope, by category. */
  readonly open: { readonly [K in keyof Cards]: readonly CardId[] };
  readonly isKnown: (card: CardId) => boolean;
  /** Everyone else has said not to hold it: it is in the envelope or lies somewhere. */
  readonly denied: (card: CardId) => boolean;
  /** One card of each category is left. */
  readonly solved: boolean;
  /** Cards of this seat that have not been seen yet. */
  readonly unseen: (seat: Seat) => number;
  /** Cards that lie there face down and have not been looked at. */
  readonly hidden: (spot: string) => number;
}

export function takeNotes(view: View, cards: Cards): Notes {
  const owners = Object.values(view.known);
  const at = (owner: Owner | string): number => owners.filter((each) => each === owner).length;
  const hidden = (spot: string): number => (view.spots[spot] ?? 0) - at(spot);
  const somewhereElse = Object.keys(view.spots).some((spot) => hidden(spot) > 0);
  const denied = unanswered(view);
  const guilty = new Set([
    ...Object.keys(view.known).filter((card) => view.known[card] === 'envelope'),
    ...(somewhereElse ? [] : denied),
  ]);
  const left = (category: readonly CardId[]): readonly CardId[] => {
    const certain = category.filter((card) => guilty.has(card));
    if (certain.length > 0) return certain;
    return category.filter((card) => view.known[card] === undefined);
  };
  const open = { suspects: left(cards.suspects), weapons: left(cards.weapons), rooms: left(cards.rooms) };
  return {
    open,
    isKnown: (card) => view.known[card] !== undefined || guilty.has(card),
    denied: (card) => denied.includes(card),
    solved: Object.values(open).every((category) => category.length === 1),
    unseen: (seat) => view.seats[seat]!.hand - at(seat),
    hidden,
  };
}

/** The cards of one's own questions that all others had to deny, but for those one has placed. */
function unanswered(view: View): CardId[] {
  const others = view.seats.filter((seat, i) => i !== view.you && !seat.murdered).length;
  return view.history.flatMap(({ by, cards, answers }) => {
    const denied = answers.length >= others && answers.every(({ answer }) => answer === 'none');
    return by === view.you && denied ? cards.filter((card) => view.known[card] === undefined) : [];
  });
}
