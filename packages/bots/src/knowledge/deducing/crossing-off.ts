/** Crosses off every card it has seen, and concludes from a question of its own that nobody could answer. */
import type { CardId, View } from '@casefile/engine';
import { allTriples, type Deduce } from './card-chances.ts';

export const crossingOff: Deduce = (view, cards) => {
  const owners = Object.values(view.known);
  const hidden = Object.entries(view.spots).some(
    ([spot, count]) => owners.filter((owner) => owner === spot).length < count,
  );
  const unanswered = hidden ? [] : deniedByAll(view);
  const isGuilty = (card: CardId): boolean => view.known[card] === 'envelope' || unanswered.includes(card);
  const open = [cards.suspects, cards.weapons, cards.rooms].map((category) => {
    const guilty = category.filter(isGuilty);
    return guilty.length > 0 ? guilty : category.filter((card) => view.known[card] === undefined);
  });
  const triples = allTriples(open, () => false);
  const others = view.seats.length - 1;
  return {
    triples,
    inEnvelope(card) {
      const category = open.find((each) => each.includes(card));
      return category === undefined ? 0 : 1 / category.length;
    },
    heldBy: (card, seat) => {
      const owner = view.known[card];
      if (owner !== undefined) return owner === seat ? 1 : 0;
      return seat === view.you ? 0 : 1 / (others + 1);
    },
    owners: (card) => (view.known[card] !== undefined || isGuilty(card) ? 1 : others + 1),
    deals: Number.POSITIVE_INFINITY,
  };
};

/** The cards that it asked for and all others denied, except those whose owner it knows. */
function deniedByAll(view: View): CardId[] {
  const others = view.seats.filter((seat, i) => i !== view.you && !seat.murdered).length;
  return view.history.flatMap(({ by, cards, answers }) => {
    const denied = answers.length >= others && answers.every(({ answer }) => answer === 'none');
    return by === view.you && denied ? cards.filter((card) => view.known[card] === undefined) : [];
  });
}
