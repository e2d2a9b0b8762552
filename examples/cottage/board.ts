import type { Drawing } from '@casefile/engine/board/drawing';

export const board: Drawing = {
  id: 'cottage',
  map: [
    'KKKKKK..PPPPPP',
    'KKKKKK..PPPPPP',
    'KKKKKK..PPPPPP',
    'KKKKKK..PPPPPP',
    'KKKKKK..PPPPPP',
    '..............',
    '..............',
    '##LLLLLLLLLL##',
    '##LLLLLLLLLL##',
    '##LLLLLLLLLL##',
    '##LLLLLLLLLL##',
  ],
  rooms: { K: 'kitchen', P: 'parlour', L: 'loft' },
  doors: [
    { room: 'kitchen', square: [6, 2], inside: [5, 2] },
    { room: 'parlour', square: [7, 3], inside: [8, 3] },
    { room: 'loft', square: [4, 6], inside: [4, 7] },
    { room: 'loft', square: [9, 6], inside: [9, 7] },
  ],
  starts: { scarlet: [6, 0], green: [7, 0], peacock: [0, 6], plum: [13, 6] },
  passages: [['kitchen', 'loft']],
};
