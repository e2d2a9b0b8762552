/** Each accusation of a player, and how likely it was to be right. */
import type { AccusationCase } from '../casebook.ts';
import type { SeatHistory } from '../knowledge/seat-history.ts';

export function accusationsOf(history: SeatHistory): AccusationCase[] {
  const { facts, seat } = history;
  return facts.flatMap((fact, i): AccusationCase[] => {
    if (fact.fact !== 'accused' || fact.seat !== seat) return [];
    const cards = fact.cards ?? fact.sealed?.cards;
    if (cards === undefined) return [];
    const at = i + 1;
    const before = history.knowledgeAt(laidDownAfter(history, i));
    const judged = facts.find((later, n) => n > i && later.fact === 'judged' && later.seat === seat);
    const right = judged?.fact === 'judged' ? judged.right : null;
    const { gap } = before;
    const chance = before.chanceOf(cards);
    return [{ at, turn: history.turnAt(at), cards, chance, right, ...(gap === null ? {} : { gap }) }];
  });
}

/**
 * The number of facts known when this accusation was made. Where several accuse at once, all have decided before the
 * first is turned over, so what that one reveals comes too late.
 */
function laidDownAfter({ facts, seat }: SeatHistory, accused: number): number {
  const laid = facts.findLastIndex((fact, n) => n < accused && fact.fact === 'joined' && fact.seat === seat);
  return laid < 0 ? accused : laid;
}
