import type { HouseRuleWords } from '../../schema/names.ts';
import { allowed } from '../../words/english/house-rules.en.ts';

export const houseRules: HouseRuleWords = {
  restingOnAnIntrigueSquare: {
    label: 'Beginning a turn on an intrigue square and staying there',
    values: { 'draws-nothing': 'Draws nothing', 'draws-a-card': 'Draws a card' },
  },
  namedWhereOneIs: {
    label: 'Being named in the room you are already in',
    values: {
      'is-not-moved-there': 'Gives no right to stay',
      'counts-as-moved-there': 'Counts as being moved there: you may stay',
    },
  },
  leavingThePool: {
    label: 'Leaving the Pool',
    values: { 'like-any-room': 'Like any room', 'not-needed': 'You may stay there, or go back into it' },
  },
  stayCardInThePool: allowed('Playing the butler card “stay” in the Pool'),
  drawWhenPulledByOneself: allowed('Drawing a card when your own suggestion moves you'),
  drawWhenPulledOutOfThePool: allowed('Drawing a card when you are pulled out of the Pool'),
  wrongAccuserTurns: {
    label: 'Turns after a wrong accusation',
    values: {
      none: 'None',
      'suggests-where-pulled': 'Only to suggest in a room you were pulled into',
    },
  },
  wrongAccuserReactions: allowed('Butler cards and powers on others’ turns after a wrong accusation'),
  murderedPlayersAnswer: {
    label: 'Murdered players',
    values: { 'not-asked': 'Are not asked to answer', asked: 'Still show from their open hand' },
  },
  sentToAnIntrigueSquare: {
    label: 'Going to an intrigue square by butler card',
    values: { 'draws-a-card': 'Draws a card', 'draws-nothing': 'Draws nothing' },
  },
  rightHandNeighbour: {
    label: 'If the player on your right was murdered',
    values: { 'next-surviving': 'The next survivor shows a card', 'nobody-if-murdered': 'Nobody does' },
  },
  pawnsSentHome: {
    label: 'Which pawns are sent home',
    values: { 'any-pawn': 'Any other pawn', 'players-pawns-only': 'Only pawns that somebody plays' },
  },
  sendingHomeToATakenSquare: allowed('Sending a pawn home to a square that is taken'),
  noAnswerEnds: {
    label: '“No answer” ends',
    values: { 'the-turn': 'The whole turn', 'the-answers': 'Only the answers' },
  },
  noAnswerBySuggester: allowed('“No answer” played by the suggester'),
  noAnswerWindow: {
    label: '“No answer” may be played',
    values: {
      'once-before-the-first-answer': 'Once, before the first answer',
      'before-each-answer': 'Before each answer',
    },
  },
  noAnswerInsteadOfShowing: allowed('“No answer” instead of the card you are asked to show'),
  scarletSees: {
    label: '{scarlet}’s power lets her see',
    values: {
      'answers-only': 'Cards shown in answer to a suggestion',
      'any-card-shown': 'Any card shown to another player',
    },
  },
  betweenMustardsMoves: {
    label: 'Between {mustard}’s two moves',
    values: {
      'nothing-is-done': 'Nothing may be done',
      'look-or-accuse-in-the-pool': 'In the Pool, look or accuse',
    },
  },
  greensPowerFrom: {
    label: '{green}’s power may be used',
    values: { anywhere: 'From anywhere', 'a-room-with-a-card': 'From a room with a card' },
  },
  greensPowerAfterAnIntrigueSquare: allowed('{green}’s power after stopping on an intrigue square'),
};
