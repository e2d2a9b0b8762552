/** Cards that nothing known tells apart: asking for one is as good as asking for the other. */
import type { Knowledge } from '@casefile/deduction';
import { makePuzzle, propagate } from '@casefile/deduction/counting';

/** For each card, the number of the first card that is like it. */
export function alikeCards(knowledge: Knowledge): Int32Array {
  const puzzle = makePuzzle(knowledge);
  const { cards, category, envelope, clues } = puzzle;
  const marks = propagate(puzzle, clues);
  if (marks === null) return Int32Array.from(cards, (_, card) => card);
  const { can, disjunctions, excluded } = marks;
  const bound = new Set([...disjunctions.flatMap((each) => each.cards), ...excluded.flat()]);
  const firsts = new Map<string, number>();
  return Int32Array.from(cards, (_, card) => {
    const owners = can[card]!;
    // Once a card is certain to be with a seat, its category no longer matters.
    const isPlaced = (owners & (owners - 1)) === 0 && owners !== 1 << envelope;
    const kind = isPlaced ? `${owners}` : bound.has(card) ? `=${card}` : `${owners} ${category[card]}`;
    const first = firsts.get(kind) ?? card;
    firsts.set(kind, first);
    return first;
  });
}
