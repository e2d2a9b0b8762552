/** Counting a position by whichever of the two ways is better there. */
import { type CardTable, countByCards } from './by-cards.ts';
import { countByHands, type HandPlan, type HandTable, planHands } from './by-hands.ts';
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
const quick = 30_000;

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
  let plan: HandPlan | null | undefined;
  if (way === 'hands') plan = planHands(puzzle, residue, 200_000);
  else {
    // Once there are many states it is time to ask what the other way would cost, and to wait no longer than that.
    const patience = (states: number): boolean => {
      if (way === 'cards' || states < quick) return true;
      if (plan === undefined) plan = planHands(puzzle, residue);
      return plan === null || states < plan.cost;
    };
    const table = tryCards(puzzle, residue, patience);
    if (table !== 'lost') return table;
    if (plan === undefined && way === undefined) plan = planHands(puzzle, residue);
  }
  if (plan === null || plan === undefined) throw new TooLarge('this position is too large to be counted');
  return countByHands(residue, plan);
}

function tryCards(
  puzzle: Puzzle,
  residue: Residue,
  patience: (states: number) => boolean,
): CardTable | null | 'lost' {
  try {
    return countByCards(puzzle, residue, patience);
  } catch (error) {
    if (error instanceof TooLarge) return 'lost';
    throw error;
  }
}

export function tally(puzzle: Puzzle, { marks, table }: Counted): Tally {
  return table.kind === 'cards' ? tallyCards(puzzle, table, marks.can) : tallyHands(puzzle, table, marks.can);
}

/** How many deals fit, to the last digit; of a position counted with every deal weighing the same. */
export const exactWorlds = ({ table }: Counted): bigint => exactTotal(table.lattice);

/** Whether any deal fits these clues. */
export function isPossible(puzzle: Puzzle, clues: readonly Clue[]): boolean {
  const counted = count(puzzle, 'counting', clues);
  return counted?.table.lattice.ends.some((ways) => ways > 0) ?? false;
}
