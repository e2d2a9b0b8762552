import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';
import { advanced, basic } from '../cards.ts';

const all = ({ suspects, weapons, rooms }: typeof basic | typeof advanced): number =>
  suspects.length + weapons.length + rooms.length;

export const text: GuideText = {
  aim: 'Find out who did it, with which weapon and in which location: the three evidence cards under the Crime card, which nobody has seen. Be the first to make a correct accusation, and you win.',
  story:
    'A crime, a handful of cards and no house to walk through: this is the whole case on a table top. There are {count suspects} suspects, and one of them is waiting for you to accuse somebody else.',
  checklist:
    'For each player a character, and one case file card for every evidence card: a private checklist. On screen, the notebook.',
  turn: {
    ask: {
      title: 'Ask about two cards',
      says: 'Name any two different cards: a suspect and a weapon, two locations, whatever helps you most.',
    },
    answer: {
      title: 'Get an answer',
      says: 'The player on your left shows you one of the two, so that only you see it, or has neither. Then the next player is asked the same, and so on, until somebody shows a card or nobody can. Your turn is over.',
    },
    accuse: {
      title: 'Or accuse, if you are sure',
      says: 'Instead of asking you may accuse. First all the others decide in secret whether they accuse too. If you are alone, you compare in secret: right, and you win; wrong, and you can no longer win. If several accuse, all cards are turned over at once.',
    },
  },
  example: {
    lead: '{mustard} asks: “{plum}? Or {the courtyard}?”',
    answers: {
      scarlet: 'She sits on his left, so she answers first. She has neither, and says so.',
      orchid:
        'She has both, but shows one and does not say that she has the other: {mustard}, and nobody else, sees {the courtyard}.',
      green:
        'The question never reaches him. He notes that {scarlet} has neither card, and that {orchid} has at least one.',
    },
    after:
      '{mustard} puts away {the courtyard} from his case file cards. He has learnt nothing about {plum}.',
  },
  sheet: [
    'Your case file cards are your sheet: one for each evidence card of the game, for your eyes only. Before the first turn, put away those of your own hand and those that lie face up for all: none of them can be {inside}.',
    'When somebody shows you a card, put it away too, and note the initial of that player.',
    'When a card is shown to somebody else, you know only that this hand holds one of the two. Note the two together and come back to them later.',
    'Never put a card away merely because somebody has not shown it. They may have shown the other one, or may not have been asked at all.',
    'When a player cannot answer, note that neither card is in that hand. When nobody can, note that too: whatever the asker does not hold must be {inside}.',
    sheet[5]!,
  ],
  special: {
    two: {
      title: 'Two cards, any two',
      says: 'A question names two cards instead of three, and they may be of the same kind.',
    },
    together: {
      title: 'Accusing together',
      says: 'When one player accuses, the others may join in. The first in turn who is right wins. When several accuse and none of them is right, the criminal escapes and nobody wins.',
    },
    alone: {
      title: 'Wrong in silence',
      says: 'A player who accuses alone and is wrong keeps the three names secret, and goes on answering.',
    },
    open: {
      title: 'Equal hands',
      says: 'All hands are the same size. Cards that are left over lie face up for everybody.',
    },
    advanced: {
      title: 'Basic and advanced',
      says: `The basic game has ${all(basic)} evidence cards, the advanced one ${all(advanced)}. With two players, when one accuses the other must accuse too.`,
    },
  },
};
