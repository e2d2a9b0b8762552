/** The exact joint distribution: every chance is counted over all deals that fit. */

import type { Knowledge, Model } from '@casefile/deduction';
import { knowledgeFromView, randomFrom, TooLarge } from '@casefile/deduction';
import type { Tally } from '@casefile/deduction/counting';
import {
  type Counted,
  count,
  drawFrom,
  keepLattice,
  makePuzzle,
  type Puzzle,
  propagate,
  tally,
} from '@casefile/deduction/counting';
import type { CardId } from '@casefile/engine';
import type { CardChances, Deduce, TripleChance } from './card-chances.ts';
import { markedChances } from './clauses.ts';

export const exactly =
  (model: Model): Deduce =>
  (view, cards) => {
    const puzzle = makePuzzle(knowledgeFromView(view, cards));
    return countedChances(puzzle, model, true);
  };

/** Null when no deal fits. */
export function chancesFrom(knowledge: Knowledge, model: Model): CardChances | null {
  const puzzle = makePuzzle(knowledge);
  return propagate(puzzle, puzzle.clues) === null ? null : countedChances(puzzle, model, true);
}

/** With `draws`, deals can be drawn later, which keeps a copy of the tables. */
export function countedChances(puzzle: Puzzle, model: Model, draws: boolean): CardChances {
  try {
    const counted = count(puzzle, model, puzzle.clues);
    if (counted !== null) {
      const cardChances = talliedChances(puzzle, tally(puzzle, counted));
      return draws ? { ...cardChances, ...drawer(puzzle, counted) } : cardChances;
    }
  } catch (error) {
    // The tables would not fit into memory: clause rules give rougher chances.
    if (!(error instanceof TooLarge)) throw error;
  }
  return markedChances(puzzle, propagate(puzzle, puzzle.clues));
}

function drawer(puzzle: Puzzle, { marks, table }: Counted): Pick<CardChances, 'deal'> {
  // The next count overwrites the tables.
  const kept = { marks, table: { ...table, lattice: keepLattice(table.lattice) } };
  return { deal: (seed) => drawFrom(puzzle, kept, randomFrom(seed)) };
}

function talliedChances(puzzle: Puzzle, { counts, total, envelopes }: Tally): CardChances {
  const { cards, envelope } = puzzle;
  const width = envelope + 1;
  const rows = new Map(cards.map((card, i) => [card, i * width]));
  const triples = envelopes
    .filter(({ count: deals }) => deals > 0)
    .map(
      ({ cards: [a, b, c], count: deals }): TripleChance => ({
        cards: [cards[a]!, cards[b]!, cards[c]!],
        p: deals / total,
      }),
    )
    .sort((a, b) => b.p - a.p);
  const chance = (card: CardId, owner: number): number => counts[rows.get(card)! + owner]! / total;
  return {
    triples,
    inEnvelope: (card) => chance(card, envelope),
    heldBy: chance,
    deals: total,
    owners(card) {
      let possible = 0;
      for (let owner = 0; owner < width; owner++) if (counts[rows.get(card)! + owner]! > 0) possible++;
      return possible;
    },
  };
}
