/** The rules page in English, by the id of the rule. */
export const rules: Readonly<Record<string, string>> = {
  'AST-01':
    'Each player chooses any suspect. The players are then ordered by start square. † Every pawn stands on its start square, the pawns of unused suspects too. Each weapon starts in a different place. Which ones is left to chance. † After the envelope is filled, the other 18 cards are shuffled together and dealt one at a time, clockwise, until none is left; hands may differ by one card. The deal starts with the player who will play first. †',
  'AST-02': 'Grossebaf plays first; when nobody plays him, the player at his left does.',
  'AST-03':
    'A player moves by the dice or, from a corner place at the start of the turn, by the passage; the passage is announced and is the whole move.',
  'AST-04':
    'Passages join two pairs of corner places: the pirate ship with the cliff, and the forest with the Roman camp. The booklet says “the beach”: on this board it is the cliff. †',
  'AST-05':
    'The pawn moves exactly the sum of the dice, orthogonally, changing direction freely. Squares may be entered more than once: the rulebook does not forbid it. † When no path of that length exists, the pawn moves as far as it can; when it cannot move at all, it stays. †',
  'AST-06': 'No square holds two pawns. An occupied square is neither entered nor passed. †',
  'AST-07': 'Doors are no squares; entering a place ends the move, whatever is left of the roll.',
  'AST-08': 'A place left this turn may not be entered again this turn, not even by another door.',
  'AST-09': 'On entering a place a player may suggest; they need not.',
  'AST-10':
    'The suspect and the weapon that are named move in and stay. To suggest again in a place one must leave it and come back. A player pulled into a place gets no right to suggest there without leaving. † A player must leave the place the pawn is in, by a door or by a passage. † When every door is blocked and there is no passage, the player stays without rolling, may not suggest there, and may still accuse. †',
  'AST-11':
    'The opponents answer in turn, from the left. The first who holds a named card shows one to the suggester alone, and no one further is asked. When nobody can show a card, everyone learns that.',
  'AST-12':
    'Once a card is shown the turn is over, and no accusation follows. When nobody shows a card, the suggester may accuse or end the turn.',
  'AST-13':
    'A player may accuse on their turn when they are sure. They may do so also without suggesting first. † The accusation is spoken, once per game; otherwise ALL-06 holds.',
  'AST-14':
    'The pawn of a wrong accuser may still be pulled. If it stands in front of a door, it is moved into that place. †',
};
