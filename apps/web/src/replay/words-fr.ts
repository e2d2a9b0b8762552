import type { ReplayWords } from './words.ts';

export const words: ReplayWords = {
  title: 'Revoir la partie',
  moment: 'Moment de la partie',
  step: (at, of) => `${at} sur ${of}`,
  turn: (turn) => (turn === 0 ? 'La donne' : `Tour ${turn}`),
  play: 'Lecture automatique',
  pause: 'Pause',
  eyes: 'Vu par',
  everybody: { spectator: 'un spectateur', all: 'cartes sur table' },
  open: 'Toutes les cartes',
  envelope: 'Solution',
  jumps: {
    first: 'Au début',
    'round-back': 'Un tour de table en arrière',
    'turn-back': 'Un tour en arrière',
    back: 'Un pas en arrière',
    next: 'Un pas en avant',
    'turn-next': 'Un tour en avant',
    'round-next': 'Un tour de table en avant',
    last: 'À la fin',
  },
  live: {
    title: 'Retour en arrière',
    note: 'Vous seul voyez ceci ; la partie continue.',
    waits: 'La partie attend votre retour.',
    back: 'Revenir à la partie',
    called: 'La partie vous attend.',
  },
};
