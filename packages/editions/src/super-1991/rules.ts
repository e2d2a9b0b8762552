export const rules: Readonly<Record<string, string>> = {
  'X91-01':
    'All ten pawns start in the Hall, the thirteenth room. It has no card: no crime happens there and no suggestion is made there.',
  'X91-02':
    'The eight weapons start beside the places, in none of them; a weapon comes into a place when it is first named there.',
  'X91-03':
    'All players roll; the highest is the dealer. Ties roll again. † The 27 cards are dealt one by one from the dealer’s left. The player left of the dealer plays first. † Players sit as they please, in any order of suspects.',
  'X91-04':
    'A turn moves by dice, by a secret passage, or by both combined. A player may also decline to move. †',
  'X91-05':
    'By dice the pawn moves exactly the sum, orthogonally, forward and back. Squares may be entered again. †',
  'X91-06':
    'No pawn stops on an occupied square. Such a square may be jumped, counting as a square, when the roll goes past it. When the count ends exactly on it, the pawn stops on a free square of the way before it. It may be any such square. †',
  'X91-07':
    'Doors are no squares; a place counts as one square. A player may walk through a place, counting one, without suggesting. The same holds for the Hall. †',
  'X91-08':
    'No exact roll is needed to stop in a place in order to suggest there. Nor is one needed to stop there without suggesting, or to stop in the Hall. † Once the player has suggested, the move is over.',
  'X91-09':
    'There are six one-way passages in three pairs: Library and Kitchen, Drawing Room and Conservatory, Garden and Hall stairs.',
  'X91-10':
    'A passage counts as one square in a dice move, arrival included. Taken without rolling it is the whole move. After a passage into one of the places the move is over, whatever is left of the roll; a suggestion is then made there. The player may also make none this turn: the text says both “must” and “if”. †',
  'X91-11':
    'The passage from the Hall stairs leads to the stone path at the back of the Garden, not into it, and back. It is taken only from the path or from the stairs. † From the path, or from the stairs, one walks on with what is left of the roll; the Garden is entered over the squares at the path’s two ends. †',
  'X91-12':
    'The Garden is entered by two doors, over the stone path, or by two windows, one at each side; a window counts as a square.',
  'X91-13':
    'There are nine spy squares. A pawn may stop on one during its move; its player chooses any opponent and alone is shown one card of that opponent’s choice. The pawn may then walk on with what is left of the roll; the spy square counted one. Each spy square serves once per turn, the way to it counts its shortest length, and an occupied one cannot be used. †',
  'X91-14':
    'A player who enters one of the twelve places, or was pulled there (X91-15), may suggest there: one suggestion a turn, never two in a row in the same place (a suggestion elsewhere must come between). A player who entered on an earlier turn and kept silent must enter or be pulled anew. †',
  'X91-15':
    'The suspect and the weapon that are named are brought in and stay. The player of a pulled pawn may, on their turn, suggest there instead of moving, or move. X91-14 holds for that suggestion too. †',
  'X91-16':
    'Every other player is asked, from the left, and everyone who holds named cards shows exactly one, to the suggester alone.',
  'X91-17':
    'After the answers, or at any other point of their turn, a player may accuse, in any room. They may do so also on a corridor square. † The accusation is written secretly: the others learn only whether it was right and, when it was right, the envelope.',
  'X91-18':
    'A wrong accuser goes on disproving. It also goes on being pulled and being spied on. † It does nothing else.',
};
