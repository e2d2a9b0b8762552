/** Which facts cannot hold together, as few as can be found; and with them, why a mark is certain. */
import { isPossible } from './count.ts';
import { smallestHitting } from './hitting.ts';
import { type CardName, envelope, type Knowledge, type OwnerName } from './knowledge.ts';
import { type Clue, makePuzzle, type Puzzle } from './puzzle.ts';

/** So many positions are counted in search of a smaller conflict before the one at hand must do. */
const mostChecks = 1_500;

/** Null when the facts hold together; otherwise a smallest set of them that does not, by number. */
export function conflict(knowledge: Knowledge): number[] | null {
  const puzzle = makePuzzle(knowledge);
  return isPossible(puzzle, puzzle.clues) ? null : smallestConflict(puzzle, [], puzzle.clues);
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
  return smallestConflict(puzzle, [opposite], puzzle.clues);
}

/** Of clues that cannot hold together with those given: irreducible, and the smallest unless that takes too long. */
export function smallestConflict(puzzle: Puzzle, given: readonly Clue[], clues: readonly Clue[]): number[] {
  let checks = 0;
  const possible = (some: readonly number[]): boolean => {
    checks++;
    return isPossible(puzzle, [...given, ...some.map((i) => clues[i]!)]);
  };
  const all = clues.map((_, i) => i);
  let best = irreducible(all, possible);
  // Each set that would have to give way names the facts of which every conflict has one.
  const gaps: number[][] = [];
  checks = 0;
  while (checks < mostChecks) {
    const fewer = smallestHitting(gaps, best.length - 1);
    if (fewer === null) break;
    if (!possible(fewer)) {
      best = fewer;
      break;
    }
    gaps.push(gapOf(fewer, all, possible, () => checks < mostChecks));
  }
  return [...best].sort((a, b) => a - b);
}

/** Halving: facts of which none is needed go many at a time (Junker's QuickXplain). */
function irreducible(all: readonly number[], possible: (some: readonly number[]) => boolean): number[] {
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

/** What is left out when as many facts as possible are added. */
function gapOf(
  start: readonly number[],
  all: readonly number[],
  possible: (some: readonly number[]) => boolean,
  patient: () => boolean,
): number[] {
  const held = [...start];
  const gap: number[] = [];
  for (const fact of all) {
    if (start.includes(fact)) continue;
    if (patient() && possible([...held, fact])) held.push(fact);
    else gap.push(fact);
  }
  return gap;
}
