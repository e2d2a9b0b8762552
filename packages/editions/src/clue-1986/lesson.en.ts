import type { LessonText } from '../lesson.ts';

/** What is said at each step. */
export const text: LessonText = {
  about: 'One die, and guests who are brought along.',
  steps: {
    welcome: {
      says: 'The house of 1986, {scarlet}: the same murder, the same rooms, but only one die. Ways are long here, so every room you reach counts.',
    },
    roll: { says: 'Roll the die.' },
    walk: {
      says: '{The library} is near. More steps than you need are no harm: going in ends your walk.',
      nudge: 'The corridor tells you nothing. {The library} is just here.',
    },
    suggest: {
      says: 'Whoever enters a room must suggest. Name {mustard} with {the knife}: you hold {the knife} yourself, so an answer can only be about the other two. Nobody knows that but you.',
      nudge: 'Try it with your own card: {mustard}, with {the knife}.',
    },
    end: { says: '{Peacock} had something to show. End your turn, and see what the others are up to.' },
    taken: { says: '{Green} slips through a secret passage. Watch whom he names…' },
    show: {
      says: 'He named you, so your pawn was brought into {the study} – and now {peacock} asks, too. Show her {the lounge}.',
    },
    brought: {
      says: 'Your turn. You were brought into {the study}, so you may suggest there at once, without rolling. It spares you a long walk: name whomever you like.',
      nudge: 'You may walk away, of course. But a question for free is worth having first.',
    },
  },
  last: 'That is the one-die classic: short walks, and be glad when somebody names you. All the rest you know.',
};
