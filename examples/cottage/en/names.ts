import type { EditionNames } from '@casefile/editions/names';

export const names: EditionNames = {
  title: 'The Cottage',
  summary: 'A small house for two to four: three rooms, ten cards, a quarter of an hour.',
  suspects: {
    scarlet: 'Miss Scarlet',
    green: 'Mr. Green',
    peacock: 'Mrs. Peacock',
    plum: 'Professor Plum',
  },
  weapons: { rope: 'Rope', candlestick: 'Candlestick', teapot: 'Teapot' },
  rooms: { kitchen: 'Kitchen', parlour: 'Parlour', loft: 'Loft' },
  words: {
    crime: 'murder',
    culprit: 'murderer',
    victim: 'the gardener',
    tool: 'weapon',
    place: 'room',
    corridor: 'corridor',
    headings: { suspects: 'Suspects', weapons: 'Weapons', rooms: 'Rooms' },
    envelope: 'envelope',
    inside: 'in the envelope',
    suggestion: 'suggestion',
    suggest: { todo: 'Make a suggestion', you: 'suggest', other: 'suggests' },
    cannotDisprove: { you: 'cannot disprove it', other: 'cannot disprove it' },
    accusation: 'accusation',
    roll: 'Roll the die',
    question: 'Who killed the gardener, with what, and in which room?',
    solved: '{seat} solved the case: it was {suspect} with {weapon} {room}.',
    unsolved: 'Nobody has solved the case: the murderer escapes.',
  },
  options: {
    lastSeat: {
      label: 'When only one player can still win',
      values: { 'plays-on': 'They play on alone', wins: 'They win' },
    },
  },
  extras: {},
};
