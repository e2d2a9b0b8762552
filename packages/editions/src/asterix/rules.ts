export const rules: Readonly<Record<string, string>> = {
  'AST-01':
    'Each seat chooses any suspect. The seats are then ordered by start square. † Otherwise the set-up is that of C86-02 to C86-04 with this edition’s pieces. Each weapon starts in a different place. Which ones is left to chance. †',
  'AST-02': 'Grossebaf plays first; when nobody plays him, the seat at his left does.',
  'AST-03':
    'A seat moves by the dice or, from a corner place at the start of the turn, by the passage; the passage is announced and is the whole move.',
  'AST-04':
    'Passages join two pairs of corner places: the pirate ship with the beach, and the forest with the Roman camp. The beach is our cliff. †',
  'AST-05':
    'The pawn moves exactly the sum of the dice, orthogonally, changing direction freely. Squares may be entered more than once: the rulebook does not forbid it. † When no path of that length exists, C86-07 holds. †',
  'AST-06': 'No square holds two pawns. An occupied square is neither entered nor passed. †',
  'AST-07': 'Doors are no squares; entering a place ends the move, whatever is left of the roll.',
  'AST-08': 'A place left this turn may not be entered again this turn, not even by another door.',
  'AST-09': 'On entering a place a seat may suggest; it need not.',
  'AST-10':
    'The suspect and the weapon that are named move in and stay. To suggest again in a place one must leave it and come back. A seat pulled into a place gets no right to suggest there without leaving. † A seat must leave the place it is in; for trapped seats C86-15 holds. †',
  'AST-11': 'Suggestions are answered as in C86-19 and C86-20.',
  'AST-12':
    'Once a card is shown the turn is over, and no accusation follows. When nobody shows a card, the suggester may accuse or end the turn.',
  'AST-13':
    'A seat may accuse on its turn when it is sure. It may do so also without suggesting first. † The accusation is spoken, once per game; otherwise ALL-06 holds.',
  'AST-14':
    'The pawn of a wrong accuser may still be pulled. In front of a door it is moved inside, as in C86-25. †',
};
