import { guests } from '../../classic/look/pieces.ts';
import type { PiecesLook } from '../../schema/look.ts';

export const pieces: PiecesLook = {
  suspects: {
    ...guests,
    orchid: { colour: '#dc8fc0', deep: '#93477a', on: '#241a12', emblem: 'flower' },
  },
};
