/** What a view says about the cards, each fact with the turn it was learnt on. */
import type { CardId, Cards, Owner, View } from '@casefile/engine';
import { envelope, type Fact, type Knowledge, type OwnerName, type Source } from './knowledge.ts';

type Inquiry = View['history'][number];
type Showing = View['shown'][number];

/** Seats are named by their suspect; what lies about by its spot. The cards are those of the view's edition. */
export function knowledgeFromView(view: View, cards: Cards): Knowledge {
  const owners: Record<OwnerName, number> = {};
  for (const { suspect, hand } of view.seats) owners[suspect] = hand;
  for (const [spot, count] of Object.entries(view.spots)) owners[spot] = count;
  return {
    categories: { suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    owners,
    facts: [...seen(view), ...view.history.flatMap((inquiry) => heard(view, inquiry)), ...accused(view)],
  };
}

function ownerName(view: View, owner: Owner): OwnerName {
  return typeof owner === 'number' ? view.seats[owner]!.suspect : owner;
}

/** Cards dealt to this seat, shown to it, and known in any other way. */
function seen(view: View): Fact[] {
  const dealt: Source = { turn: 0, what: 'dealt' };
  const choices = choicesOf(view);
  const own = view.you === null ? [] : view.hand;
  const facts: Fact[] = own.map((card) => ({ has: [view.seats[view.you!]!.suspect, card], source: dealt }));
  for (const showing of view.shown) {
    const { card, turn } = showing;
    const by = view.seats[showing.by]!.suspect;
    const source: Source = { turn, what: 'shown' };
    const inquiry = choices.get(showing);
    if (inquiry === undefined) facts.push({ has: [by, card], source });
    else facts.push({ shown: { by, card, of: inquiry.cards }, source });
  }
  const told = new Set([...own, ...view.shown.map(({ card }) => card)]);
  for (const [card, owner] of Object.entries(view.known)) {
    if (told.has(card)) continue;
    const source: Source = { turn: owner === 'face-up' ? 0 : null, what: 'known' };
    facts.push(
      owner === envelope ? { envelope: [card], source } : { has: [ownerName(view, owner), card], source },
    );
  }
  return facts;
}

/**
 * Which showings answered an inquiry: only there was the card chosen among those named. A card shown for another
 * reason on the same turn came before the suggestion, so the latest showings that fit are the answers.
 */
function choicesOf({ shown, history }: View): Map<Showing, Inquiry> {
  const choices = new Map<Showing, Inquiry>();
  for (const inquiry of history.toReversed())
    for (const { seat, answer } of inquiry.answers) {
      if (answer !== 'shown') continue;
      const showing = shown.findLast(
        (each) =>
          each.by === seat &&
          each.turn === inquiry.turn &&
          inquiry.cards.includes(each.card) &&
          !choices.has(each),
      );
      if (showing !== undefined) choices.set(showing, inquiry);
    }
  return choices;
}

/** Who had none lacks all the cards; who showed one has at least one. An inquiry left unanswered says nothing. */
function heard(view: View, { turn, cards, answers }: Inquiry): Fact[] {
  const source: Source = { turn, what: 'answered' };
  return answers.flatMap(({ seat, answer }): Fact[] => {
    if (seat === view.you) return [];
    const owner = view.seats[seat]!.suspect;
    if (answer === 'none') return cards.map((card: CardId) => ({ lacks: [owner, card], source }));
    return answer === 'shown' ? [{ oneOf: [owner, cards], source }] : [];
  });
}

/** An accusation that is not judged yet counts as neither: until then its accuser is not out. */
function accused({ accusations, seats }: View): Fact[] {
  return accusations.flatMap(({ turn, by, cards, right }): Fact[] => {
    if (cards === null) return [];
    const source: Source = { turn, what: 'accused' };
    if (right) return [{ envelope: cards, source }];
    return seats[by]!.out ? [{ envelopeNot: cards, source }] : [];
  });
}
