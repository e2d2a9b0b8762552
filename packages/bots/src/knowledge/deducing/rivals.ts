/** What another seat may know, in a deal that might be the true one. */
import { knowledgeFromView } from '@casefile/deduction';
import { makePuzzle } from '@casefile/deduction/counting';
import type { CardId, Cards, Owner, Seat, View } from '@casefile/engine';
import type { CardChances } from './card-chances.ts';
import { countedChances } from './exact.ts';

/** The number of the seat that holds the card; any other number means that no seat does. */
export type Deal = (card: CardId) => number;

/**
 * What the rival can conclude from its own view, reconstructed for this deal; `extra` are cards of mine it is shown as
 * well.
 */
export function rivalChances(
  view: View,
  cards: Cards,
  rival: Seat,
  deal: Deal,
  extra: readonly CardId[] = [],
): CardChances {
  const deck = [...cards.suspects, ...cards.weapons, ...cards.rooms];
  const hand = deck.filter((card) => deal(card) === rival);
  const known: Record<CardId, Owner> = {};
  for (const [card, owner] of Object.entries(view.known)) if (isOpen(view, owner)) known[card] = owner;
  for (const card of hand) known[card] = rival;
  for (const { card, to } of view.showed) if (to === rival) known[card] = view.you!;
  for (const card of extra) known[card] = view.you!;
  for (const { by, cards: named, answers } of view.history) {
    if (by !== rival) continue;
    for (const { seat, answer } of answers) {
      if (answer !== 'shown' || seat === view.you) continue;
      const held = named.filter((card) => deal(card) === seat);
      const card = held.find((each) => known[each] === seat) ?? held[0];
      if (card !== undefined) known[card] = seat;
    }
  }
  const seen: View = { ...view, you: rival, hand, known, shown: [], showed: [] };
  return countedChances(makePuzzle(knowledgeFromView(seen, cards)), 'counting', false);
}

/** Face up for all to see. */
const isOpen = (view: View, owner: Owner): boolean =>
  owner === 'face-up' || (typeof owner === 'number' && view.seats[owner]!.murdered === true);

export function entropyOf({ triples }: CardChances): number {
  let bits = 0;
  for (const { p } of triples) bits -= p * Math.log2(p);
  return bits;
}
