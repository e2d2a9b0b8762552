import { names as classic } from '../../clue-1986/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';

export const names: EditionNames = {
  title: 'Cluedo, le jeu de cartes',
  summary: 'Le jeu sans plateau : interrogez les autres sur deux cartes et accusez avant eux.',
  suspects: {
    scarlet: 'Mlle Rose',
    mustard: 'Colonel Moutarde',
    orchid: 'Docteure Orchidée',
    green: 'M. Olive',
    peacock: 'Mme Pervenche',
    plum: 'Professeur Violet',
  },
  weapons: { rope: 'Corde', candlestick: 'Chandelier', knife: 'Couteau', pistol: 'Pistolet' },
  rooms: {
    kitchen: 'Cuisine',
    'dining-room': 'Salle à manger',
    courtyard: 'Cour',
    'living-room': 'Salon',
    study: 'Bureau',
  },
  words: {
    ...classic.words,
    crime: 'crime',
    culprit: 'coupable',
    victim: null,
    place: 'lieu',
    headings: { ...classic.words.headings, rooms: 'Lieux' },
    envelope: 'cartes du crime',
    inside: 'sous la carte Crime',
    suggestion: 'question',
    suggest: {
      todo: 'Poser une question sur deux cartes',
      you: 'posez une question',
      other: 'pose une question',
    },
    cannotDisprove: { you: 'n’avez ni l’une ni l’autre', other: 'n’a ni l’une ni l’autre' },
    question: 'Qui est le coupable, avec quelle arme et dans quel lieu ?',
    unsolved: 'Personne n’a résolu l’affaire : le coupable s’échappe.',
  },
  options: {
    ...classic.options,
    advanced: {
      label: 'Version du jeu',
      values: { false: 'Simple : 12 cartes', true: 'Avancée : 15 cartes' },
    },
  },
  extras: {},
};
