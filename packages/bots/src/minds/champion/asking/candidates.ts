/**
 * The suggestions worth weighing: likely cards, and in each category one of its own as a bluff that nobody else can
 * show.
 */
import type { CardId, View } from '@casefile/engine';
import type { TripleChance } from '../../../knowledge/deducing/card-chances.ts';
import type { Choice } from '../../../sight.ts';
import { allOf } from '../../likely.ts';
import type { Belief } from '../belief.ts';

/** The likeliest cards of each category, and a bluff. */
export function narrowed(
  { suspects, weapons, rooms }: Choice,
  view: View,
  belief: Belief,
  cardsPerCategory: number,
): Choice {
  // A card that others have seen here is a poor bluff.
  const timesShown = (card: CardId): number => view.showed.filter((showing) => showing.card === card).length;
  const some = (cards: readonly CardId[]): readonly CardId[] => {
    const own = cards
      .filter((card) => view.hand.includes(card))
      .sort((a, b) => timesShown(a) - timesShown(b));
    const others = cards.filter((card) => !view.hand.includes(card));
    const likely = others.sort((a, b) => belief.alone(b) - belief.alone(a)).slice(0, cardsPerCategory);
    return [...likely, ...own.slice(0, 1)];
  };
  return { suspects: some(suspects), weapons: some(weapons), rooms: some(rooms) };
}

export const candidates = (
  choice: Choice,
  view: View,
  belief: Belief,
  cardsPerCategory: number,
): TripleChance['cards'][] => allOf(narrowed(choice, view, belief, cardsPerCategory));
