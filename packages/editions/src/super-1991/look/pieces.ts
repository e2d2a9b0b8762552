import { pieces as classic } from '../../classic/look/pieces.ts';
import type { PiecesLook } from '../../schema/look.ts';

export const pieces: PiecesLook = {
  suspects: {
    ...classic.suspects,
    brunette: { colour: '#774726', deep: '#472611', on: '#fffaf0', emblem: 'watch' },
    peach: { colour: '#f4a878', deep: '#b3673a', on: '#241a12', emblem: 'fan' },
    gray: { colour: '#5f6b78', deep: '#363f49', on: '#fffaf0', emblem: 'badge' },
    'madame-rose': { colour: '#b83a78', deep: '#741a47', on: '#fffaf0', emblem: 'orb' },
  },
};
