import type { LessonText } from '../../schema/lesson.ts';

/** The words of each step. */
export const text: LessonText = {
  about: 'Twelve cards, no board: two cards a question.',
  steps: {
    welcome: {
      says: 'No board, no dice, {scarlet}: twelve cards are the whole case, and three of them are set aside. Everyone has the same number of cards; what is left over lies face up for all: {the candlestick}.',
    },
    weapon: {
      says: 'There are only three weapons. {The knife} is yours, {the candlestick} lies face up. So which one did it? Press it in the last column of your notebook until it shows ✓.',
      nudge:
        'Not that one. Which weapon is neither in your hand nor on the table? The last column, until it shows ✓.',
    },
    ask: {
      says: '{The rope}, without a single question! You may ask about any two cards. Try {plum} and {the kitchen}.',
      nudge: 'Any two you like, next time. Now {plum} and {the kitchen}, please.',
    },
    asked: { says: '{Green} has neither! And a question is a whole turn: now he asks.' },
    show: { says: 'He named two cards of yours. Show him one: the choice is yours.' },
    accuse: {
      says: 'A turn is a question or an accusation, never both. You have your proof: accuse. With two players, when one accuses the other must too, and all the cards are turned over at once.',
      nudge: 'You know it: {plum}, {the rope}, {the kitchen}.',
    },
  },
  last: 'Quick, isn’t it? Two cards a question, a question or an accusation each turn, and then everyone’s cards are on the table.',
};
