import { text as classic } from '../../clue-1986/en/guide.ts';
import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Find out who has kidnapped young {victim}, with what, and in which place: three cards that lie unseen in the envelope. The first player to name all three has found him, and wins.',
  story:
    'The Normans fear nothing, and have crossed the sea to learn how it is done. Young {victim}, on a visit from the city and afraid of almost everything, would make a splendid teacher. This morning his bed was empty. Normans, Romans and pirates have all been seen on the coast, and each of the {count suspects} swears that it was somebody else.',
  turn: {
    begin: {
      title: 'Roll the dice',
      says: 'Roll both dice and add them. If your turn begins in a corner place, you may announce its passage and take that instead.',
    },
    move: {
      title: 'Walk',
      says: 'Move your pawn exactly as many squares as you rolled, in any direction but diagonally. No square holds two pawns. Once you enter a place your move is over, even if the roll is not used up.',
    },
    suggest: {
      title: 'Make a suggestion, if you like',
      says: 'In the place you have entered you may name a suspect, a {tool} and that place. You don’t have to. The suspect’s pawn and the {tool} are brought to you.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'If a card was shown, your turn is over at once. If nobody could show one, or if you have not asked at all, you may accuse: all three right and you win, one wrong and you can no longer win. You have one try in the whole game.',
    },
  },
  example: {
    lead: '{grossebaf} has reached {the longship}. “It was {olibrius}! With {the sack}! On {the longship}!” {olibrius}’s pawn and {the sack} are carried aboard.',
    answers: {
      batdaf: 'He sits on the chief’s left, so he answers first. He holds none of the three, and says so.',
      cinematograf:
        'He holds two of them, {the longship} and {the sack}. He lets {grossebaf}, and nobody else, see {the longship}.',
      barberouge:
        'The question never reaches him, but now he knows that {cinematograf} holds one of the three.',
    },
    after:
      '{grossebaf} writes {initial cinematograf} beside {the longship}. A card was shown, so his turn is over: he could not accuse now even if he were sure.',
  },
  sheet,
  special: {
    kidnapping: {
      title: 'A kidnapping',
      says: 'Nobody dies. The envelope holds who carried {victim} off, with what, and where he is kept.',
    },
    may: {
      title: 'You may keep silent',
      says: 'Entering a place gives you the right to make a suggestion, not the duty.',
    },
    over: {
      title: 'A shown card ends the turn',
      says: 'Once you have been shown a card you may no longer accuse this turn. Accuse before you ask, or after a suggestion that nobody could answer.',
    },
    leave: {
      title: 'Out you go',
      says: 'You may not stay in a place, not even in one to which somebody has brought you: leave it, and come back, before you ask there.',
    },
    squares: {
      title: 'There and back',
      says: 'You may enter the same square more than once in a move, so an awkward roll can be walked off in front of a door.',
    },
    passages: {
      title: 'Two passages',
      says: 'One joins {the pirate-ship} with {the cliff}, the other {the forest} with {the roman-camp}.',
    },
  },
};
