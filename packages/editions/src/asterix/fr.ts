import { names as classic } from '../clue-1986/fr.ts';
import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Astérix et les Normands',
  summary: 'Un enlèvement chez les Normands : qui a enlevé le jeune Goudurix, où et avec quoi ?',
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
  words: {
    ...classic.words,
    crime: 'enlèvement',
    culprit: 'ravisseur',
    tool: 'objet',
    place: 'lieu',
    question: 'Qui a enlevé Goudurix, avec quoi et en quel lieu ?',
    solved: '{seat} a retrouvé Goudurix : {suspect}, {weapon}, {room}.',
    unsolved: 'Personne n’a retrouvé Goudurix : le ravisseur s’échappe.',
  },
  options: classic.options,
  extras: {},
};
