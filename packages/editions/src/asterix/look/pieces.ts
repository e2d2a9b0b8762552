import type { PiecesLook } from '../../schema/look.ts';

export const pieces: PiecesLook = {
  suspects: {
    grossebaf: { colour: '#a92b22', deep: '#66130d', on: '#fffaf0', emblem: 'helmet' },
    batdaf: { colour: '#22679c', deep: '#0f3c62', on: '#fffaf0', emblem: 'ship' },
    cinematograf: { colour: '#e6b12c', deep: '#96690c', on: '#241a12', emblem: 'torch' },
    olibrius: { colour: '#74398c', deep: '#461d58', on: '#fffaf0', emblem: 'shield' },
    barberouge: { colour: '#e07a3f', deep: '#94421a', on: '#241a12', emblem: 'hook' },
    telegraf: { colour: '#2f7a48', deep: '#154a27', on: '#fffaf0', emblem: 'horn' },
  },
};
