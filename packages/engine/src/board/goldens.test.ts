import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { across } from './across/across.ts';
import { type Board, makeBoard } from './board.ts';
import { exactPaths } from './exact/exact-paths.ts';
import { upTo } from './free/up-to.ts';
import { walks } from './free/walks.ts';
import type { Movement } from './movement.ts';
import { drawings } from './test/boards.ts';

/** From every place, for the rolls 1 to 12: how many squares (+ rooms) a move may end on, the board empty. */
function count(board: Board, movement: Movement, leaving: 'bars' | 'barsNot'): string {
  const lines = board.places.map((place, from) => {
    const barred = leaving === 'bars' && board.isRoom(from) ? [from] : [];
    const stops = board.marks.spy ?? [];
    const rolls = Array.from({ length: 12 }, (_, i) => {
      const ends = movement.destinations({ from, steps: i + 1, others: [], barred, stops });
      const rooms = ends.filter(board.isRoom).length;
      return `${ends.length - rooms}${rooms > 0 ? `+${rooms}` : ''}`;
    });
    return `  ${JSON.stringify(String(place))}: ${JSON.stringify(rolls.join(' '))}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

test.each([
  ['classic', exactPaths, 'bars'],
  ['clue-2015', exactPaths, 'bars'],
  ['asterix', walks, 'bars'],
  ['secrets-2008', upTo, 'bars'],
  ['super-1991', across, 'barsNot'],
] as const)('%s: offers the recorded number of destinations from every place', (id, movement, leaving) => {
  const board = makeBoard(drawings[id]);
  const counted = count(board, movement(board), leaving);
  const file = new URL(`./goldens/${id}.json`, import.meta.url);
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, counted);
  expect(counted).toBe(readFileSync(file, 'utf8'));
});
