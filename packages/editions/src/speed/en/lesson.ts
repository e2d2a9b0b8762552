import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'No board, no dice: a suggestion every turn.',
  steps: {
    welcome: {
      says: 'For people in a hurry, {scarlet}: no board, no dice, no pawns. The cards are those of the classic, and each turn you may name any three you like.',
    },
    suggest: {
      says: 'Any room at all, without going there. Start with {plum}, {the rope}, {the kitchen}.',
      nudge: 'All in good time. First {plum}, {the rope}, {the kitchen}.',
    },
    end: {
      says: '{Green} has none of them, {peacock} showed you {the rope}. As ever, one suggestion a turn: end it.',
      nudge: 'No proof yet. End your turn.',
    },
    listen: { says: 'Prick up your ears: it is {green} who asks now.' },
    silence: { says: 'He named {the kitchen} too, and nobody could show a card. Keep that in mind.' },
    next: { says: 'Next comes {peacock}.' },
    show: { says: 'She has named cards of yours. Show her one: make it one she learns little from.' },
    again: {
      says: '{Green} had neither {plum} nor {the kitchen}, and {peacock} may have hidden them behind {the rope}. So ask about both once more, with {the pistol}.',
      nudge: 'Keep {plum} and {the kitchen}, and change the weapon only: {the pistol}.',
    },
    accuse: {
      says: 'Silence all round, and none of the three is yours. You may accuse in the same turn. Well?',
      nudge: 'The three you have just named, all of them!',
    },
  },
  last: 'Solved before the tea is cold. Change one card at a time, and silence tells you the rest.',
};
