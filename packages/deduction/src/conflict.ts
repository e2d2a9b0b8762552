import type { Clue, Puzzle } from './puzzle.ts';
export function smallestConflict(_puzzle: Puzzle, _given: readonly Clue[], _clues: readonly Clue[]): number[] {
  return [];
}
