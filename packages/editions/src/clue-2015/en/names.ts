import { names as classic } from '../../clue-1986/en/names.ts';
import type { EditionNames } from '../../schema/names.ts';
import { dieSigns } from '../dice.ts';

const { white: _white, ...suspects } = classic.suspects;
const { knife: _knife, ...weapons } = classic.weapons;

export const names: EditionNames = {
  ...classic,
  title: 'Clue 2015: Dr Orchid',
  summary: 'Dr Orchid joins the guests, and a magnifier on a die draws a clue card.',
  suspects: { ...suspects, scarlet: 'Miss Scarlett', orchid: 'Dr Orchid' },
  weapons: { ...weapons, dagger: 'Dagger' },
  words: {
    ...classic.words,
    accuseOnly: 'You can accuse only when you are in a room.',
    roll: 'Roll the dice',
    question: 'Who killed Mr. Boddy at Tudor Mansion, with what, and in which room?',
  },
  options: {
    ...classic.options,
    clueCards: {
      label: 'Clue cards',
      values: { true: 'With clue cards', false: 'Traditional: a magnifier is just a 1' },
    },
    quick: {
      label: 'Hidden cards with two players',
      values: { false: 'In any four rooms', true: 'Quick game: in the four corner rooms' },
    },
  },
  dieSigns,
  extras: {
    'clue:name-suspect': 'Name a suspect: whoever holds that card shows it to everyone',
    'clue:name-weapon': 'Name a weapon: whoever holds that card shows it to everyone',
    'clue:name-room': 'Name a room: whoever holds that card shows it to everyone',
    'clue:pressure': 'Pressure: the player you choose shows you a card',
    'clue:gossip': 'Gossip: everyone shows a card to the player on their left',
    'clue:confession': 'Confession: everyone shows one card to all',
    'clue:scream': 'A scream: everyone may run to any room',
    'clue:passage': 'A new secret passage, to the room of your choice',
  },
  questions: {
    'clue:name-suspect': 'Which suspect will you name?',
    'clue:name-weapon': 'Which weapon will you name?',
    'clue:name-room': 'Which room will you name?',
    'clue:pressure': 'Who must show you a card?',
    'clue:gossip': 'Gossip: which card for the player on your left?',
    'clue:confession': 'Confession: which card for all to see?',
    'clue:passage': 'Where will the new passage lead?',
  },
  hasStories: true,
};
