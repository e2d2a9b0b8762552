import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'House and gardens, spies, and answers from everybody.',
  steps: {
    welcome: {
      says: 'House, gardens and twelve places, {scarlet}: {victim} lived in style. You may walk right through a place, jump over a pawn, or not move at all. And here you may spy.',
    },
    roll: { says: 'Roll the dice.' },
    square: {
      says: 'Do you see the spy square, three steps from you? Stop there: you may walk on afterwards.',
      nudge: 'In a moment. First the spy square.',
    },
    spy: {
      says: 'Now choose who must show you a card. Take {green}.',
      nudge: 'Choose your victim: {green}, I should say.',
    },
    walk: {
      says: 'You have seen it, and nobody else knows which one it was. You have steps left, so walk on into {the dining-room}.',
      nudge: 'You are nearly there: {the dining-room}.',
    },
    suggest: {
      says: 'You may suggest here, though you don’t have to. Do it anyway: {mustard}, with {the rope}. And count the answers.',
      nudge: 'Let us say {mustard}, with {the rope}.',
    },
    all: { says: 'Everybody is asked, and everyone who can shows you a card…' },
    where: {
      says: 'Two cards from one question! {Green} showed you {the rope}, {peacock} showed you {the dining-room}. Everybody answered. Do you know now where {mustard} is?',
      answers: {
        unsure: 'Not for certain: each showed only one card',
        envelope: 'In {the envelope}, for certain',
      },
      nudge: 'Careful: whoever holds two of the three shows only one of them.',
    },
  },
  last: 'Just so. An accusation is written down in secret here: the others never hear it. And you may never ask twice in a row in the same place.',
};
