import type { GuideText } from '@casefile/editions/guide';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room: three cards that lie unseen in the envelope. The first player to name all three wins.',
  story:
    'Rain, a cottage with three rooms, {count suspects} guests, and {victim} lies in the kitchen garden. Nobody can leave before the road is dry.',
  turn: {
    move: {
      title: 'Roll and walk',
      says: 'Roll the die and walk as far as you like, up to that many squares. A secret passage joins two of the rooms.',
    },
    suggest: {
      title: 'Make a suggestion',
      says: 'In the room you have just entered, name a suspect, a weapon and that room.',
    },
    answer: {
      title: 'The others answer',
      says: 'Starting on your left, the first player who holds one of the three cards shows you one of them, and nobody else sees it.',
    },
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'All three right and you win; one wrong and you can no longer win, though you go on answering.',
    },
  },
  example: {
    lead: '{scarlet} asks: “{plum}, with {the teapot}, in {the parlour}?”',
    answers: {
      green: 'He answers first. He holds none of the three cards, and says so.',
      peacock: 'She holds one, {the teapot}, and shows it to {scarlet} alone.',
    },
    after: '{scarlet} writes {initial peacock} beside {the teapot}.',
  },
  sheet: [
    'Before the first turn, tick every card of your own hand: none of them can be {inside}.',
    'When somebody shows you a card, write the initial of that player beside it.',
  ],
  special: {
    small: {
      title: 'A small house',
      says: '{count cards} cards in all: two or three questions may be enough.',
    },
    passage: {
      title: 'A passage',
      says: 'It saves you the roll, and takes you to the other end of the house.',
    },
  },
};
