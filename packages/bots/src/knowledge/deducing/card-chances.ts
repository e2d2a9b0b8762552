/** What a bot makes of its view: where each card can be, and what the envelope can hold. */
import type { CardId, Cards, Seat, Triple, View } from '@casefile/engine';

export interface TripleChance {
  readonly cards: readonly [CardId, CardId, CardId];
  readonly p: number;
}

export interface CardChances {
  /** What the envelope can hold, the most likely first. */
  readonly triples: readonly TripleChance[];
  inEnvelope(card: CardId): number;
  heldBy(card: CardId, seat: Seat): number;
  /** How many owners the card can have, the envelope included. */
  owners(card: CardId): number;
  /** How many deals fit; infinite if they were not counted. */
  readonly deals: number;
  /**
   * Draws a random deal, the owner of each card by number, into the same array each time; only if deals were counted.
   */
  readonly deal?: (seed: number) => (() => Uint8Array) | null;
}
export type Deduce = (view: View, cards: Cards) => CardChances;

export const tripleOf = ([suspect, weapon, room]: TripleChance['cards']): Triple => ({
  suspect,
  weapon,
  room,
});

/** The one triple that is left, or null. */
export const solution = ({ triples }: CardChances): Triple | null =>
  triples.length === 1 ? tripleOf(triples[0]!.cards) : null;

/** All triples of open cards, equally likely. */
export function allTriples(
  open: readonly (readonly CardId[])[],
  isExcluded: (cards: TripleChance['cards']) => boolean,
): TripleChance[] {
  const [suspects = [], weapons = [], rooms = []] = open;
  const cards: TripleChance['cards'][] = [];
  for (const suspect of suspects)
    for (const weapon of weapons)
      for (const room of rooms) {
        const triple = [suspect, weapon, room] as const;
        if (!isExcluded(triple)) cards.push(triple);
      }
  return cards.map((each) => ({ cards: each, p: 1 / cards.length }));
}

/** Keeps the last result, because a bot decides several times before it learns anything new. */
export function remembering(cardChances: Deduce): Deduce {
  let last: CardChances | null = null;
  let lastKey = '';
  return (view, cards) => {
    const { known, spots, history, shown, accusations, you, seats, unheld } = view;
    const key = JSON.stringify([you, known, spots, history, shown, accusations, seats, unheld]);
    if (last === null || key !== lastKey) {
      last = cardChances(view, cards);
      lastKey = key;
    }
    return last;
  };
}
