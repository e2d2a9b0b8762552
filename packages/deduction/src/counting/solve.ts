/** Knowledge in, certainties and probabilities out: exact, from counts. */

import {
  type CardName,
  envelope,
  type Knowledge,
  type Model,
  type OwnerName,
} from '../knowledge/knowledge.ts';
import { type Marks, propagate } from '../knowledge/propagate.ts';
import { makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { oneByOne, smallestConflict } from '../reasons/conflict.ts';
import { type CountingMethod, countMarked, exactWorlds, tally } from './count.ts';
import type { Tally } from './tally/tally.ts';

/** All that follows from the facts, in probabilities. */
export interface Solution {
  readonly model: Model;
  readonly consistent: boolean;
  /** How many deals fit, to the last digit. */
  readonly worlds: string;
  /** Card -> owner, or the envelope -> probability. */
  readonly cards: Readonly<Record<CardName, Readonly<Record<OwnerName, number>>>>;
  /** What the envelope can be, the most likely first. */
  readonly envelopes: readonly EnvelopeChance[];
  readonly certain: readonly Mark[];
  /** The numbers of facts that contradict each other; only when no deal fits. */
  readonly conflict?: readonly number[];
}
/** How likely it is that these three cards are in the envelope. */
export interface EnvelopeChance {
  readonly cards: readonly [CardName, CardName, CardName];
  readonly p: number;
}
/** A card and where it is. */
export interface Mark {
  readonly card: CardName;
  readonly owner: OwnerName;
}

/** How to weigh and count. */
export interface SolveOptions {
  readonly model?: Model;
  /** How to count; the faster method where it is left out. */
  readonly method?: CountingMethod;
}

/** The exact answer to what is known: worlds, probabilities, certainties, or a conflict. */
export function solve(knowledge: Knowledge, options: SolveOptions = {}): Solution {
  const puzzle = makePuzzle(knowledge);
  return solutionOf(puzzle, propagate(puzzle), options);
}

/** The same from marks that are propagated already; null marks mean that the clues contradict each other. */
export function solutionOf(
  puzzle: Puzzle,
  marks: Marks | null,
  { model = 'counting', method }: SolveOptions,
): Solution {
  const { clues } = puzzle;
  const counted = marks && countMarked(puzzle, marks, model, clues, method);
  const sums = counted === null ? null : tally(puzzle, counted);
  if (marks === null || counted === null || sums === null || sums.total === 0) {
    const conflict = smallestConflict(puzzle, [], oneByOne(clues));
    return { model, consistent: false, worlds: '0', cards: {}, envelopes: [], certain: [], conflict };
  }
  const unweighted = model === 'counting' ? counted : countMarked(puzzle, marks, 'counting', clues, method)!;
  return {
    model,
    consistent: true,
    worlds: exactWorlds(unweighted).toString(),
    cards: chances(puzzle, sums),
    envelopes: envelopeChances(puzzle, sums),
    certain: certainties(puzzle, sums),
  };
}

function chances(puzzle: Puzzle, { counts, total }: Tally): Solution['cards'] {
  const owners = [...puzzle.owners, envelope];
  const width = owners.length;
  return Object.fromEntries(
    puzzle.cards.map((card, i) => [
      card,
      Object.fromEntries(owners.map((owner, o) => [owner, counts[i * width + o]! / total])),
    ]),
  );
}

function envelopeChances({ cards }: Puzzle, { envelopes, total }: Tally): EnvelopeChance[] {
  return [...envelopes]
    .sort((a, b) => b.count - a.count)
    .map(({ cards: [a, b, c], count }) => ({ cards: [cards[a]!, cards[b]!, cards[c]!], p: count / total }));
}

/** A mark is certain when no deal puts the card elsewhere. A probability of 1 may be a rounded one. */
function certainties(puzzle: Puzzle, { counts }: Tally): Mark[] {
  const owners = [...puzzle.owners, envelope];
  const width = owners.length;
  return puzzle.cards.flatMap((card, i) => {
    const possible = owners.filter((_, o) => counts[i * width + o]! > 0);
    return possible.length === 1 ? [{ card, owner: possible[0]! }] : [];
  });
}
