/** Who listens well, by the record: who asks for cards that a good listener would have placed does not. */
import type { CardId, Seat, View } from '@casefile/engine';
import { type Deal, rivalChances } from '../../../knowledge/deducing/rivals.ts';
import type { BotSight } from '../../../sight.ts';

/** How often a card that was named and is not one's own could not be in the envelope: by poor listeners, and by good ones. */
const staleShareOfPoor = 0.45;
const staleShareOfGood = 0.05;
/** How many of all are taken for poor listeners before anything is known of them. */
const shareOfPoor = 0.25;
/** So many of the last suggestions are looked at; earlier on everybody asks for open cards. */
const recentSuggestions = 2;

/** The chance that the rival listens poorly, if this is the deal. */
export function weakness({ view, info }: BotSight, rival: Seat, deal: Deal): number {
  let odds = shareOfPoor / (1 - shareOfPoor);
  const asked = [...view.history.entries()].filter(([, { by }]) => by === rival);
  for (const [i, { turn, cards }] of asked.slice(-recentSuggestions)) {
    const then = rivalChances(before(view, i, turn), info.cards, rival, deal);
    // Where one stands on a board the room is given.
    const isChosen = (card: CardId): boolean => info.drawing === null || !info.cards.rooms.includes(card);
    const stale = cards
      .filter((card) => isChosen(card) && deal(card) !== rival)
      .map((card) => then.inEnvelope(card) === 0);
    for (const isStale of stale)
      odds *= isStale ? staleShareOfPoor / staleShareOfGood : (1 - staleShareOfPoor) / (1 - staleShareOfGood);
  }
  return odds / (1 + odds);
}

/** As it was when the inquiry began. */
const before = (view: View, inquiry: number, turn: number): View => ({
  ...view,
  waitingFor: null,
  history: view.history.slice(0, inquiry),
  showed: view.showed.filter((showing) => showing.turn < turn),
  accusations: view.accusations.filter((accusation) => accusation.turn < turn),
});
