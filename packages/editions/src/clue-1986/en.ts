import type { EditionNames } from '../names.ts';

export const names: EditionNames = {
  title: 'Clue 1986',
  summary: 'The one-die classic: six suspects, six weapons, nine rooms and one murder.',
  suspects: {
    scarlet: 'Miss Scarlet',
    mustard: 'Colonel Mustard',
    white: 'Mrs. White',
    green: 'Mr. Green',
    peacock: 'Mrs. Peacock',
    plum: 'Professor Plum',
  },
  weapons: {
    rope: 'Rope',
    'lead-pipe': 'Lead Pipe',
    knife: 'Knife',
    wrench: 'Wrench',
    candlestick: 'Candlestick',
    revolver: 'Revolver',
  },
  rooms: {
    hall: 'Hall',
    lounge: 'Lounge',
    'dining-room': 'Dining Room',
    kitchen: 'Kitchen',
    ballroom: 'Ballroom',
    conservatory: 'Conservatory',
    'billiard-room': 'Billiard Room',
    library: 'Library',
    study: 'Study',
  },
  words: {
    crime: 'murder',
    culprit: 'murderer',
    tool: 'weapon',
    place: 'room',
    envelope: 'envelope',
    inside: 'in the envelope',
    suggestion: 'suggestion',
    accusation: 'accusation',
    question: 'Who did it, with what, and where?',
    solved: '{seat} has solved the case: {suspect}, {weapon}, {room}.',
    unsolved: 'Nobody has solved the case: the murderer escapes.',
  },
  options: {
    lastSeat: {
      label: 'When only one seat can still win',
      values: { 'plays-on': 'It plays on alone', wins: 'It wins' },
    },
  },
  extras: {},
};
