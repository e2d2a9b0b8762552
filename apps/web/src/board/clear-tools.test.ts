import { expect, test } from 'vitest';
import { sideFor } from './clear-tools.ts';

const board = { left: 0, right: 360, top: 80, bottom: 340 };
const buttons = { width: 140, height: 44 };
const pawnAt = (left: number, top: number) => ({ left, right: left + 24, top, bottom: top + 40 });

test.each([
  ['in the lower right corner', pawnAt(330, 300), 'left'],
  ['half under the first button', pawnAt(195, 290), 'left'],
  ['above the buttons', pawnAt(330, 240), 'right'],
  ['beside the buttons', pawnAt(180, 300), 'right'],
  ['in the lower left corner', pawnAt(4, 300), 'right'],
  ['below what is seen of the board', pawnAt(330, 360), 'right'],
] as const)('the buttons over the board leave a pawn %s free', (_, pawn, side) => {
  expect(sideFor(buttons, pawn, board)).toBe(side);
});
