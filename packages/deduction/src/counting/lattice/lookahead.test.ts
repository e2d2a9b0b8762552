import { type KnowledgeKind, randomKnowledge } from '@casefile/testkit/random-knowledge';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Marks, propagate } from '../../knowledge/propagate.ts';
import { makePuzzle, type Puzzle } from '../../knowledge/puzzle.ts';
import { smallDecks } from '../../test/arbitraries.ts';
import { fittingWorlds } from '../../test/brute-force.ts';
import { type CardTable, countByCards } from '../by-cards.ts';
import { residueOf } from '../residue.ts';
import { tallyCards } from '../tally/tally.ts';
import { exactTotal } from './sweep.ts';

function counted(puzzle: Puzzle, marks: Marks, aheadFrom: number) {
  const residue = residueOf(puzzle, marks, puzzle.clues, false);
  const table = countByCards(puzzle, residue, () => true, aheadFrom) as CardTable | null;
  if (table === null) return null;
  const worlds = exactTotal(table.lattice);
  const states = table.lattice.layers.at(-1)!;
  return worlds === 0n ? null : { worlds, states, tally: tallyCards(puzzle, table, marks.can) };
}

test('loses no deal by looking ahead from the first card', () => {
  fc.assert(
    fc.property(smallDecks(12), ({ knowledge }) => {
      const puzzle = makePuzzle(knowledge);
      const marks = propagate(puzzle);
      const ahead = marks && counted(puzzle, marks, 0);
      const blind = marks && counted(puzzle, marks, Number.POSITIVE_INFINITY);
      expect(ahead?.worlds ?? 0n).toBe(BigInt(fittingWorlds(knowledge).length));
      expect(ahead?.tally).toEqual(blind?.tally);
    }),
    { numRuns: 1500 },
  );
});

test('saves a tenth of the states by looking ahead when hands compete for the same cards', () => {
  const kind: KnowledgeKind = {
    name: 'many disjunctions, few hands',
    categories: [6, 6, 9],
    seats: [3, 3],
    depth: 40,
    disjunctionsOnly: true,
    spectator: true,
  };
  const states = { ahead: 0, blind: 0 };
  for (let seed = 5000; seed < 5040; seed++) {
    const puzzle = makePuzzle(randomKnowledge(kind, seed).knowledge);
    const marks = propagate(puzzle)!;
    const ahead = counted(puzzle, marks, 0)!;
    const blind = counted(puzzle, marks, Number.POSITIVE_INFINITY)!;
    expect(ahead.worlds).toBe(blind.worlds);
    states.ahead += ahead.states;
    states.blind += blind.states;
  }
  expect(states.ahead).toBeLessThan(0.9 * states.blind);
});
