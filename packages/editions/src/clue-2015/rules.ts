export const rules: Readonly<Record<string, string>> = {
  'N15-01':
    'Each player chooses any suspect. The players are then ordered by start square. † Every pawn stands on its start square, the pawns of unused suspects too. Each weapon starts in a different room, chosen at random. After the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; hands may differ by one card. The deal starts with the player who will play first. † Besides, the nine clue cards are shuffled and laid face down.',
  'N15-02':
    'Table option, clue cards: with them (default), or traditional, without them; a magnifier is then just a 1.',
  'N15-03': 'Scarlett plays first; when nobody plays her, the next used suspect in table order does.',
  'N15-04':
    'A magnifier counts as 1. Before moving, the roller draws one clue card per magnifier (two for two), reads it to all and does what it says; used cards go under the deck. Two cards are drawn and resolved one after the other. †',
  'N15-05':
    'Then, or without rolling, the player does one of these: they move the sum of the dice; they take the secret passage, when the turn began in that corner room; or they stay in the room they are in. The passage and staying are open after rolling; the passage is open also instead of rolling, and a pulled player may also stay without rolling. Any player may stay without rolling. †',
  'N15-06':
    'Moving by the dice, the pawn goes exactly that many squares, orthogonally, changing direction freely. When no path of that length exists, it moves as far as it can; when it cannot move at all, it stays. † No square is entered twice in one turn. The square on which the turn started counts as entered. † A square that holds another pawn may be neither entered nor passed. A pawn of an unused suspect blocks like any other. † A door whose front square holds a pawn is blocked, for going in and for going out. Any pawn blocks it. † Entering a room ends the move, whatever is left of the roll: no exact roll is needed to enter a room. Any number of pawns and weapons may be in a room. A door joins a room and the corridor square in front of it; the doorway is no square of its own, and stepping in or out costs one. † A room left this turn may not be entered again this turn, by any door. †',
  'N15-07': 'A player who enters a room, or stays in one, makes a suggestion there.',
  'N15-08':
    'The suspect and the weapon that are named move in and stay. The opponents answer in turn, from the left. The first who holds a named card shows one to the suggester alone, and no one further is asked. When nobody can show a card, everyone learns that.',
  'N15-09':
    'A pulled pawn stays where it was pulled; on their turn the player may roll and move, or suggest there.',
  'N15-10':
    'At any point of their own turn when nothing is being answered, a player with their pawn in some room may accuse; any room may be named. No suggestion is needed first. The accusation may follow the suggestion at once. It may do so also when that was disproved. † It may take the place of the suggestion of N15-07. †',
  'N15-11':
    'After a false accusation ALL-06 holds: the accuser keeps disproving, and the pawn may still be pulled by others. The turn ends. When nobody is right in the end, the murderer escapes and nobody wins.',
  'N15-12':
    'With two players (persons or teams), after the envelope is filled four cards are laid face down at random, one each in four different rooms, and the rest is dealt. Table option: any rooms (default), or the quick game with the four corner rooms. With three or more teams the cards are dealt as usual. †',
  'N15-13':
    'A player who enters a room with such a card looks at it alone. They do so also when moved there by their own clue card, and when they begin a suggestion in a room they were pulled to. † The card stays. † All see that the player looked. †',
  'N15-14': 'Team play: several people may play as one and share the hand, the pawn, the notes and the turn.',
  'N15-15':
    'Clue card “name a suspect” (one copy): the drawer names a suspect; whoever holds that card is asked and shows it to all. When nobody holds it, all learn that. A clue card never shows a card that lies in a room (N15-12) or in the envelope. †',
  'N15-16':
    'Clue card “name a weapon” (one copy): the drawer names a weapon; whoever holds that card is asked and shows it to all. When nobody holds it, all learn that. †',
  'N15-17':
    'Clue card “name a room” (one copy): the drawer names a room; whoever holds that card is asked and shows it to all. When nobody holds it, all learn that. †',
  'N15-18':
    'Clue card “pressure” (one copy): the drawer chooses a player, who shows one card of their own choice to the drawer alone. †',
  'N15-19':
    'Clue card “gossip” (two copies): every player shows one card of their own choice to the player at their left, all at once. †',
  'N15-20':
    'Clue card “confession” (one copy): every player shows one card of their own choice to all, all at once. †',
  'N15-21':
    'Clue card “scream” (one copy): every player in turn, the drawer first, may move their pawn to any room. This gives no right to suggest except on one’s own turn. †',
  'N15-22':
    'Clue card “passage” (one copy): the drawer chooses a room without a passage; from now on it is joined to all rooms with passages. †',
};
