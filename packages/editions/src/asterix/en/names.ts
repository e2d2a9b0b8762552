import { names as classic } from '../../clue-1986/en/names.ts';
import type { EditionNames } from '../../schema/names.ts';

/** What this edition calls its cards and rooms in English. */
export const names: EditionNames = {
  title: 'Asterix and the Normans',
  summary: 'A kidnapping among Normans: who carried off young Justforkix, where, and with what?',
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
  at: {
    cliff: 'on the Cliff',
    road: 'on the Road',
    longship: 'on the Longship',
    'roman-camp': 'at the Roman Camp',
    inn: 'at the Inn',
    'pirate-ship': 'on the Pirate Ship',
  },
  words: {
    ...classic.words,
    crime: 'kidnapping',
    culprit: 'kidnapper',
    victim: 'Justforkix',
    place: 'place',
    headings: { ...classic.words.headings, rooms: 'Places' },
    corridor: 'path',
    roll: 'Roll the dice',
    question: 'Who kidnapped young Justforkix, with what, and where?',
    solved: '{seat} found Justforkix: it was {suspect} with {weapon} {room}.',
    unsolved: 'Nobody has found Justforkix: the kidnapper escapes.',
  },
  options: classic.options,
  extras: {},
};
