/** What the others' suggestions give away: who asks for a card neither holds it nor has seen it, unless it bluffs. */
import { type Fact, type Knowledge, knowledgeFromView } from '@casefile/deduction';
import type { CardId, Cards, Seat, View } from '@casefile/engine';

/** What the seat knows, and what it may assume of those who have not been seen to bluff. */
export function assumedKnowledge(view: View, cards: Cards, roomsAreChosen: boolean): Knowledge {
  const knowledge = knowledgeFromView(view, cards);
  const chosen = (named: readonly CardId[]): readonly CardId[] =>
    roomsAreChosen ? named : named.filter((card) => !cards.rooms.includes(card));
  const facts: Fact[] = [];
  for (const [seat, { suspect }] of view.seats.entries()) {
    if (seat === view.you) continue;
    // A question about two cards often has one that is there only because two must be named.
    const own = view.history.filter(({ by, cards: named }) => by === seat && named.length === 3);
    if (own.some((inquiry) => isBluff(view, seat, chosen(inquiry.cards), inquiry.turn))) continue;
    const still = new Set<CardId>();
    for (const { cards: named, answers } of own.toReversed()) {
      for (const { seat: shower, answer } of answers) {
        const left = named.filter((card) => !still.has(card));
        if (answer === 'shown' && left.length > 0) facts.push({ oneOf: [view.seats[shower]!.suspect, left] });
      }
      for (const card of chosen(named)) still.add(card);
    }
    for (const card of still) facts.push({ lacks: [suspect, card] });
  }
  return { ...knowledge, facts: [...knowledge.facts, ...facts] };
}

/** It names a card of its own, or one it has been shown. */
function isBluff(view: View, seat: Seat, named: readonly CardId[], turn: number): boolean {
  const seen = (card: CardId): boolean =>
    view.showed.some((showing) => showing.card === card && showing.to === seat && showing.turn < turn);
  return named.some((card) => view.known[card] === seat || seen(card));
}
