/** Why a mark is certain: a set of facts none of which can be left out, and the steps that lead from them to the mark. */

import { isPossible } from '../counting/count.ts';
import { type CardName, envelope, type Knowledge, type OwnerName } from '../knowledge/knowledge.ts';
import { type Clue, makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { consistencyCheck, irreducible, oneByOne } from './conflict.ts';
import { cardOf, type Derivation, holdsOf, type Literal, literalOf, opposite, ownerOf } from './literals.ts';
import { cluesOf, proofOf } from './proof.ts';
import { derive, priceOf } from './rules.ts';
import { type ReasonStep, stepsByCounting, stepsBySupposing, stepsOf } from './steps.ts';

/** Why a mark is certain. */
export interface Explanation {
  readonly card: CardName;
  readonly owner: OwnerName;
  readonly holds: boolean;
  /** By number. Together they force the mark; without any one of them the rest does not. */
  readonly facts: readonly number[];
  readonly steps: readonly ReasonStep[];
}

/** Null when the mark is not certain, or when the facts contradict each other. */
export function explain(
  knowledge: Knowledge,
  card: CardName,
  owner: OwnerName,
  holds = true,
): Explanation | null {
  const puzzle = makePuzzle(knowledge);
  const at = [...puzzle.owners, envelope].indexOf(owner);
  const number = puzzle.cards.indexOf(card);
  if (at < 0 || number < 0) return null;
  const goal = literalOf(puzzle, number, at, holds);
  const { clues } = puzzle;
  const forbidden = clueOf(puzzle, opposite(goal));
  const check = consistencyCheck(puzzle, [forbidden], oneByOne(clues));
  if (!isPossible(puzzle, clues)) return null;
  const enough = factsByRules(puzzle, goal) ?? factsByCounting(puzzle, check.possible);
  if (enough === null) return null;
  const facts = leaveOutNeedless(enough, clues, check.possible);
  return { card, owner, holds, facts, steps: stepsFor(puzzle, goal, facts) };
}

const clueOf = (puzzle: Puzzle, literal: Literal): Clue => {
  const where = { card: cardOf(puzzle, literal), owner: ownerOf(puzzle, literal) };
  return holdsOf(literal)
    ? { kind: 'only', owner: where.owner, cards: [where.card] }
    : { kind: 'never', ...where };
};

/** Facts from which the rules derive the goal, or refute its opposite; null when the rules do neither. */
function factsByRules(puzzle: Puzzle, goal: Literal): readonly number[] | null {
  const all = puzzle.clues.map((_, i) => i);
  const found = derive(puzzle, puzzle.clues, all);
  if (found[goal] !== undefined) return cluesOf(proofOf(found, [goal]));
  const supposing = derive(puzzle, puzzle.clues, all, opposite(goal));
  const clash = clashIn(supposing);
  return clash === null ? null : cluesOf(proofOf(supposing, [clash, opposite(clash)]));
}

/** The cheapest literal that was derived together with its opposite. */
function clashIn(found: readonly (Derivation | undefined)[]): Literal | null {
  let best: Literal | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let literal = 0; literal < found.length; literal += 2) {
    const cost = (found[literal]?.cost ?? least) + (found[literal + 1]?.cost ?? least);
    if (cost >= least) continue;
    best = literal;
    least = cost;
  }
  return best;
}

type Possible = (some: readonly number[]) => boolean;

/** Null when some deal fits all facts and not the goal. */
function factsByCounting({ clues }: Puzzle, possible: Possible): readonly number[] | null {
  const all = clues.map((_, i) => i).sort((a, b) => priceOf(clues[a]!) - priceOf(clues[b]!));
  return possible(all) ? null : irreducible(all, possible);
}

/** Leaves out every fact that is not needed, the hardest to follow first. */
function leaveOutNeedless(enough: readonly number[], clues: readonly Clue[], possible: Possible): number[] {
  let kept = [...enough];
  for (const fact of [...enough].sort((a, b) => priceOf(clues[b]!) - priceOf(clues[a]!))) {
    const fewer = kept.filter((other) => other !== fact);
    if (!possible(fewer)) kept = fewer;
  }
  return kept.sort((a, b) => a - b);
}

function stepsFor(puzzle: Puzzle, goal: Literal, facts: readonly number[]): readonly ReasonStep[] {
  const found = derive(puzzle, puzzle.clues, facts);
  if (found[goal] !== undefined) return stepsOf(puzzle, found, goal);
  const supposing = derive(puzzle, puzzle.clues, facts, opposite(goal));
  const clash = clashIn(supposing);
  if (clash !== null) return stepsBySupposing(puzzle, supposing, goal, clash);
  const { lemmas, left } = premisesOfCounting(puzzle, found, goal, facts);
  return stepsByCounting(puzzle, found, goal, left, lemmas);
}

/** As few premises as possible. Facts are dropped before marks that the rules found: one mark replaces several facts. */
function premisesOfCounting(
  puzzle: Puzzle,
  found: readonly (Derivation | undefined)[],
  goal: Literal,
  facts: readonly number[],
): { lemmas: Literal[]; left: number[] } {
  const marks = found.flatMap((way, literal) =>
    way === undefined || way.rule === 'given' || way.rule === 'elsewhere' ? [] : [literal],
  );
  const premises = [
    ...facts.map((i) => puzzle.clues[i]!),
    ...marks.map((literal) => clueOf(puzzle, literal)),
  ];
  const { possible } = consistencyCheck(puzzle, [clueOf(puzzle, opposite(goal))], oneByOne(premises));
  let kept = premises.map((_, i) => i);
  for (let i = 0; i < premises.length; i++) {
    const fewer = kept.filter((other) => other !== i);
    if (!possible(fewer)) kept = fewer;
  }
  return {
    lemmas: kept.flatMap((i) => (i < facts.length ? [] : [marks[i - facts.length]!])),
    left: kept.flatMap((i) => (i < facts.length ? [facts[i]!] : [])),
  };
}
