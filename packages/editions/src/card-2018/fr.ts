import { names as classic } from '../clue-1986/fr.ts';
import { names as modern } from '../clue-2015/fr.ts';
import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Cluedo, le jeu de cartes',
  summary: 'Le jeu sans plateau : interrogez sur deux cartes et accusez avant les autres.',
  suspects: modern.suspects,
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
    culprit: 'coupable',
    place: 'lieu',
    envelope: 'carte Crime',
    inside: 'sous la carte Crime',
    suggestion: 'question',
    question: 'Qui a tué, avec quelle arme et en quel lieu ?',
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
