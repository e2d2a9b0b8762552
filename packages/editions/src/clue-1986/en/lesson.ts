import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'One die, and guests who are moved about.',
  steps: {
    welcome: {
      says: 'The house of 1986, {scarlet}: the same murder, the same rooms, but only one die. The rooms are far apart, so every one you reach counts.',
    },
    roll: { says: 'Roll the die.' },
    walk: {
      says: '{The library} is near. Never mind if you rolled more than you need: going in ends your move.',
      nudge: 'The corridor tells you nothing. {The library} is right here.',
    },
    suggest: {
      says: 'When you enter a room, you must make a suggestion. Name {mustard} with {the knife}: you hold {the knife} yourself, so only the other two can be shown. Nobody knows that but you.',
      nudge: 'Try it with your own card: {mustard}, with {the knife}.',
    },
    end: { says: '{Peacock} had something to show. End your turn, and see what the others are up to.' },
    taken: { says: '{Green} slips through a secret passage. Watch whom he names…' },
    show: {
      says: 'He named you, so your pawn was brought into {the study} – and now it is {peacock} who asks. Show her {the lounge}.',
    },
    brought: {
      says: 'Your turn. You were brought into {the study}, so you may suggest there at once, without rolling. It saves you a long walk: name anyone you like.',
      nudge: 'You may walk away, of course. But a free suggestion is worth having first.',
    },
  },
  last: 'That is the one-die classic: long corridors, and you are glad when somebody names you. You know the rest.',
};
