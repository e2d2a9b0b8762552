import { names as classic } from '../../clue-1986/en/names.ts';
import { names as modern } from '../../clue-2015/en/names.ts';
import type { EditionNames } from '../../schema/names.ts';

export const names: EditionNames = {
  title: 'Cluedo Card Game',
  summary: 'The game without a board: ask about two cards, and accuse before the others do.',
  suspects: modern.suspects,
  weapons: { rope: 'Rope', candlestick: 'Candlestick', knife: 'Knife', pistol: 'Pistol' },
  rooms: {
    kitchen: 'Kitchen',
    'dining-room': 'Dining Room',
    courtyard: 'Courtyard',
    'living-room': 'Living Room',
    study: 'Study',
  },
  words: {
    ...classic.words,
    crime: 'crime',
    culprit: 'criminal',
    victim: null,
    place: 'location',
    headings: { ...classic.words.headings, rooms: 'Locations' },
    envelope: 'crime cards',
    inside: 'under the Crime card',
    suggestion: 'question',
    suggest: { todo: 'Ask about two cards', you: 'ask about', other: 'asks about' },
    cannotDisprove: { you: 'have neither card', other: 'has neither card' },
    question: 'Who did it, with what, and where?',
    unsolved: 'Nobody has solved the case: the criminal escapes.',
  },
  options: {
    ...classic.options,
    advanced: { label: 'Game', values: { false: 'Basic: 12 cards', true: 'Advanced: 15 cards' } },
  },
  extras: {},
};
