import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room: three cards that lie unseen in the envelope. The first player to name all three wins.',
  story:
    '{Victim} has been found dead in his own mansion. {Count suspects} guests were in the house that night, and not one of them is above suspicion, you included: if the wrong card lies in the envelope, the murderer is the very guest whose pawn you move.',
  turn: {
    begin: {
      title: 'Roll the die',
      says: 'Roll the die. If your turn begins in a corner room, you may slip through its secret passage instead of rolling.',
    },
    move: {
      title: 'Walk',
      says: 'Move your pawn exactly as many squares as you rolled: in any direction and round corners, but never diagonally, never twice onto the same square and never through another pawn. Once you enter a room your move is over, even if the roll is not used up.',
    },
    suggest: {
      title: 'Make a suggestion',
      says: 'In the room you have entered you must say whom you suspect: any suspect, any weapon, and the room you are standing in. That suspect’s pawn and that weapon are brought to you.',
    },
    answer: {
      title: 'Get an answer',
      says: 'If the player on your left holds one of the three cards, they must show it to you alone. If not, they say so, and the next player is asked, and so on, until somebody shows a card or nobody can.',
    },
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'At any moment of your turn you may accuse, naming any room. Get all three right and you win; get one wrong and you can no longer win, though you go on answering. You have a single try: if you are not sure, end your turn.',
    },
  },
  example: {
    lead: '{scarlet} has walked into {the library}. “I suggest that it was {peacock}, with {the rope}, in {the library}.” {peacock}’s pawn and {the rope} are moved there, though nobody plays {peacock} tonight.',
    answers: {
      mustard: 'He sits on her left, so he answers first. He holds none of the three cards, and says so.',
      white:
        'She is next. She holds two of the cards, {peacock} and {the rope}, and may choose: she lets {scarlet}, and nobody else, see {the rope}.',
      plum: 'The question never reaches him. Yet he has learnt something: {mustard} holds none of the three cards, and {white} holds at least one.',
    },
    after:
      '{scarlet} writes {initial white} beside {the rope}. She knows no more about {peacock} and {the library} than before: {white} showed one card, and does not have to say what else she holds.',
  },
  sheet,
  special: {
    die: {
      title: 'One die, long corridors',
      says: 'With a single die most rooms are more than one turn away. Decide early which room you want; a roll that is too high gets you into a room just as well as the exact number.',
    },
    passages: {
      title: 'Two secret passages',
      says: 'One joins {the study} with {the kitchen}, the other {the conservatory} with {the lounge}. A passage takes the place of the roll and leads across the whole house.',
    },
    brought: {
      title: 'Brought to a room',
      says: 'When somebody names your suspect, your pawn is moved to that room. On your next turn you may make a suggestion there at once, without rolling.',
    },
    doors: {
      title: 'Blocked doors',
      says: 'A pawn in front of a door blocks it for everybody else. If every door is blocked and there is no passage, you wait inside.',
    },
    again: {
      title: 'One suggestion a visit',
      says: 'Each time you enter a room you make one suggestion there. To make another in the same room, leave it and come back on a later turn.',
    },
  },
};
