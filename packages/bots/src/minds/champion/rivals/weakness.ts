/** Estimates who listens poorly: players who ask for cards that a good listener would have placed. */
import type { CardId, Seat, View } from '@casefile/engine';
import { type Deal, rivalChances } from '../../../knowledge/deducing/rivals.ts';
import type { BotSight } from '../../../sight.ts';

/** How often poor and good listeners name a card, not their own, that they could know is not in the envelope. */
const staleShareOfPoor = 0.45;
const staleShareOfGood = 0.05;
/** The assumed share of poor listeners. */
const shareOfPoor = 0.25;
/** How many of the latest suggestions are checked; early on everybody asks for open cards. */
const recentSuggestions = 2;

/** The chance that the rival listens poorly, if this is the deal. */
export function weakness({ view, info }: BotSight, rival: Seat, deal: Deal): number {
  let odds = shareOfPoor / (1 - shareOfPoor);
  const asked = [...view.history.entries()].filter(([, { by }]) => by === rival);
  for (const [i, { turn, cards }] of asked.slice(-recentSuggestions)) {
    const then = rivalChances(before(view, i, turn), info.cards, rival, deal);
    // On a board the room of a suggestion is where the pawn stands.
    const isChosen = (card: CardId): boolean => info.drawing === null || !info.cards.rooms.includes(card);
    const stale = cards
      .filter((card) => isChosen(card) && deal(card) !== rival)
      .map((card) => then.inEnvelope(card) === 0);
    for (const isStale of stale)
      odds *= isStale ? staleShareOfPoor / staleShareOfGood : (1 - staleShareOfPoor) / (1 - staleShareOfGood);
  }
  return odds / (1 + odds);
}

/** The view as it was when the inquiry began. */
const before = (view: View, inquiry: number, turn: number): View => ({
  ...view,
  waitingFor: null,
  history: view.history.slice(0, inquiry),
  showed: view.showed.filter((showing) => showing.turn < turn),
  accusations: view.accusations.filter((accusation) => accusation.turn < turn),
});
