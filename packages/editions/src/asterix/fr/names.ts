import { names as classic } from '../../clue-1986/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';

/** What this edition calls its cards and rooms in French. */
export const names: EditionNames = {
  title: 'Astérix et les Normands',
  summary: 'Un enlèvement chez les Normands : qui a enlevé le jeune Goudurix, où et avec quelle arme ?',
  suspects: {
    grossebaf: 'Grossebaf',
    batdaf: 'Batdaf',
    cinematograf: 'Cinématograf',
    olibrius: 'Olibrius',
    barberouge: 'Barberouge',
    telegraf: 'Télégraf',
  },
  weapons: {
    club: 'Gourdin',
    chain: 'Chaîne',
    sword: 'Glaive',
    sack: 'Sac',
    chest: 'Coffre',
    axe: 'Hache',
  },
  rooms: {
    cliff: 'Falaise',
    road: 'Route',
    forest: 'Forêt',
    'viking-tent': 'Tente viking',
    'roman-tent': 'Tente romaine',
    longship: 'Drakkar',
    'roman-camp': 'Camp romain',
    inn: 'Auberge',
    'pirate-ship': 'Bateau pirate',
  },
  at: {
    cliff: 'sur la falaise',
    road: 'sur la route',
    longship: 'sur le drakkar',
    'pirate-ship': 'sur le bateau pirate',
  },
  words: {
    ...classic.words,
    crime: 'enlèvement',
    culprit: 'ravisseur',
    victim: 'Goudurix',
    place: 'lieu',
    headings: { ...classic.words.headings, rooms: 'Lieux' },
    corridor: 'chemin',
    roll: 'Lancer les dés',
    question: 'Qui a enlevé le jeune Goudurix, avec quelle arme et dans quel lieu ?',
    solved: '{seat} retrouvé Goudurix : c’était {suspect}, avec {weapon}, {room}.',
    unsolved: 'Personne n’a retrouvé Goudurix : le ravisseur s’échappe.',
  },
  options: classic.options,
  extras: {},
};
