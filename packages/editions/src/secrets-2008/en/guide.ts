import { text as classic } from '../../clue-1986/en/guide.ts';
import { sheet } from '../../guide/sheet.en.ts';
import { copiesIn, type GuideText } from '../../schema/guide.ts';
import { intrigueDeck } from '../cards.ts';

const butlers = copiesIn(intrigueDeck, 'butler');
const clocks = copiesIn(intrigueDeck, 'clock');

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room: three cards that lie unseen in the envelope. Go to {the pool} before the others do, name all three, and you win; but be quick, for the murderer has not finished.',
  story:
    'The host of the villa on the hill invited {count suspects} well-known guests to a weekend by the pool. On Saturday night he was found dead. The gates are locked, the butler knows more than he says, and every stroke of the clock brings a second murder nearer.',
  turn: {
    begin: {
      title: 'Begin with a move',
      says: 'Roll both dice; or take the secret passage of your room, or use a butler card or a power that moves you. You must leave the room you are in, unless somebody’s suggestion has brought you there since you last moved.',
    },
    draw: {
      title: 'A question mark?',
      says: 'One die has a “?”. Roll it and you draw an intrigue card at once, then move what the other die shows. You also draw one when you stop on an intrigue square, which ends your turn, and you may draw one when you are pulled out of one room into another.',
    },
    move: {
      title: 'Walk',
      says: 'Move up to the number rolled, never diagonally; you don’t have to use it all. You may pass other pawns, but not stop on a square one of them is on. Entering a room ends the move.',
    },
    suggest: {
      title: 'Make a suggestion, if you like',
      says: 'In any room but {the pool} you may name a guest, a weapon and that room. That guest’s pawn and that weapon are brought to you.',
    },
    answer: {
      title: classic.turn.answer!.title,
      says: `${classic.turn.answer!.says} Then your turn is over: no accusation follows a suggestion.`,
    },
    pool: {
      title: 'In the Pool: look, or accuse',
      says: 'In {the pool} you never make a suggestion. Instead you may look at the cards that lie there face down, or make your one accusation: all three right and you win, one wrong and you can no longer win.',
    },
    extras: {
      title: 'Butler cards and your power',
      says: 'Butler cards say when they may be played: at the start, after the roll, at the end of your turn, or even while others are playing. Your guest’s power works once in the game.',
    },
  },
  example: {
    lead: '{white} walks into {the theatre}. “I suggest that it was {plum}, with {the trophy}, in {the theatre}.” {plum} and {the trophy} are brought in. {plum}’s player, pulled out of another room, may draw an intrigue card before anybody answers.',
    answers: {
      mustard: 'He sits on her left, so he answers first. He holds none of the three cards, and says so.',
      scarlet:
        'She holds two of them, {plum} and {the trophy}, and may choose: she lets {white}, and nobody else, see {the trophy}.',
      plum: 'The question never reaches him; but with the right butler card he could see the card that was just shown.',
    },
    after:
      '{white} writes {initial scarlet} beside {the trophy}. Her turn is over. To accuse she will have to go to {the pool} on a later turn.',
  },
  sheet: [
    sheet[0]!,
    sheet[1]!,
    sheet[2]!,
    sheet[3]!,
    'When a player cannot answer, note that none of the three is in that hand. When nobody can, note that too: whatever the asker does not hold is {inside}, or lies face down in {the pool}.',
    'So look into {the pool} before you accuse, if any cards lie there. And when somebody is murdered and their hand is laid open, tick every card of it.',
    sheet[5]!,
  ],
  special: {
    pool: {
      title: 'The Pool',
      says: 'All hands are equal; cards that are left over lie face down in {the pool}. Go there to look at them; it is also the only place where you can accuse.',
    },
    intrigue: {
      title: `${butlers} butler cards`,
      says: 'They are kept secretly in hand and played when they help most. Everybody can see how many each player holds.',
    },
    murder: {
      title: `${clocks} clock cards, and a second murder`,
      says: `The first ${clocks - 1} clock cards do nothing. Whoever draws the last one is murdered: out of the game, with all their cards laid open. Then it is shuffled back, and can strike again.`,
    },
    powers: {
      title: 'A power for every guest',
      says: 'Each guest can do one thing that the others can’t, once in the whole game.',
    },
    brought: {
      title: 'Pulled into another room',
      says: 'When somebody’s suggestion pulls you out of one room into another, you may draw an intrigue card; and on your turn you may stay there and make a suggestion.',
    },
    roll: {
      title: 'As far as you like',
      says: 'You don’t have to use the whole roll, and you may pass pawns that are in the way.',
    },
  },
};
