import { expect, test } from 'vitest';
import { isInFirstVisit } from './chunks.ts';

test.each([
  ['a file of a folder that is needed to play', '/casefile/apps/web/src/board/Board.tsx', true],
  ['a file of it that is fetched later', '/casefile/apps/web/src/board/walking.ts', false],
  ['a folder of it that is fetched later', '/casefile/apps/web/src/game/staging/director.ts', false],
  ['a file that is needed out of such a folder', '/casefile/apps/web/src/game/staging/queue.ts', true],
  ['a screen of its own', '/casefile/apps/web/src/casebook/CaseScreen.tsx', false],
  ['the pieces of an edition', '/casefile/packages/editions/src/asterix/look/pieces.ts', true],
  ['the rest of an edition', '/casefile/packages/editions/src/asterix/board.ts', false],
])('%s', (_, id, expected) => {
  expect(isInFirstVisit(id)).toBe(expected);
});
