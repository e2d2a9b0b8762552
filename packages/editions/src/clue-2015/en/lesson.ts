import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Magnifiers, clue cards, and rooms you may stay in.',
  steps: {
    welcome: {
      says: 'Welcome to 2015, {scarlet}. {Orchid} has joined the guests. And look at the dice: instead of a 1 they show a magnifier.',
    },
    roll: { says: 'Roll, and hope for a magnifier.' },
    clue: {
      says: 'A magnifier! You drew a clue card: name a room, and whoever holds that card shows it to everybody. Name {the library}.',
      nudge: 'A good room to know, too. But do try {the library}.',
    },
    passage: {
      says: 'So {green} has it, and everyone has seen it. You have already rolled, but here the secret passage is still open to you. Take it.',
      nudge: 'Keep your shoes clean: take the passage.',
    },
    suggest: {
      says: 'You have come into a room, so make a suggestion: {orchid}, with {the candlestick}.',
      nudge: 'Let us hear about {orchid}, with {the candlestick}.',
    },
    end: {
      says: 'One card for your notebook. You could accuse now, since you are in a room: out in the corridor you may not. Too early, though: end your turn.',
      nudge: 'Not yet, you have no proof. End your turn.',
    },
    wait: { says: 'You see? The others do not even leave their rooms.' },
    stay: {
      says: 'You may do the same. Stay where you are, instead of rolling, and make another suggestion.',
      nudge: 'They have offered you a chair: do stay, just this once.',
    },
    again: { says: 'And now ask whatever you like.' },
  },
  last: 'Magnifiers bring clue cards, you may stay in a room, and you can accuse only in a room. With two players, cards lie hidden in four rooms: go in and look.',
};
