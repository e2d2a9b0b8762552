/** Counts a position by the faster of the two methods. */

import type { Model } from '../knowledge/knowledge.ts';
import { type Marks, propagate } from '../knowledge/propagate.ts';
import { type Clue, type Puzzle, TooLarge } from '../knowledge/puzzle.ts';
import { type CardTable, countByCards } from './by-cards.ts';
import { countByHands, type HandPlan, type HandTable, planHands } from './by-hands.ts';
import { checkCurrent } from './lattice/lattice.ts';
import { backward, exactTotal } from './lattice/sweep.ts';
import { bestOrder } from './order/order-search.ts';
import { surveyOf } from './order/survey.ts';
import { type Residue, residueOf } from './residue.ts';
import { type Tally, tallyCards } from './tally/tally.ts';
import { tallyHands } from './tally/tally-hands.ts';

/** Card by card, or hand by hand; both give the same counts. */
export type CountingMethod = 'cards' | 'hands';
export type CountTable = CardTable | HandTable;

/** A counted position; `tally`, `worldsOf` and `drawFrom` read it. */
export interface Counted {
  readonly marks: Marks;
  readonly table: CountTable;
}

/** Up to this many states, counting card by card is so fast that no other order or method is tried. */
const maxQuickStates = 6_000;
/** Up to this many moves, counting hand by hand is faster than searching for a better order of cards. */
const maxCheapMoves = 60_000;
/** A state of the card method costs about as much as this many moves of the hand method. */
const movesPerState = 4;
/** The longest list of hands when the caller asks for the hand method. */
const maxForcedHands = 60_000;

/** Null when no deal fits. The next count overwrites the table: reading it after that throws. */
export function count(
  puzzle: Puzzle,
  model: Model = 'counting',
  clues: readonly Clue[] = puzzle.clues,
  method?: CountingMethod,
): Counted | null {
  const marks = propagate(puzzle, clues);
  return marks && countMarked(puzzle, marks, model, clues, method);
}

/** The same, from marks that are propagated already. */
export function countMarked(
  puzzle: Puzzle,
  marks: Marks,
  model: Model,
  clues: readonly Clue[],
  method?: CountingMethod,
): Counted | null {
  const residue = residueOf(puzzle, marks, clues, model === 'even-choice');
  const table = tableOf(puzzle, residue, method);
  return table === null ? null : { marks, table };
}

function tableOf(puzzle: Puzzle, residue: Residue, method: CountingMethod | undefined): CountTable | null {
  if (method === 'hands') return byPlan(residue, planHands(puzzle, residue, maxForcedHands));
  const atOnce = tryCards(puzzle, residue, (states) => states < maxQuickStates);
  if (atOnce !== 'over-limit') return atOnce;
  const plan = method === undefined ? planHands(puzzle, residue) : null;
  if (plan !== null && plan.cost < maxCheapMoves) return byPlan(residue, plan);
  const survey = surveyOf(residue, puzzle.category);
  const order = survey === null ? null : bestOrder(survey);
  const states = order?.states ?? Number.POSITIVE_INFINITY;
  if (plan !== null && plan.cost < states * movesPerState) return byPlan(residue, plan);
  const cards = order === null ? residue.cards : order.places.map((place) => residue.cards[place]!);
  const table = tryCards(puzzle, { ...residue, cards }, () => true);
  return table === 'over-limit' ? byPlan(residue, plan) : table;
}

function byPlan(residue: Residue, plan: HandPlan | null): CountTable | null {
  if (plan === null) throw new TooLarge('this position is too large to be counted');
  return countByHands(residue, plan);
}

function tryCards(
  puzzle: Puzzle,
  residue: Residue,
  isWithinLimit: (states: number) => boolean,
): CardTable | null | 'over-limit' {
  try {
    return countByCards(puzzle, residue, isWithinLimit);
  } catch (error) {
    if (error instanceof TooLarge) return 'over-limit';
    throw error;
  }
}

/** How many of the counted deals have each card with each owner, and each envelope. */
export function tally(puzzle: Puzzle, { marks, table }: Counted): Tally {
  checkCurrent(table.kind === 'cards' ? table.counted : table.lattice);
  return table.kind === 'cards' ? tallyCards(puzzle, table, marks.can) : tallyHands(puzzle, table, marks.can);
}

/** How many deals fit, to the last digit; of a position counted with every deal weighing the same. */
export function exactWorlds({ table }: Counted): bigint {
  checkCurrent(table.lattice);
  return exactTotal(table.lattice);
}

/** The weight of all deals that fit: their number, when all weigh the same. */
export function worldsOf({ table }: Counted): number {
  checkCurrent(table.lattice);
  return backward(table.lattice)[0]!;
}

/** Whether any deal fits these clues. */
export function isPossible(puzzle: Puzzle, clues: readonly Clue[]): boolean {
  const counted = count(puzzle, 'counting', clues);
  return counted?.table.lattice.ends.some((ways) => ways > 0) ?? false;
}
