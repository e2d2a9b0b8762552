import { type KnowledgeKind, randomKnowledge } from '@casefile/testkit/random-knowledge';
import { expect, test } from 'vitest';
import { propagate } from '../../knowledge/propagate.ts';
import { makePuzzle } from '../../knowledge/puzzle.ts';
import { type CardTable, countByCards } from '../by-cards.ts';
import { exactTotal } from '../lattice/sweep.ts';
import { residueOf } from '../residue.ts';
import { bestOrder, orderOf } from './order-search.ts';
import { surveyOf } from './survey.ts';

const kinds: readonly KnowledgeKind[] = [
  { name: 'with passes', categories: [6, 9, 9], seats: [3, 9], depth: 60 },
  { name: 'a seat, no passes', categories: [10, 8, 12], seats: [3, 10], depth: 60, disjunctionsOnly: true },
  {
    name: 'a spectator, no passes',
    categories: [6, 6, 9],
    seats: [3, 6],
    depth: 60,
    disjunctionsOnly: true,
    spectator: true,
  },
];

test.each(kinds)(
  '$name: the order found is no worse than the given one, and every order gives the same counts',
  (kind) => {
    let better = 0;
    for (let seed = 3000; seed < 3015; seed++) {
      const puzzle = makePuzzle(randomKnowledge(kind, seed).knowledge);
      const residue = residueOf(puzzle, propagate(puzzle)!, puzzle.clues, false);
      const survey = surveyOf(residue, puzzle.category)!;
      const given = orderOf(
        survey,
        residue.cards.map((_, place) => place),
      );
      const found = bestOrder(survey);
      expect([...found.places].sort((a, b) => a - b)).toEqual(given.places);
      expect(found.states).toBeLessThanOrEqual(given.states);
      if (found.states < given.states) better++;
      const totals = [given, found].map(({ places, states }) => {
        const cards = places.map((place) => residue.cards[place]!);
        const { lattice } = countByCards(puzzle, { ...residue, cards }, () => true) as CardTable;
        // The survey leaves out the first state.
        expect(lattice.layers.at(-1)! - 1).toBeLessThanOrEqual(states);
        return exactTotal(lattice);
      });
      expect(totals[1]).toBe(totals[0]);
    }
    expect(better).toBeGreaterThan(3);
  },
);
