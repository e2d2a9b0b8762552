import type { RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'C86-01':
    'Each player takes a suspect. The players sit in the order of the start squares around the board: {scarlet}, {mustard}, {white}, {green}, {peacock}, {plum}.',
  'C86-02': 'Every pawn stands on its start square, even if nobody plays that suspect.',
  'C86-03': 'Each weapon starts in a different room: six of the nine. Which rooms is left to chance. †',
  'C86-04':
    'Once the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; some players may get one card more than others. The deal starts with the player who will play first. †',
  'C86-05':
    '{scarlet} plays first. If nobody is playing her, the next suspect in table order who is in play does. †',
  'C86-06':
    'A turn starts in one of two ways: with a roll or, from a corner room, by taking the secret passage instead.',
  'C86-07':
    'After a roll the pawn moves exactly that many squares, horizontally or vertically, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays where it is. †',
  'C86-08':
    'No square may be entered twice in one turn. The square on which the turn started counts as entered. †',
  'C86-09':
    'A pawn may neither enter nor pass through a square that holds another pawn. The pawn of a suspect nobody plays blocks like any other. †',
  'C86-10':
    'Secret passages join the Study with the Kitchen and the Conservatory with the Lounge. Taking one is the whole move.',
  'C86-11':
    'A door joins a room and the corridor square in front of it. The doorway is not a square of its own. Stepping from the square in front into the room costs one step, and so does stepping out onto it. †',
  'C86-12':
    'A door is blocked, both for going in and for going out, while a pawn stands on the square in front of it. Any pawn blocks it. †',
  'C86-13':
    'Entering a room ends the move, whatever is left of the roll: no exact roll is needed to enter a room.',
  'C86-14': 'A room left this turn may not be entered again this turn, by any door.',
  'C86-15':
    'A player may not choose to stay in a room; they must leave by a door or a passage (but see C86-22). When every door is blocked and there is no passage, they stay without rolling, may not suggest there, and may still accuse. †',
  'C86-16': 'There may be any number of pawns and weapons in a room.',
  'C86-17':
    'A player who enters a room must make a suggestion there: any suspect, any weapon, and that room. They may accuse instead. †',
  'C86-18':
    'The named suspect’s pawn and the named weapon move into the room and stay there afterwards. Anything that is there already stays put.',
  'C86-19':
    'The opponents answer in turn, starting on the suggester’s left. The first to hold a named card shows one to the suggester alone, and nobody else is asked.',
  'C86-20': 'If nobody can show a card, everyone learns that.',
  'C86-21':
    'Entering a room gives the right to one suggestion there. To make another, the player must enter a different room, or come back to this one on a later turn than the one on which they left it. A player who suggested in a room on their last turn, was pulled out of it, and walks straight back on their next turn may enter but not suggest. †',
  'C86-22':
    'A player whose pawn someone’s suggestion has pulled into a room since their last turn may, on their next turn, suggest in that room without rolling or moving; or they may move as usual. A pawn that was already in the room was not pulled. A player who suggested in a room, was pulled out and is pulled back before their turn may suggest there: this rule takes precedence over C86-21. †',
  'C86-23':
    'A player may make a suggestion and an accusation in the same turn. That is so even if the suggestion was disproved. †',
  'C86-24':
    'On their turn, whenever nothing is being answered, a player may accuse, naming any room, wherever they are. The accusation is made aloud: everyone hears the three names and whether it was right.',
  'C86-25':
    'A wrong accusation ends the turn. If the accuser’s pawn is standing in front of a door, it is moved into that room.',
  'C86-26':
    'A player who made a wrong accusation goes on disproving, and their pawn may still be pulled by others.',
};
