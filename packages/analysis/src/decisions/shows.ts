/** Each card a player showed: what it gave away, and what the alternatives would have. */
import { advance, type CardId, type FactOf, stripFact } from '@casefile/engine';
import type { Gap, ShowCase } from '../casebook.ts';
import { knowledgeIn } from '../knowledge/counted-knowledge.ts';
import type { SeatHistory } from '../knowledge/seat-history.ts';

/** The numbers of the facts by which the player showed a card. */
export function showedAt({ facts, seat }: SeatHistory): number[] {
  return facts.flatMap((fact, i) => (fact.fact === 'showed' && fact.seat === seat ? [i + 1] : []));
}

/** `shownTo`: the history of the player it was shown to; null where the record does not hold it. */
export function showAt(history: SeatHistory, at: number, shownTo: SeatHistory | null): ShowCase {
  const shown = pendingShow(history, at);
  const { pending: _, ...done } = shown;
  if (shownTo === null) return { ...done, gap: 'not-in-record' };
  const fact = history.facts[at - 1] as FactOf<'showed'>;
  const before = shownTo.knowledgeAt(at - 1);
  let gap: Gap | null = before.gap;
  const choices = shown.choices.map(({ card }) => {
    const other = stripFact({ ...fact, sealed: { ...fact.sealed, cards: [card] } }, shown.to);
    const after = knowledgeIn(advance(shownTo.positionAt(at - 1), other));
    gap ??= after.gap;
    return { card, told: before.bits === null || after.bits === null ? null : before.bits - after.bits };
  });
  return { ...done, choices, ...(gap === null ? {} : { gap }) };
}

export function pendingShow(history: SeatHistory, at: number): ShowCase {
  const fact = history.facts[at - 1]!;
  if (fact.fact !== 'showed') throw new Error(`Fact ${at} shows no card.`);
  const card = fact.sealed.cards![0]!;
  return {
    at,
    turn: history.turnAt(at),
    to: fact.to,
    card,
    choices: choicesOf(history, at, fact, card).map((each) => ({ card: each, told: null })),
    pending: true,
  };
}

/**
 * An answer is chosen among the named cards, a forced show among the whole hand; a card that a third player also sees is
 * not a choice.
 */
function choicesOf(
  history: SeatHistory,
  at: number,
  { why }: FactOf<'showed'>,
  card: CardId,
): readonly CardId[] {
  const { hands, inquiry } = history.positionAt(at - 1);
  const hand = hands[history.seat]!;
  if (why === 'see' || why === 'power') return [card];
  return why === 'answer' ? inquiry!.cards.filter((named) => hand.includes(named)) : hand;
}
