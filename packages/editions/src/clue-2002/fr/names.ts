import { names as classic } from '../../clue-1986/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';

const { revolver: _revolver, ...weapons } = classic.weapons;

/** The names in French. */
export const names: EditionNames = {
  ...classic,
  title: 'Clue 2002 : le manoir Tudor',
  summary: 'Le classique d’aujourd’hui : deux dés et les règles que presque tout le monde connaît.',
  suspects: {
    scarlet: 'Mlle Scarlet',
    mustard: 'Colonel Mustard',
    white: 'Mme White',
    green: 'M. Green',
    peacock: 'Mme Peacock',
    plum: 'Professeur Plum',
  },
  weapons: { ...weapons, pistol: 'Pistolet' },
  rooms: { ...classic.rooms, lounge: 'Salon', ballroom: 'Salle de bal', conservatory: 'Serre' },
  words: {
    ...classic.words,
    victim: 'M. Boddy',
    envelope: 'enveloppe',
    inside: 'dans l’enveloppe',
    suggestion: 'soupçon',
    suggest: { todo: 'Émettre un soupçon', you: 'émettez un soupçon', other: 'émet un soupçon' },
    cannotDisprove: { you: 'ne pouvez pas démentir', other: 'ne peut pas démentir' },
    roll: 'Lancer les dés',
    question: 'Qui a tué M. Boddy au manoir Tudor, avec quelle arme et dans quelle pièce ?',
  },
};
