import { names as classic } from '../clue-1986/en.ts';
import type { EditionNames } from '../names.ts';
import { dieSigns } from './dice.ts';

const { white: _white, ...suspects } = classic.suspects;
const { knife: _knife, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Clue 2015: Dr Orchid',
  summary: 'Dr Orchid joins the guests, and a magnifying glass on a die draws a clue card.',
  suspects: { ...suspects, scarlet: 'Miss Scarlett', orchid: 'Dr Orchid' },
  weapons: { ...weapons, dagger: 'Dagger' },
  words: { ...classic.words, accuseOnly: 'You can accuse only when you are in a room.' },
  options: {
    ...classic.options,
    clueCards: {
      label: 'Clue cards',
      values: { true: 'With clue cards', false: 'Traditional: a magnifier is just a 1' },
    },
    quick: {
      label: 'Hidden cards with two seats',
      values: { false: 'In any four rooms', true: 'Quick game: in the four corner rooms' },
    },
  },
  dieSigns,
  extras: {
    'clue:name-suspect': 'Name a suspect: its holder shows it to all',
    'clue:name-weapon': 'Name a weapon: its holder shows it to all',
    'clue:name-room': 'Name a room: its holder shows it to all',
    'clue:pressure': 'Pressure: the seat you choose shows you a card',
    'clue:gossip': 'Gossip: every seat shows a card to its left',
    'clue:confession': 'Confession: every seat shows a card to all',
    'clue:scream': 'A scream: every pawn may go to any room',
    'clue:passage': 'A new secret passage: choose a room to join to the others',
  },
};
