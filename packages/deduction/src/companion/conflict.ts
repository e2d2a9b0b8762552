/** Which lines of a sheet cannot all be true: as few as can be found. */
import { isPossible } from '../counting/count.ts';
import { type Clue, makePuzzle } from '../knowledge/puzzle.ts';
import { smallestConflict } from '../reasons/conflict.ts';
import { knowledgeFromSheet } from './facts.ts';
import type { CompanionTable } from './table.ts';

const nothing: ReadonlySet<number> = new Set();

/** Null when the sheet holds together; otherwise a smallest set of lines that do not, 0 being the deal. */
export function linesInConflict(
  table: CompanionTable,
  without: ReadonlySet<number> = nothing,
): number[] | null {
  const knowledge = knowledgeFromSheet(table, 'mine', without);
  const puzzle = makePuzzle(knowledge);
  if (isPossible(puzzle, puzzle.clues)) return null;
  const lines: Clue[][] = [[], ...table.entries.map(() => [])];
  for (const [i, { source }] of knowledge.facts.entries()) lines[source!.turn!]!.push(puzzle.clues[i]!);
  return smallestConflict(puzzle, [], lines);
}

/** What is left out so that the rest holds together: of each conflict the line that was written last. */
export function linesLeftOut(table: CompanionTable, conflict: readonly number[]): Set<number> {
  const out = new Set<number>();
  for (let found: readonly number[] | null = conflict; found !== null && found.length > 0; ) {
    out.add(found.at(-1)!);
    found = linesInConflict(table, out);
  }
  return out;
}
