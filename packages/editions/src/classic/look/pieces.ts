import type { PiecesLook } from '../../schema/look.ts';

/** The five guests of most editions. */
export const guests: PiecesLook['suspects'] = {
  scarlet: { colour: '#b3202c', deep: '#741018', on: '#fffaf0', emblem: 'rose' },
  mustard: { colour: '#e0a81c', deep: '#97690a', on: '#241a12', emblem: 'medal' },
  green: { colour: '#27713f', deep: '#124423', on: '#fffaf0', emblem: 'hat' },
  peacock: { colour: '#1f5fa8', deep: '#0f386b', on: '#fffaf0', emblem: 'feather' },
  plum: { colour: '#6a3682', deep: '#401c52', on: '#fffaf0', emblem: 'book' },
};

/** The five guests and the housekeeper. */
export const pieces: PiecesLook = {
  suspects: {
    ...guests,
    white: { colour: '#f6f0e1', deep: '#b9ad94', on: '#241a12', emblem: 'bell' },
  },
};
