import { names as classic } from '../clue-1986/en.ts';
import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Asterix and the Normans',
  summary: 'A kidnapping among Normans: who carried off young Goudurix, where, and with what?',
  suspects: {
    grossebaf: 'Grossebaf',
    batdaf: 'Batdaf',
    cinematograf: 'Cinématograf',
    olibrius: 'Olibrius',
    barberouge: 'Barberouge',
    telegraf: 'Télégraf',
  },
  weapons: { club: 'Club', chain: 'Chain', sword: 'Sword', sack: 'Sack', chest: 'Chest', axe: 'Axe' },
  rooms: {
    cliff: 'Cliff',
    road: 'Road',
    forest: 'Forest',
    'viking-tent': 'Viking Tent',
    'roman-tent': 'Roman Tent',
    longship: 'Longship',
    'roman-camp': 'Roman Camp',
    inn: 'Inn',
    'pirate-ship': 'Pirate Ship',
  },
  words: {
    ...classic.words,
    crime: 'kidnapping',
    culprit: 'kidnapper',
    tool: 'object',
    place: 'place',
    question: 'Who kidnapped Goudurix, with what, and where?',
    solved: '{seat} has found Goudurix: {suspect}, {weapon}, {room}.',
    unsolved: 'Nobody has found Goudurix: the kidnapper escapes.',
  },
  options: classic.options,
  extras: {},
};
