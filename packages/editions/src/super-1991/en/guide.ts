import { sheet } from '../../guide/sheet.en.ts';
import type { GuideText } from '../../schema/guide.ts';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which of the {count rooms} places of his estate: three cards that lie unseen in the envelope. The first player to write down all three wins.',
  story:
    '{Victim} has given his last party. {Count suspects} guests were gathered in {the hall} of his villa when somebody went out, into one of the rooms or into the grounds, and came back a murderer. Nothing has ever been known to happen in {the hall} itself.',
  turn: {
    begin: {
      title: 'Dice, passage, or both',
      says: 'Roll both dice and walk; take a secret passage without rolling; or combine the two, a passage on the way counting as one square. You may also stay where you are.',
    },
    move: {
      title: 'Walk',
      says: 'Move exactly the sum of the dice, forwards and back, never diagonally. A pawn in the way may be jumped and counts as a square. A place counts as one square too: walk through it, or stop in it whatever is left of the roll.',
    },
    spy: {
      title: 'Spy on somebody',
      says: 'If your way leads over one of the {count spy} spy squares, you may stop there and choose an opponent, who must show you a card of their own choice. Then walk on with what is left.',
    },
    suggest: {
      title: 'Make a suggestion, if you like',
      says: 'In a place you have entered, or were brought to, you may name a suspect, a weapon and that place: once a turn, and never twice in a row in the same place. The suspect’s pawn and the weapon are brought to you.',
    },
    answer: {
      title: 'Everybody answers',
      says: 'Starting on your left and going all the way round, every player who holds a named card shows you exactly one, so that only you see it. One question can bring you several cards.',
    },
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'At any point of your turn you may write down your accusation in secret and look into the envelope. All three right and you win. One wrong and you can no longer win; the others learn that it was wrong, but not what you wrote.',
    },
  },
  example: {
    lead: '{gray} walks into {the gazebo}. “I suggest that it was {plum}, with {the horseshoe}, in {the gazebo}.” Everybody at the table is asked, one after the other.',
    answers: {
      mustard: 'He holds one of the three and shows {gray}, and only {gray}, {the horseshoe}.',
      peacock: 'She must answer too. She holds none of them, and says so.',
      scarlet:
        'She holds the other two, {plum} and {the gazebo}, but shows only one. She chooses {the gazebo}.',
    },
    after:
      '{gray} writes {initial mustard} beside {the horseshoe} and {initial scarlet} beside {the gazebo}: two cards for one question. He cannot tell yet where {plum} is: a player who has shown one card may hold another.',
  },
  sheet: [
    sheet[0]!,
    'When somebody shows you a card, write the initial of that player beside it. One question may bring you several initials, since everybody answers.',
    'When cards are shown to somebody else, count them: each of those hands holds one of the three. Three cards shown for one question are the three that were named, and none of them is {inside}.',
    'Never tick a card merely because somebody has not shown it. Each player shows only one card, even when they hold two or three of those you named.',
    sheet[4]!,
    sheet[5]!,
  ],
  special: {
    everybody: {
      title: 'Everybody answers',
      says: 'A question does not stop at the first card. It goes to every player, and everyone who can shows you a card.',
    },
    spies: {
      title: '{Count spy} spy squares',
      says: 'Stop on one in passing, and an opponent of your choice must show you a card.',
    },
    through: {
      title: 'Over pawns and through places',
      says: 'Pawns may be jumped and places walked through, each counting as one square, so there is always a way.',
    },
    passages: {
      title: 'Passages with the dice',
      says: 'Passages join {the library} with {the kitchen}, {the drawing-room} with {the conservatory}, and the stairs of {the hall} with the stone path behind {the garden}. They may be taken in the middle of a move.',
    },
    garden: {
      title: 'Windows into the garden',
      says: '{The garden} has two doors, two windows and the stone path: you can enter by any of them.',
    },
    hall: {
      title: 'Everybody starts in the hall',
      says: 'All {count suspects} pawns begin in {the hall}, which has no card. The {count weapons} weapons lie beside the board until somebody names them.',
    },
    secret: {
      title: 'Accusing in writing',
      says: 'A player who is wrong gives nothing away: the three names stay secret.',
    },
  },
  tips: [
    'Early on, name three cards that you do not hold. Everybody has to answer, so one good question may bring you three cards at once.',
    'Later, mix in a card of your own hand, or one you have already seen: whoever answers then has less to choose from, and you learn exactly what you wanted to know.',
    'Now and then name two of your own cards. It looks like a hot trail, and anyone following you will note down the wrong thing.',
    'You may not ask twice in a row in the same place. Go back and forth between two places that lie close together, or that a passage joins, and ask in each in turn.',
    'Name the suspect of a player who seems nearly there: their pawn is brought to you, far from where they wanted to go.',
  ],
};
