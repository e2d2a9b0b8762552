/** Each card a player showed: what it told, and what the others it could have shown would have. */
import { advance, type CardId, type FactOf, stripFact } from '@casefile/engine';
import type { Gap, ShowCase } from '../casebook.ts';
import { countingOf } from '../knowledge/counting.ts';
import type { SeatStory } from '../knowledge/seat-story.ts';

/** The numbers of the facts by which the player showed a card. */
export function showedAt({ facts, seat }: SeatStory): number[] {
  return facts.flatMap((fact, i) => (fact.fact === 'showed' && fact.seat === seat ? [i + 1] : []));
}

/** `shownTo`: the story of the player it was shown to; null where the record does not hold it. */
export function showAt(story: SeatStory, at: number, shownTo: SeatStory | null): ShowCase {
  const shown = pendingShow(story, at);
  const { pending: _, ...done } = shown;
  if (shownTo === null) return { ...done, gap: 'not-in-record' };
  const fact = story.facts[at - 1] as FactOf<'showed'>;
  const before = shownTo.countingAt(at - 1);
  let gap: Gap | null = before.gap;
  const choices = shown.choices.map(({ card }) => {
    const other = stripFact({ ...fact, sealed: { ...fact.sealed, cards: [card] } }, shown.to);
    const after = countingOf(advance(shownTo.positionAt(at - 1), other));
    gap ??= after.gap;
    return { card, told: before.bits === null || after.bits === null ? null : before.bits - after.bits };
  });
  return { ...done, choices, ...(gap === null ? {} : { gap }) };
}

export function pendingShow(story: SeatStory, at: number): ShowCase {
  const fact = story.facts[at - 1]!;
  if (fact.fact !== 'showed') throw new Error(`Fact ${at} shows no card.`);
  const card = fact.sealed.cards![0]!;
  return {
    at,
    turn: story.turnAt(at),
    to: fact.to,
    card,
    choices: choicesOf(story, at, fact, card).map((each) => ({ card: each, told: null })),
    pending: true,
  };
}

/** Who answers chooses among the named cards, who is pressed among all; what a third player sees too nobody chooses. */
function choicesOf(story: SeatStory, at: number, { why }: FactOf<'showed'>, card: CardId): readonly CardId[] {
  const { hands, inquiry } = story.positionAt(at - 1);
  const hand = hands[story.seat]!;
  if (why === 'see' || why === 'power') return [card];
  return why === 'answer' ? inquiry!.cards.filter((named) => hand.includes(named)) : hand;
}
