/** What the answers to a suggestion would leave, counted over all deals that fit. */
import type { Knowledge, Model } from '@casefile/deduction';
import {
  type Clue,
  type Counted,
  countMarked,
  type Marks,
  makePuzzle,
  type Puzzle,
  propagate,
  tally,
  worldsOf,
} from '@casefile/deduction/counting';
import type { Seat } from '@casefile/engine';

export interface OnAnswers {
  /** How a player with several of the named cards is assumed to choose. What was shown before is ignored. */
  readonly model: Model;
  /** How bad an answer is, judged by the deals it leaves. */
  readonly cost: (puzzle: Puzzle, counted: Counted) => number;
  /** The least that an answer leaving this many deals can cost. */
  readonly atLeast: (deals: number) => number;
  /** The cost of two answers together; never less than that of either. */
  readonly together: (a: number, b: number) => number;
}

/** The most by which rounding makes equal costs differ. */
const rounding = 1 + 1e-9;

/** Adds up the cost of every possible answer, including that nobody shows; infinite as soon as it exceeds `maxCost`. */
export function ratedAnswers(
  knowledge: Knowledge,
  /** The seats in the order in which they are asked. */
  order: readonly Seat[],
  /** In how many deals a seat holds a card: what is left if the first seat asked shows it. */
  held: (card: number, seat: Seat) => number,
  { model, cost, atLeast, together }: OnAnswers,
): (named: readonly number[], maxCost: number) => number {
  const puzzle = makePuzzle(knowledge);
  const marks = propagate(puzzle);
  return (named, maxCost) => {
    const costOf = (clues: readonly Clue[], shown: readonly Clue[]): number => {
      const then = marks && propagate(puzzle, [...clues, ...shown], marks);
      const counted = then && countMarked(puzzle, then, model, shown);
      if (then === null || counted === null) return 0;
      return cost(puzzle, counted) / (model === 'even-choice' ? sureChoice(then, shown) : 1);
    };
    const [first] = order;
    const least = first === undefined ? 0 : named.map((card) => atLeast(held(card, first))).reduce(together);
    if (least > maxCost * rounding) return Number.POSITIVE_INFINITY;
    const passed: Clue[] = [];
    let sum = 0;
    for (const owner of order) {
      for (const card of named) {
        sum = together(sum, costOf(passed, [{ kind: 'shown', owner, card, of: named }]));
        if (sum > maxCost * rounding) return Number.POSITIVE_INFINITY;
      }
      for (const card of named) passed.push({ kind: 'never', card, owner });
    }
    return together(sum, costOf(passed, []));
  };
}

/**
 * The count omits factors that are equal in all deals, such as the number of cards to choose from when all are
 * certainly held.
 */
function sureChoice({ can }: Marks, shown: readonly Clue[]): number {
  const [clue] = shown;
  if (clue?.kind !== 'shown') return 1;
  const bit = 1 << clue.owner;
  const could = clue.of.filter((card) => (can[card]! & bit) !== 0);
  return could.every((card) => can[card] === bit) ? could.length : 1;
}

/**
 * The mean entropy of the envelope in bits, times the deals, if a player with several of the cards picks one at random.
 */
export const unsure: OnAnswers = {
  model: 'even-choice',
  cost(puzzle, counted) {
    const { total, envelopes } = tally(puzzle, counted);
    let bits = xLog2x(total);
    for (const { count } of envelopes) bits -= xLog2x(count);
    return bits;
  },
  atLeast: () => 0,
  together: (a, b) => a + b,
};

const xLog2x = (x: number): number => (x > 0 ? x * Math.log2(x) : 0);

/** The deals left in the worst case: a player with several of the cards shows the one that tells least. */
export const worst: OnAnswers = {
  model: 'counting',
  cost: (_puzzle, counted) => worldsOf(counted),
  atLeast: (deals) => deals,
  // `reduce` gives more than two arguments.
  together: (a, b) => Math.max(a, b),
};
