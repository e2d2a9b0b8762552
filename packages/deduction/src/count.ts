/** Counting a position by whichever of the two ways is better there. */
import { type CardTable, countByCards } from './by-cards.ts';
import { countByHands, type HandTable, planHands } from './by-hands.ts';
import type { Model } from './knowledge.ts';
import { type Marks, propagate } from './propagate.ts';
import { type Clue, type Puzzle, TooLarge } from './puzzle.ts';
import { type Residue, residueOf } from './residue.ts';
import { exactTotal } from './sweep.ts';
import { type Tally, tallyCards } from './tally.ts';
import { tallyHands } from './tally-hands.ts';

export type Way = 'cards' | 'hands';
export type Table = CardTable | HandTable;

export interface Counted {
  readonly marks: Marks;
  readonly table: Table;
}

/** Until here counting card by card is so quick that nothing else is worth a thought. */
const quick = 4_000;

/** Null when no deal fits. The table is overwritten by the next count. */
export function count(
  puzzle: Puzzle,
  model: Model = 'counting',
  clues: readonly Clue[] = puzzle.clues,
  way?: Way,
): Counted | null {
  const marks = propagate(puzzle, clues);
  if (marks === null) return null;
  const residue = residueOf(puzzle, marks, clues, model === 'even-choice');
  const table = tableOf(puzzle, residue, way);
  return table === null ? null : { marks, table };
}

function tableOf(puzzle: Puzzle, residue: Residue, way: Way | undefined): Table | null {
  if (way === 'cards') return patient(puzzle, residue);
  const first = way === undefined ? tryCards(puzzle, residue, quick) : 'lost';
  if (first !== 'lost') return first;
  const plan = planHands(puzzle, residue);
  if (plan === null) return patient(puzzle, residue);
  if (way === 'hands') return countByHands(residue, plan);
  const second = tryCards(puzzle, residue, plan.cost / 3);
  return second === 'lost' ? countByHands(residue, plan) : second;
}

function tryCards(puzzle: Puzzle, residue: Residue, patience: number): CardTable | null | 'lost' {
  try {
    return countByCards(puzzle, residue, patience);
  } catch (error) {
    if (error instanceof TooLarge) return 'lost';
    throw error;
  }
}

function patient(puzzle: Puzzle, residue: Residue): CardTable | null {
  const table = countByCards(puzzle, residue, Number.POSITIVE_INFINITY);
  if (table === 'lost') throw new TooLarge('this position is too large to be counted');
  return table;
}

export function tally(puzzle: Puzzle, { marks, table }: Counted): Tally {
  return table.kind === 'cards' ? tallyCards(puzzle, table, marks.can) : tallyHands(puzzle, table, marks.can);
}

export const exactWorlds = ({ table }: Counted): bigint => exactTotal(table.lattice);

/** Whether any deal fits these clues. */
export function isPossible(puzzle: Puzzle, clues: readonly Clue[]): boolean {
  const counted = count(puzzle, 'counting', clues);
  if (counted === null) return false;
  const { layers, ends } = counted.table.lattice;
  return ends.some((end) => end > 0) && layers.length > 0;
}
