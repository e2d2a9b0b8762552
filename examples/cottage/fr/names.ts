import type { EditionNames } from '@casefile/editions/names';

export const names: EditionNames = {
  title: 'La Chaumière',
  summary: 'Une petite maison pour deux à quatre joueurs : trois pièces, dix cartes, un quart d’heure.',
  suspects: {
    scarlet: 'Mademoiselle Rose',
    green: 'Docteur Olive',
    peacock: 'Madame Pervenche',
    plum: 'Professeur Violet',
  },
  weapons: { rope: 'Corde', candlestick: 'Chandelier', teapot: 'Théière' },
  rooms: { kitchen: 'Cuisine', parlour: 'Petit salon', loft: 'Grenier' },
  words: {
    crime: 'meurtre',
    culprit: 'meurtrier',
    victim: 'le jardinier',
    tool: 'arme',
    place: 'pièce',
    corridor: 'couloir',
    headings: { suspects: 'Suspects', weapons: 'Armes', rooms: 'Pièces' },
    envelope: 'enveloppe',
    inside: 'dans l’enveloppe',
    suggestion: 'hypothèse',
    suggest: {
      todo: 'Émettre une hypothèse',
      you: 'émettez une hypothèse',
      other: 'émet une hypothèse',
    },
    cannotDisprove: { you: 'ne pouvez pas la réfuter', other: 'ne peut pas la réfuter' },
    accusation: 'accusation',
    roll: 'Lancer le dé',
    question: 'Qui a tué le jardinier, avec quelle arme et dans quelle pièce ?',
    solved: '{seat} résolu l’affaire : c’était {suspect}, avec {weapon}, {room}.',
    unsolved: 'Personne n’a résolu l’affaire : le meurtrier s’échappe.',
  },
  options: {
    lastSeat: {
      label: 'Quand un seul joueur peut encore gagner',
      values: { 'plays-on': 'Ce joueur continue seul', wins: 'Ce joueur gagne' },
    },
  },
  extras: {},
};
