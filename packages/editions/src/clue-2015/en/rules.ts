import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'N15-01':
    'Each player chooses any suspect. The players then take turns in the order of the start squares. † Every pawn stands on its start square, even if nobody plays that suspect. Each weapon starts in a different room, chosen at random. Once the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; some players may get one card more than others. The deal starts with the player who will play first. † The nine clue cards are shuffled and laid face down.',
  'N15-02':
    'Table option: play with clue cards (default), or the traditional game without them, in which a magnifier is simply a 1.',
  'N15-03':
    '{scarlet} plays first; if nobody is playing her, the next suspect in table order who is in play does.',
  'N15-04':
    'A magnifier counts as 1. Before moving, the player who rolled draws one clue card for each magnifier (two for two), reads it out and does what it says; used cards go under the deck. When two cards are due, the first is resolved before the second is drawn. †',
  'N15-05':
    'Then, or without rolling, the player does one of three things: move the sum of the dice; take the secret passage, if the turn began in that corner room; or stay in the room they are in. The passage and staying are still open after a roll; the passage may also be taken instead of rolling, and a player who was pulled may also stay without rolling. Any player may stay without rolling. †',
  'N15-06':
    'The pawn moves exactly the sum of the dice, horizontally or vertically, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays where it is. † No square may be entered twice in one turn. The square on which the turn started counts as entered. † A pawn may neither enter nor pass through a square that holds another pawn. The pawn of a suspect nobody plays blocks like any other. † A door is blocked, both for going in and for going out, while a pawn stands on the square in front of it. Any pawn blocks it. † Entering a room ends the move, whatever is left of the roll: no exact roll is needed to enter a room. There may be any number of pawns and weapons in a room. A door joins a room and the corridor square in front of it; the doorway is not a square of its own, and stepping in or out costs one step. † A room left this turn may not be entered again this turn, by any door. †',
  'N15-07': 'A player who enters a room, or stays in one, makes a suggestion there.',
  'N15-08':
    'The suspect and the weapon that are named move in and stay there. The opponents answer in turn, starting on the suggester’s left. The first to hold a named card shows one to the suggester alone, and nobody else is asked. If nobody can show a card, everyone learns that.',
  'N15-09':
    'A pulled pawn stays where it was pulled; on their turn its player may roll and move, or suggest there.',
  'N15-10':
    'On their own turn, whenever nothing is being answered, a player whose pawn is in a room may accuse; any room may be named. There is no need to suggest first. The accusation may follow straight after the suggestion. It may do so even if the suggestion was disproved. † It may take the place of the suggestion that N15-07 calls for. †',
  'N15-11':
    'After a wrong accusation ALL-06 applies: the accuser goes on disproving, and their pawn may still be pulled by others. The turn ends. If nobody ever gets it right, the murderer escapes and nobody wins.',
  'N15-12':
    'With two players (or two teams), once the envelope is filled, four cards are laid face down at random, one each in four different rooms, and the rest are dealt. Table option: any rooms (default), or the quick game with the four corner rooms. With three or more teams the cards are dealt as usual. †',
  'N15-13':
    'A player who enters a room with such a card looks at it alone. They do so too when their own clue card moves them there, and when they begin a suggestion in a room they were pulled into. † The card stays where it is. † Everyone sees that the player has looked. †',
  'N15-14': 'Team play: several people may play as one, sharing the hand, the pawn, the notes and the turn.',
  'N15-15':
    'Clue card “name a suspect” (one copy): whoever draws it names a suspect; the player who holds that card is asked for it and shows it to everyone. If nobody holds it, everyone learns that. No clue card ever shows a card that lies in a room (N15-12) or in the envelope. †',
  'N15-16':
    'Clue card “name a weapon” (one copy): whoever draws it names a weapon; the player who holds that card is asked for it and shows it to everyone. If nobody holds it, everyone learns that. †',
  'N15-17':
    'Clue card “name a room” (one copy): whoever draws it names a room; the player who holds that card is asked for it and shows it to everyone. If nobody holds it, everyone learns that. †',
  'N15-18':
    'Clue card “pressure” (one copy): whoever draws it chooses another player, who picks one of their own cards and shows it to them alone. †',
  'N15-19':
    'Clue card “gossip” (two copies): all players pick one of their own cards and, at the same moment, show it to the player on their left. †',
  'N15-20':
    'Clue card “confession” (one copy): all players pick one of their own cards and, at the same moment, show it to everyone. †',
  'N15-21':
    'Clue card “scream” (one copy): all players in turn, beginning with the one who drew it, may move their pawn to any room. That gives no right to suggest, except on one’s own turn. †',
  'N15-22':
    'Clue card “passage” (one copy): whoever draws it chooses a room without a secret passage; from then on that room is joined to every room that has one. †',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['N15-01'], says: '{orchid} takes the place of Mrs. White, and the dagger replaces the knife.' },
  {
    rules: ['N15-12', 'N15-13'],
    says: 'Two can play: four cards then lie face down in four rooms, and a player who enters one looks at its card.',
  },
  { rules: ['N15-14'], says: 'A team may play as one player.' },
  { rules: ['N15-05'], says: 'Two dice are rolled, and the pawn moves their sum.' },
  {
    rules: ['N15-04', 'N15-02'],
    says: 'The 1 of each die is a magnifier, and whoever rolls it draws a clue card; a table may play without clue cards.',
  },
  { rules: ['N15-05', 'N15-07'], says: 'A player may stay in their room and suggest there again.' },
  { rules: ['N15-05'], says: 'The secret passage may be taken after rolling too.' },
  {
    rules: ['N15-10'],
    says: 'A player may accuse only while their pawn is in a room; any room may be named.',
  },
];
