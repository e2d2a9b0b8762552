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
  /** How who has several of the cards is taken to choose. What was shown before is not weighed. */
  readonly model: Model;
  /** What speaks against an answer, by the deals it leaves. */
  readonly cost: (puzzle: Puzzle, counted: Counted) => number;
  /** What an answer that leaves so many deals costs at least. */
  readonly atLeast: (deals: number) => number;
  /** Of two answers; never less than either. */
  readonly together: (a: number, b: number) => number;
}

/** What rounding may add to a cost that is the same. */
const rounding = 1 + 1e-9;

/** The cost of every card that a seat may show and of nobody showing any; infinite as soon as it is more than `most`. */
export function ratedAnswers(
  knowledge: Knowledge,
  /** Who is asked, one after the other. */
  order: readonly Seat[],
  /** In how many deals a card is with a seat: what its showing it would leave, if it is the first that is asked. */
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

/** A count leaves out what weighs the same in every deal: among how many cards a choice was where all are known to be held. */
function sureChoice({ can }: Marks, shown: readonly Clue[]): number {
  const [clue] = shown;
  if (clue?.kind !== 'shown') return 1;
  const bit = 1 << clue.owner;
  const could = clue.of.filter((card) => (can[card]! & bit) !== 0);
  return could.every((card) => can[card] === bit) ? could.length : 1;
}

/** How unsure the whole envelope is on average, in bits, times the deals; who has several cards chooses evenly. */
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

/** How many deals are left in the worst case: who has several cards shows the one that tells least. */
export const worst: OnAnswers = {
  model: 'counting',
  cost: (_puzzle, counted) => worldsOf(counted),
  atLeast: (deals) => deals,
  // `reduce` gives more than two arguments.
  together: (a, b) => Math.max(a, b),
};
