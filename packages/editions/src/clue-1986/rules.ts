export const rules: Readonly<Record<string, string>> = {
  'C86-01':
    'Each player takes a suspect. The players sit in the order of the start squares around the board: Scarlet, Mustard, White, Green, Peacock, Plum.',
  'C86-02': 'Every pawn stands on its start square, the pawns of unused suspects too.',
  'C86-03': 'Each weapon starts in a different room: six of the nine. Which ones is left to chance. †',
  'C86-04':
    'After the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; hands may differ by one card. The deal starts with the player who will play first. †',
  'C86-05': 'Miss Scarlet plays first. When nobody plays her, the next used suspect in table order does. †',
  'C86-06':
    'A turn starts with one of two things: a roll, or, from a corner room, the secret passage instead of a roll.',
  'C86-07':
    'After a roll the pawn moves exactly that many squares, orthogonally, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays. †',
  'C86-08':
    'No square is entered twice in one turn. The square on which the turn started counts as entered. †',
  'C86-09':
    'A square that holds another pawn may be neither entered nor passed. A pawn of an unused suspect blocks like any other. †',
  'C86-10':
    'Secret passages join the Study with the Kitchen and the Conservatory with the Lounge. Taking one is the whole move.',
  'C86-11':
    'A door joins a room and the corridor square in front of it. The doorway is no square of its own. Stepping from the square in front into the room costs one, and so does stepping out onto it. †',
  'C86-12':
    'A door whose front square holds a pawn is blocked, for going in and for going out. Any pawn blocks it. †',
  'C86-13':
    'Entering a room ends the move, whatever is left of the roll: no exact roll is needed to enter a room.',
  'C86-14': 'A room left this turn may not be entered again this turn, by any door.',
  'C86-15':
    'A player may not stay in a room by choice; they must leave by a door or a passage (but see C86-22). When every door is blocked and there is no passage, they stay without rolling, may not suggest there, and may still accuse. †',
  'C86-16': 'Any number of pawns and weapons may be in a room.',
  'C86-17':
    'Entering a room obliges the player to make a suggestion there: any suspect, any weapon, and that room. They may accuse instead. †',
  'C86-18':
    'The pawn of the named suspect and the named weapon move into the room and stay there afterwards. What is there already does not move.',
  'C86-19':
    'The opponents answer in turn, from the left. The first who holds a named card shows one to the suggester alone, and no one further is asked.',
  'C86-20': 'When nobody can show a card, everyone learns that.',
  'C86-21':
    'Only one suggestion may be made per entry of a room. For the next one the player must enter another room, or come back to this one on a later turn than the one on which they left it. A player who suggested in a room on their last turn, was pulled out of it, and walks straight back on their next turn may enter but not suggest. †',
  'C86-22':
    'A player whose pawn was pulled into a room by someone’s suggestion since their last turn may, on their next turn, suggest in that room without rolling or moving; or they may move as usual. A pawn that was already in the room was not pulled. A player who suggested in a room, was pulled out and is pulled back before their turn may suggest there: this rule goes before C86-21. †',
  'C86-23':
    'A suggestion and an accusation may be made in the same turn. This holds also after the suggestion was disproved. †',
  'C86-24':
    'On their turn, at any point where nothing is being answered, a player may accuse, naming any room wherever they stand. The accusation is spoken: all hear the three names and whether it was right.',
  'C86-25':
    'After a false accusation the turn ends. If the accuser’s pawn stands in front of a door, it is moved into that room.',
  'C86-26': 'An accuser who was wrong keeps disproving, and their pawn may still be pulled by others.',
};
