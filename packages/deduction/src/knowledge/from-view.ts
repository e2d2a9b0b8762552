/** What a view says about the cards, each fact with the turn it was learnt on. */
import type { CardId, Cards, Owner, View } from '@casefile/engine';
import {
  envelope,
  type FactEvent,
  type FactSource,
  type Knowledge,
  type KnownFact,
  type OwnerName,
} from './knowledge.ts';

type Inquiry = View['history'][number];
type Showing = View['shown'][number];

/** Knowledge from a view. Seats are named by their suspect, spots by their id; `cards` are those of the view's edition. */
export function knowledgeFromView(view: View, cards: Cards): Knowledge {
  const owners: Record<OwnerName, number> = {};
  for (const { suspect, hand } of view.seats) owners[suspect] = hand;
  for (const [spot, count] of Object.entries(view.spots)) owners[spot] = count;
  const deck = [...cards.suspects, ...cards.weapons, ...cards.rooms];
  return {
    categories: { suspect: cards.suspects, weapon: cards.weapons, room: cards.rooms },
    owners,
    facts: [
      ...factsOfOwnHand(view, deck),
      ...factsOfShown(view),
      ...factsOfSeen(view, deck),
      ...factsOfUnheld(view),
      ...view.history.flatMap((inquiry) => factsOfAnswers(view, inquiry)),
      ...factsOfPending(view),
      ...factsOfAccusations(view),
    ],
  };
}

function ownerName(view: View, owner: Owner): OwnerName {
  return typeof owner === 'number' ? view.seats[owner]!.suspect : owner;
}

/** All cards of a hand or a spot were seen at once: it has these, and no others. */
function factsOfWhole(
  owner: OwnerName,
  cards: readonly CardId[],
  deck: readonly CardId[],
  source: FactSource,
): KnownFact[] {
  return deck.map((card) =>
    cards.includes(card) ? { has: [owner, card], source } : { lacks: [owner, card], source },
  );
}

function factsOfOwnHand(view: View, deck: readonly CardId[]): KnownFact[] {
  if (view.you === null) return [];
  return factsOfWhole(view.seats[view.you]!.suspect, view.hand, deck, { turn: 0, what: 'dealt' });
}

const eventOf: Readonly<Record<Showing['why'], FactEvent>> = {
  answer: 'shown',
  spy: 'spied',
  pressure: 'pressed',
  gossip: 'gossiped',
  neighbour: 'neighbour',
  see: 'glimpsed',
  power: 'glimpsed',
};

function factsOfShown(view: View): KnownFact[] {
  const choices = answersAmong(view);
  return view.shown.map((showing): KnownFact => {
    const { card, turn, why } = showing;
    const by = view.seats[showing.by]!.suspect;
    const source: FactSource = { turn, what: eventOf[why] };
    const inquiry = choices.get(showing);
    return inquiry === undefined
      ? { has: [by, card], source }
      : { shown: { by, card, of: inquiry.cards }, source };
  });
}

/** Cards whose place is known in any other way. */
function factsOfSeen(view: View, deck: readonly CardId[]): KnownFact[] {
  const told = new Set([...(view.you === null ? [] : view.hand), ...view.shown.map(({ card }) => card)]);
  const others = Object.entries(view.known);
  const sources = new Map(others.map(([card]) => [card, sourceOf(view, card)]));
  return [...new Set(others.map(([, owner]) => owner))].flatMap((owner) => {
    if (owner === view.you) return [];
    const there = others.flatMap(([card, at]) => (at === owner ? [card] : []));
    const cards = there.filter((card) => !told.has(card));
    if (owner === envelope)
      return cards.map((card): KnownFact => ({ envelope: [card], source: sources.get(card)! }));
    const name = ownerName(view, owner);
    const size = typeof owner === 'number' ? view.seats[owner]!.hand : view.spots[owner];
    const [first] = there.map((card) => sources.get(card)!);
    const atOnce = there.every(
      (card) => isWhole(sources.get(card)!) && sources.get(card)!.turn === first!.turn,
    );
    if (atOnce && there.length === size) return factsOfWhole(name, there, deck, first!);
    return cards.map((card): KnownFact => ({ has: [name, card], source: sources.get(card)! }));
  });
}

/** In these ways one sees all cards of a hand or spot together. */
const isWhole = ({ what }: FactSource): boolean =>
  what === 'faced' || what === 'looked' || what === 'murdered';

function sourceOf({ sights, known }: View, card: CardId): FactSource {
  const sight = sights.find(({ cards }) => cards.includes(card));
  if (sight !== undefined) return { turn: sight.turn, what: sight.how };
  return { turn: known[card] === 'face-up' ? 0 : null, what: 'known' };
}

/** A card that was asked of everyone, and that nobody had. */
function factsOfUnheld({ unheld: called = [], seats }: View): KnownFact[] {
  return called.flatMap(({ card, turn }) =>
    seats.map(({ suspect }): KnownFact => ({ lacks: [suspect, card], source: { turn, what: 'unheld' } })),
  );
}

/**
 * Which showings were answers to an inquiry, and to which: only there was the card chosen among those named. A card shown
 * for another reason on the same turn came before the suggestion, so the latest showings that fit are the answers.
 */
function answersAmong({ shown, history }: View): Map<Showing, Inquiry> {
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

/** A seat that could not answer lacks all the cards; one that showed a card, or was about to, has at least one. */
function factsOfAnswers(view: View, { turn, by, cards, answers }: Inquiry): KnownFact[] {
  const asker = view.seats[by]!.suspect;
  return answers.flatMap(({ seat, answer, mustShow }): KnownFact[] => {
    if (seat === view.you) return [];
    const owner = view.seats[seat]!.suspect;
    if (answer === 'none')
      return cards.map((card) => ({ lacks: [owner, card], source: { turn, what: 'passed', by: asker } }));
    if (answer === 'shown') return [{ oneOf: [owner, cards], source: { turn, what: 'showed', by: asker } }];
    return mustShow ? [{ oneOf: [owner, cards], source: { turn, what: 'must-show', by: asker } }] : [];
  });
}

/** Only a seat that has a card to show is asked to show it, so everyone knows it has one before it is shown. */
function factsOfPending(view: View): KnownFact[] {
  const { waitingFor, asked, history, seats, you, revealing, known, turnNumber: turn } = view;
  if (revealing !== undefined && known[revealing] === undefined)
    return asked.map((seat) => ({
      has: [seats[seat]!.suspect, revealing],
      source: { turn, what: 'revealed' },
    }));
  const inquiry = history.at(-1);
  if (waitingFor !== 'answer' || inquiry === undefined) return [];
  const source: FactSource = { turn: inquiry.turn, what: 'must-show', by: seats[inquiry.by]!.suspect };
  return asked.flatMap((seat): KnownFact[] =>
    seat === you ? [] : [{ oneOf: [seats[seat]!.suspect, inquiry.cards], source }],
  );
}

function factsOfAccusations({ accusations, seats }: View): KnownFact[] {
  return accusations.flatMap(({ turn, by, cards, right }): KnownFact[] => {
    if (cards === null) return [];
    const source: FactSource = { turn, what: 'accused', by: seats[by]!.suspect };
    return [right ? { envelope: cards, source } : { envelopeNot: cards, source }];
  });
}
