/** A smallest set of facts that contradict each other; and with it, the facts that make a mark certain. */
import { count, isPossible } from '../counting/count.ts';
import { type CardName, envelope, type Knowledge, type OwnerName } from '../knowledge/knowledge.ts';
import { type Clue, holdsIn, makePuzzle, type Puzzle } from '../knowledge/puzzle.ts';
import { randomFrom } from '../sampling/random.ts';
import { drawFrom } from '../sampling/sampler.ts';
import { smallestHitting } from './hitting.ts';

/** After counting this many states, the search for a smaller conflict stops. */
const maxStates = 300_000;
/** It also stops after this many positions: even small ones take time. */
const maxChecks = 600;

/** Null when the facts are consistent; otherwise the numbers of a smallest set that is not. */
export function conflict(knowledge: Knowledge): number[] | null {
  const puzzle = makePuzzle(knowledge);
  return isPossible(puzzle, puzzle.clues) ? null : smallestConflict(puzzle, [], oneByOne(puzzle.clues));
}

/** The facts that force a card to be there, or with `holds` false not to be; null when nothing forces it. */
export function reasonFor(
  knowledge: Knowledge,
  card: CardName,
  owner: OwnerName,
  holds = true,
): number[] | null {
  const puzzle = makePuzzle(knowledge);
  const where = { card: puzzle.cards.indexOf(card), owner: [...puzzle.owners, envelope].indexOf(owner) };
  if (where.card < 0 || where.owner < 0) return null;
  const opposite: Clue = holds
    ? { kind: 'never', ...where }
    : { kind: 'only', owner: where.owner, cards: [where.card] };
  if (isPossible(puzzle, [...puzzle.clues, opposite]) || !isPossible(puzzle, puzzle.clues)) return null;
  return smallestConflict(puzzle, [opposite], oneByOne(puzzle.clues));
}

/** Every clue as a group of its own. */
export const oneByOne = (clues: readonly Clue[]): readonly (readonly Clue[])[] => clues.map((clue) => [clue]);

/**
 * Of groups of clues that contradict each other or the given ones, as few groups as possible that still do. No group of
 * the answer can be left out; it is also the smallest number of groups unless that takes too long to find.
 */
export function smallestConflict(
  puzzle: Puzzle,
  given: readonly Clue[],
  groups: readonly (readonly Clue[])[],
): number[] {
  const check = consistencyCheck(puzzle, given, groups);
  const { possible } = check;
  const all = groups.map((_, i) => i);
  let best = irreducible(all, possible);
  // Every conflict has a fact in each correction set, so a smallest hitting set of them is the next candidate.
  const correctionSets: number[][] = [];
  let minSize = 0;
  check.states = 0;
  check.checks = 0;
  const hasBudget = (): boolean => check.states < maxStates && check.checks < maxChecks;
  while (hasBudget()) {
    const fewer = smallestHitting(correctionSets, minSize, best.length - 1);
    if (fewer === null) break;
    minSize = fewer.length;
    if (!possible(fewer)) {
      best = fewer;
      break;
    }
    correctionSets.push(correctionSet(fewer, all, possible, hasBudget));
  }
  return [...best].sort((a, b) => a - b);
}

export interface ConsistencyCheck {
  states: number;
  checks: number;
  /** Whether some of the groups, by number, are consistent with the given clues. */
  readonly possible: (some: readonly number[]) => boolean;
}

/** Deals that were found to fit are remembered: most later sets of groups fit one of them and need not be counted. */
export function consistencyCheck(
  puzzle: Puzzle,
  given: readonly Clue[],
  groups: readonly (readonly Clue[])[],
): ConsistencyCheck {
  const { envelope: inside } = puzzle;
  const random = randomFrom(1);
  const fitting: Uint8Array[] = [];
  const check: ConsistencyCheck = {
    states: 0,
    checks: 0,
    possible(some) {
      if (fitting.some((fits) => some.every((i) => fits[i] === 1))) return true;
      check.checks++;
      const counted = count(puzzle, 'counting', [...given, ...some.flatMap((i) => groups[i]!)]);
      const world = counted && drawFrom(puzzle, counted, random)?.();
      if (!counted || !world) return false;
      check.states += counted.table.lattice.layers.at(-1)!;
      const holds = (clues: readonly Clue[]): boolean => clues.every((clue) => holdsIn(world, clue, inside));
      fitting.unshift(Uint8Array.from(groups, (clues) => (holds(clues) ? 1 : 0)));
      return true;
    },
  };
  return check;
}

/** Junker's QuickXplain: halving drops many needless facts at a time. */
export function irreducible(
  all: readonly number[],
  possible: (some: readonly number[]) => boolean,
): number[] {
  const search = (base: readonly number[], changed: boolean, from: readonly number[]): readonly number[] => {
    if (changed && !possible(base)) return [];
    if (from.length === 1) return from;
    const half = from.slice(0, from.length >> 1);
    const rest = from.slice(from.length >> 1);
    const second = search([...base, ...half], half.length > 0, rest);
    const first = search([...base, ...second], second.length > 0, half);
    return [...first, ...second];
  };
  return all.length === 0 || !possible([]) ? [] : [...search([], false, all)];
}

/** The facts that stay out when as many as possible are added to `start` without a contradiction. */
function correctionSet(
  start: readonly number[],
  all: readonly number[],
  possible: (some: readonly number[]) => boolean,
  hasBudget: () => boolean,
): number[] {
  const held = [...start];
  const gap: number[] = [];
  for (const fact of all) {
    if (start.includes(fact)) continue;
    if (hasBudget() && possible([...held, fact])) held.push(fact);
    else gap.push(fact);
  }
  return gap;
}
