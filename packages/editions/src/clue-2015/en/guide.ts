import { text as classic } from '../../clue-1986/en/guide.ts';
import { sheet } from '../../guide/sheet.en.ts';
import { copiesIn, type GuideText } from '../../schema/guide.ts';
import { clueDeck } from '../cards.ts';

export const text: GuideText = {
  aim: 'Find out who murdered {victim}, with which weapon and in which room of Tudor Mansion: three cards that lie unseen in the envelope. The first player to name all three wins.',
  story:
    '{Victim} has been found on the cellar stairs of Tudor Mansion, in the middle of his own party. He had invited {count suspects} guests, and had lately begun to know a little too much about each of them.',
  turn: {
    begin: {
      title: 'Roll the dice',
      says: 'Roll both dice. Without rolling, you may also take the secret passage of your corner room, or simply stay in the room you are in.',
    },
    clue: {
      title: 'A magnifier?',
      says: 'In place of the 1 each die has a magnifier. For every magnifier you roll, draw a clue card before you move, read it out and do what it says. It still counts as 1.',
    },
    move: {
      title: 'Walk, slip through, or stay',
      says: 'Move your pawn exactly the sum of the dice, never diagonally and never through another pawn; entering a room ends the move. Or, even after rolling, take the passage of the room your turn began in, or stay where you are.',
    },
    suggest: {
      title: 'Make a suggestion',
      says: 'Whether you have entered a room or stayed in it, say whom you suspect: any suspect, any weapon, and that room. The suspect’s pawn and the weapon are brought to you.',
    },
    answer: classic.turn.answer!,
    accuse: {
      title: 'Accuse, if you are sure',
      says: 'While your pawn is in a room, any room, you may accuse on your turn, with or without making a suggestion first. All three right and you win; one wrong and you can no longer win, though you go on answering. You have one try.',
    },
  },
  example: {
    lead: '{orchid} stays in {the conservatory} instead of rolling. “I suggest that it was {plum}, with {the dagger}, in {the conservatory}.” {plum}’s pawn and {the dagger} are brought to her.',
    answers: {
      green: 'He sits on her left, so he answers first. He holds none of the three cards, and says so.',
      peacock:
        'She holds two of them, {plum} and {the dagger}, and chooses: only {orchid} gets to see {the dagger}.',
      mustard:
        'The question never reaches him. He notes that {green} has none of the three, and that {peacock} has at least one.',
    },
    after:
      '{orchid} writes {initial peacock} beside {the dagger}. Next turn she may stay in {the conservatory} once more and ask again, with another weapon.',
  },
  sheet: [
    ...sheet,
    'With two players, a card that nobody shows may also lie face down in one of the rooms: note which rooms you have looked into.',
  ],
  special: {
    clues: {
      title: `${copiesIn(clueDeck)} clue cards`,
      says: 'They make players name and show cards and gossip, let everybody run to another room, or open a new secret passage. A table may also play without them: a magnifier is then just a 1.',
    },
    stay: {
      title: 'Stay and ask again',
      says: 'You don’t have to leave a room. Stay in it, without rolling if you like, and make another suggestion there.',
    },
    passages: {
      title: 'Passages after the roll',
      says: 'You may look at the dice first and take the passage afterwards, if your turn began in that room. They join {the kitchen} with {the study}, and {the conservatory} with {the lounge}.',
    },
    accuse: {
      title: 'Accuse in a room only',
      says: 'Out in the corridor nobody listens: to accuse, your pawn must be in a room. Which room you name is up to you.',
    },
    two: {
      title: 'For two as well',
      says: 'With two players, four cards are first laid face down in four rooms. A player who enters one of those rooms looks at its card, and puts it back.',
    },
    teams: {
      title: 'In teams',
      says: 'Several people may play one suspect together: they share the hand, the pawn, the notes and the turn.',
    },
  },
  children:
    'With young children, play in teams: a child and a grown-up hold one hand of cards and keep one sheet. The child rolls, walks and asks; together you work out what an answer means. After a game or two most children want a sheet of their own.',
  guests: {
    scarlet:
      'Three film producers have promised her the same leading role, and each has told her a different secret to prove that he meant it. She keeps the promises in a drawer and the secrets in her head. {Victim} had begun to collect the secrets too, and had asked her, over the soup, what a drawer like that might be worth.',
    mustard:
      'He tells the story of his last campaign at every dinner, and at every dinner he wins it with fewer men. Tonight he had got down to a corporal and a mule when {victim} mentioned, quite kindly, that he had been reading in the archives. The Colonel has not finished a sentence since.',
    orchid:
      'She was brought up in this house, sent away to a school that she does not discuss, and came back with a doctorate in poisonous flowers. Every dose she tries is written down in a small green notebook. A page has been missing since tea, and she was the only one who did not take sugar.',
    green:
      'He can borrow money from anyone, and has always paid it back: from someone else. It is a system that works as long as there is a someone else. This week there was only {victim} left, who had asked for all of it by Saturday, in notes.',
    peacock:
      'A hostess of perfect manners, she sits on every charity committee in the county and has never been known to raise her voice. Nobody has ever seen the accounts either. {Victim} had offered to audit them, as a surprise, for her birthday.',
    plum: 'He has dug for a lost city for thirty years and shown the world one splendid vase. It stands in {the study}, under glass. This afternoon {victim} turned it over to dust it, and found on the bottom the mark of a pottery in Stoke.',
  },
};
