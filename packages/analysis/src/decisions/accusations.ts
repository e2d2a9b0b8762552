/** Each accusation of a player, and how likely it was to be right. */
import type { AccusationCase } from '../casebook.ts';
import type { SeatStory } from '../knowledge/seat-story.ts';

export function accusationsOf(story: SeatStory): AccusationCase[] {
  const { facts, seat } = story;
  return facts.flatMap((fact, i): AccusationCase[] => {
    if (fact.fact !== 'accused' || fact.seat !== seat) return [];
    const cards = fact.cards ?? fact.sealed?.cards;
    if (cards === undefined) return [];
    const at = i + 1;
    const before = story.countingAt(i);
    const judged = facts.find((later, n) => n > i && later.fact === 'judged' && later.seat === seat);
    const right = judged?.fact === 'judged' ? judged.right : null;
    const { gap } = before;
    const chance = before.chanceOf(cards);
    return [{ at, turn: story.turnAt(at), cards, chance, right, ...(gap === null ? {} : { gap }) }];
  });
}
