/** A smallest set of lines of a sheet that contradict each other. */
import { isPossible } from '../counting/count.ts';
import { type Clue, makePuzzle } from '../knowledge/puzzle.ts';
import { smallestConflict } from '../reasons/conflict.ts';
import { knowledgeFromSheet } from './facts.ts';
import type { CompanionTable } from './table.ts';

const nothing: ReadonlySet<number> = new Set();

/** Null when the lines agree; otherwise a smallest set of lines that contradict each other. Line 0 is the deal. */
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

/** The lines to leave out so that the others agree: the last one of each conflict. */
export function linesLeftOut(table: CompanionTable, conflict: readonly number[]): Set<number> {
  const out = new Set<number>();
  for (let found: readonly number[] | null = conflict; found !== null && found.length > 0; ) {
    out.add(found.at(-1)!);
    found = linesInConflict(table, out);
  }
  return out;
}
