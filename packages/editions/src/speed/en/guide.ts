import { text as classic } from '../../clue-1986/en/guide.ts';
import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room: three cards that lie unseen in the envelope. Nobody walks anywhere, so the first player to be sure of all three wins.',
  story:
    '{Victim}’s mansion, {count suspects} guests and one murder, but no time to go round the house: the inspector has sat everybody down at one table and wants the name before the tea gets cold. One of our own editions, made for quick games.',
  turn: {
    suggest: {
      title: 'Make a suggestion',
      says: 'Name any suspect, any weapon and any room. You don’t have to go there: one suggestion every turn.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'Before or after your suggestion you may accuse. All three right and you win; one wrong and you can no longer win, though you go on answering. You have one try: if you are not sure, end your turn.',
    },
  },
  example: {
    lead: '{scarlet} asks: “{white}, with {the wrench}, in {the hall}?”',
    answers: {
      mustard: 'He sits on her left, so he answers first. He holds none of the three cards, and says so.',
      green: 'He holds none of them either.',
      plum: 'He holds one, {the wrench}, and shows it to {scarlet} alone.',
    },
    after:
      '{scarlet} writes {initial plum} beside {the wrench}. And she notes two hands in which neither {white} nor {the hall} can be: those of {mustard} and {green}.',
  },
  sheet,
  special: {
    cards: {
      title: 'Cards and nothing else',
      says: 'No board, no dice, no pawns: {count cards} cards, and your wits.',
    },
    anywhere: {
      title: 'Any room, every turn',
      says: 'You may name whichever room you like, so no turn is wasted walking.',
    },
    first: {
      title: 'Quickly dealt',
      says: 'Everybody sits where they like, and chance decides who begins.',
    },
  },
};
