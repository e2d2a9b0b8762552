import type { PiecesLook } from '@casefile/editions/look';

export const pieces: PiecesLook = {
  suspects: {
    scarlet: { colour: '#b3202c', deep: '#741018', on: '#fffaf0', emblem: 'rose' },
    green: { colour: '#27713f', deep: '#124423', on: '#fffaf0', emblem: 'hat' },
    peacock: { colour: '#1f5fa8', deep: '#0f386b', on: '#fffaf0', emblem: 'feather' },
    plum: { colour: '#6a3682', deep: '#401c52', on: '#fffaf0', emblem: 'book' },
  },
  weapons: {
    teapot: 'M10 20H34Q40 20 42 14L46 16Q43 30 35 34Q34 40 28 40H16Q8 34 10 20ZM16 17H28L22 10Z',
  },
};
