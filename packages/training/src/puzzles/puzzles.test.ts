import { type Explanation, explain, type Knowledge, solve } from '@casefile/deduction';
import { editions } from '@casefile/editions';
import type { Edition } from '@casefile/engine';
import { size } from '@casefile/testkit/size';
import { expect, test } from 'vitest';
import {
  findPuzzle,
  gradeAnswer,
  hintOf,
  listenerShown,
  maxHints,
  type Puzzle,
  type PuzzleKind,
  PuzzleStock,
  playBotGame,
  puzzleKinds,
  puzzlesIn,
} from '../index.ts';
import { checkByDeals } from '../test/check-by-deals.ts';
import { marksToFind } from './sheet.ts';

/** One of each kind and edition; in the long run 32, which makes 1,024. */
const rounds = size(1, 32);

function puzzlesOf(edition: Edition, kind: PuzzleKind): Puzzle[] {
  const found: Puzzle[] = [];
  for (let game = 0; found.length < rounds; game++)
    for (const puzzle of puzzlesIn(playBotGame(edition, `test ${game}`), kind)) {
      if (found.push(puzzle) === rounds) break;
    }
  return found;
}
const puzzles = editions.flatMap((edition) => puzzleKinds.flatMap((kind) => puzzlesOf(edition, kind)));

test('each puzzle has exactly one right answer, confirmed by searching deals one by one', () => {
  for (const puzzle of puzzles) checkByDeals(puzzle);
});

test('the level of a puzzle is the longest of the shortest reasons behind its answer', () => {
  for (const puzzle of puzzles) {
    const { knowledge, reasons, steps, level } = puzzle;
    const lengthsOf = (known: Knowledge, all: readonly Explanation[]): number[] =>
      all.map(({ card, owner, holds }) => explain(known, card, owner, holds)!.steps.length);
    const lengths = lengthsOf(puzzle.kind === 'show' ? puzzle.listener : knowledge, reasons);
    if (puzzle.kind === 'show')
      for (const reveal of puzzle.reveals) {
        expect(reveal.card).not.toBe(puzzle.best);
        lengths.push(...lengthsOf(listenerShown(puzzle, reveal.card), reveal.reasons));
      }
    expect(steps).toBe(Math.max(1, ...lengths));
    expect(level).toBe(Math.min(7, steps));
  }
});

test('the same seed gives the same puzzles, another seed gives others, and none comes twice', () => {
  const edition = editions.find(({ id }) => id === 'speed');
  const take = (words: string, cursor = {}): Puzzle[] => {
    const stock = new PuzzleStock(edition!, words, cursor);
    return puzzleKinds.map((kind) => findPuzzle(stock, kind, 1));
  };
  expect(take('me')).toEqual(take('me'));
  expect(take('me')).not.toEqual(take('you'));
  const stock = new PuzzleStock(edition!, 'me');
  const first = puzzleKinds.map((kind) => findPuzzle(stock, kind, 1));
  expect(first.map(({ id }) => id)).not.toContain(take('me', stock.cursor)[0]!.id);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  const seen = puzzles.map(({ edition: id, kind, knowledge }) => JSON.stringify([id, kind, knowledge]));
  expect(new Set(seen).size).toBe(puzzles.length);
});

test('the right answer is graded right, any other is not, and hints never say it', () => {
  for (const puzzle of puzzles) {
    for (let hint = 1; hint <= maxHints; hint++) {
      const said = hintOf(puzzle, hint);
      for (let other = 1; other < hint; other++) expect(hintOf(puzzle, other)).not.toEqual(said);
      if (puzzle.kind === 'show' && (said.kind === 'reveals' || said.kind === 'taken'))
        expect(said.card).not.toBe(puzzle.best);
      if (said.kind !== 'not') continue;
      const best =
        puzzle.kind === 'ask'
          ? puzzle.best
          : puzzle.kind === 'show'
            ? puzzle.options.findIndex(({ card }) => card === puzzle.best)
            : -1;
      expect(said.option).not.toBe(best);
    }
    if (puzzle.kind === 'mark') {
      const marks = marksToFind(puzzle.knowledge, puzzle.given, puzzle.certain);
      expect(gradeAnswer(puzzle, { kind: 'mark', marks }).isRight).toBe(true);
      expect(gradeAnswer(puzzle, { kind: 'mark', marks: marks.slice(1) }).missed).toHaveLength(1);
      const turned = marks.map((mark) => ({ ...mark, holds: !mark.holds }));
      expect(gradeAnswer(puzzle, { kind: 'mark', marks: turned }).wrong).toHaveLength(marks.length);
    } else if (puzzle.kind === 'accuse') {
      const isTime = puzzle.solutions.length === 1;
      expect(gradeAnswer(puzzle, { kind: 'accuse', cards: null }).isRight).toBe(!isTime);
      expect(gradeAnswer(puzzle, { kind: 'accuse', cards: puzzle.solutions[0]! }).isRight).toBe(isTime);
    } else if (puzzle.kind === 'show')
      for (const { card } of puzzle.options)
        expect(gradeAnswer(puzzle, { kind: 'show', card }).isRight).toBe(card === puzzle.best);
    else
      for (const option of puzzle.options.keys())
        expect(gradeAnswer(puzzle, { kind: 'ask', option }).isRight).toBe(option === puzzle.best);
  }
});

test('a listener never knows more than the player who shows can tell', () => {
  for (const puzzle of puzzles) {
    if (puzzle.kind !== 'show') continue;
    const me = puzzle.view.seats[puzzle.view.you!]!.suspect;
    // A listener's certainties must hold in every deal that this player considers possible.
    const { certain } = solve(puzzle.listener);
    const mine = solve(puzzle.knowledge).cards;
    for (const { card, owner } of certain) expect(mine[card]![owner]).toBe(1);
    expect(puzzle.options.every(({ card }) => mine[card]![me] === 1)).toBe(true);
  }
});
