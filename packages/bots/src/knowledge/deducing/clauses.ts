/** Clause rules with unit propagation: who can have which card, without counting. */

import { knowledgeFromView } from '@casefile/deduction';
import { type Marks, makePuzzle, type Puzzle, propagate } from '@casefile/deduction/counting';
import { allTriples, type CardChances, type Deduce, type TripleChance } from './card-chances.ts';

export const clauses: Deduce = (view, cards) => {
  const puzzle = makePuzzle(knowledgeFromView(view, cards));
  return markedChances(puzzle, propagate(puzzle, puzzle.clues));
};

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};

export function markedChances(puzzle: Puzzle, marks: Marks | null): CardChances {
  const { cards, category, envelope } = puzzle;
  const number = new Map(cards.map((card, i) => [card, i]));
  const all = (1 << (envelope + 1)) - 1;
  const can = (card: string): number => marks?.can[number.get(card)!] ?? all;
  const bit = 1 << envelope;
  const open = [0, 1, 2].map((k) => cards.filter((card, i) => category[i] === k && (can(card) & bit) !== 0));
  const excluded = (marks?.excluded ?? []).map((named) => named.map((card) => cards[card]!));
  const isExcluded = (triple: TripleChance['cards']): boolean =>
    excluded.some((named) => named.every((card) => triple.includes(card)));
  return {
    triples: allTriples(open, isExcluded),
    inEnvelope(card) {
      const size = open.find((each) => each.includes(card))?.length ?? 0;
      return size === 0 ? 0 : 1 / size;
    },
    heldBy: (card, seat) => (can(card) & (1 << seat) ? 1 / bits(can(card)) : 0),
    owners: (card) => bits(can(card)),
    deals: Number.POSITIVE_INFINITY,
  };
}
