import { names as classic } from '../clue-1986/fr.ts';
import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Super Cluedo',
  summary: 'Le grand jeu : jusqu’à dix joueurs, douze lieux, des cases Espion, et tout le monde répond.',
  suspects: {
    ...classic.suspects,
    brunette: 'Monsieur Prunelle',
    peach: 'Mademoiselle Pêche',
    gray: 'Sergent Legris',
    'madame-rose': 'Madame Chose',
  },
  weapons: {
    dagger: 'Poignard',
    candlestick: 'Chandelier',
    revolver: 'Revolver',
    rope: 'Corde',
    blackjack: 'Matraque',
    wrench: 'Clé anglaise',
    horseshoe: 'Fer à cheval',
    poison: 'Fiole de poison',
  },
  rooms: {
    studio: 'Bureau',
    garden: 'Jardin',
    'trophy-room': 'Salle des trophées',
    library: 'Bibliothèque',
    'billiard-room': 'Salle de billard',
    'dining-room': 'Salle à manger',
    conservatory: 'Véranda',
    'carriage-house': 'Remise',
    kitchen: 'Cuisine',
    gazebo: 'Kiosque',
    'drawing-room': 'Grand salon',
    fountain: 'Fontaine',
    hall: 'Hall',
  },
  words: {
    ...classic.words,
    place: 'lieu',
    question: 'Qui a tué, avec quelle arme et en quel lieu ?',
  },
  options: classic.options,
  extras: {
    spy: 'Case Espion',
    stairs: 'Escalier du hall',
    'stone-path': 'Allée de pierre',
    window: 'Fenêtre',
  },
};
