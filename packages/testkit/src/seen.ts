/** Who may see which card, derived from the rules (ALL-03, ALL-06) and not from the seals of the facts. */
import type { CardId, Fact, Owner, Viewer } from '@casefile/engine';

export interface Seen {
  readonly cards: readonly CardId[];
  readonly at: Owner;
}

/** The card locations this fact reveals to the viewer; null for none. */
export function seenIn(fact: Fact, viewer: Viewer): Seen | null {
  switch (fact.fact) {
    case 'dealt':
      return fact.seat === viewer ? { cards: fact.sealed.cards!, at: fact.seat } : null;
    case 'showed':
      return fact.to === viewer ? { cards: fact.sealed.cards!, at: fact.seat } : null;
    case 'looked':
      return fact.seat === viewer ? { cards: fact.sealed.cards!, at: fact.where } : null;
    case 'judged':
      return fact.seat === viewer ? { cards: fact.sealed.cards!, at: 'envelope' } : null;
    case 'faced':
      return { cards: fact.cards, at: 'face-up' };
    case 'revealed':
      return { cards: [fact.card], at: fact.seat };
    case 'murdered':
      return { cards: fact.cards, at: fact.seat };
    case 'ended':
      return { cards: fact.envelope, at: 'envelope' };
    default:
      return null;
  }
}
