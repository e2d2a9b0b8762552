import type { Difference, RulesPage } from '../../schema/rules.ts';

export const rules: RulesPage = {
  'X91-01':
    'All ten pawns start in the Hall, the thirteenth place. It has no card: no crime happens there, and no suggestion may be made there.',
  'X91-02':
    'The eight weapons start beside the places, not in them; a weapon enters a place when it is first named there.',
  'X91-03':
    'All players roll; the highest is the dealer. Ties roll again. † The 27 cards are dealt one by one, starting on the dealer’s left. The player on the dealer’s left plays first. † Players sit as they please, in any order of suspects.',
  'X91-04':
    'A player moves by dice, by a secret passage, or by both combined. They may also choose not to move. †',
  'X91-05':
    'By dice the pawn moves exactly the sum, horizontally or vertically, forwards and back. It may enter the same square again. †',
  'X91-06':
    'No pawn may stop on an occupied square. If the roll goes past it, the pawn jumps over it, counting it as a square. When the count ends exactly on it, the pawn stops on a free square of its way before that one. Any such square will do. †',
  'X91-07':
    'Doorways do not count as squares; a place counts as one square. A player may walk through a place, counting one, without suggesting. The same goes for the Hall. †',
  'X91-08':
    'No exact roll is needed to stop in a place in order to suggest there. Nor is one needed to stop there without suggesting, or to stop in the Hall. † Once the player has suggested, the move is over.',
  'X91-09':
    'There are six one-way passages in three pairs: Library and Kitchen, Drawing Room and Conservatory, Garden and Hall stairs.',
  'X91-10':
    'In a move by dice a passage counts as one square, arrival included. Taken without rolling, it is the whole move. After a passage into one of the places the move is over, whatever is left of the roll; a suggestion is then made there. The player may also make none this turn: the text says both “must” and “if”. †',
  'X91-11':
    'The passage from the Hall stairs leads to the stone path at the back of the Garden, not into the Garden itself; another leads back. It may be taken only from the path or from the stairs. † From there the pawn walks on with what is left of the roll; the Garden is entered over the squares at either end of the path. †',
  'X91-12':
    'The Garden may be entered by two doors, over the stone path, or by two windows, one on each side; a window counts as a square.',
  'X91-13':
    'There are nine spy squares. A pawn may stop on one during its move; its player chooses an opponent, who picks one of their own cards and shows it to that player alone. The pawn may then walk on with what is left of the roll; the spy square counts as one. Each spy square works once per turn, the way to it counts as the shortest there is, and an occupied one cannot be used. †',
  'X91-14':
    'A player who enters one of the twelve places, or was pulled there (X91-15), may suggest there: one suggestion a turn, never twice in a row in the same place (a suggestion elsewhere must come in between). A player who entered on an earlier turn and made none must enter, or be pulled in, again. †',
  'X91-15':
    'The suspect and the weapon that are named are brought in and stay there. On their turn, the player of a pulled pawn may suggest there instead of moving, or move. X91-14 applies to that suggestion too. †',
  'X91-16':
    'Every other player is asked, starting on the left, and everyone who holds named cards shows exactly one, to the suggester alone.',
  'X91-17':
    'After the answers, or at any other point of their turn, a player may accuse, in any place. They may do so on a square of the path too. † The accusation is written down in secret: the others learn only whether it was right and, if so, what the envelope holds.',
  'X91-18':
    'A player who made a wrong accusation goes on disproving. They also go on being pulled and being spied on. † They do nothing else.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  {
    rules: ['X91-01', 'X91-02'],
    says: 'Up to ten players, twelve places and eight weapons: all pawns start in the Hall, the weapons beside the places.',
  },
  { rules: ['X91-03'], says: 'The highest roll deals, and the player on the dealer’s left plays first.' },
  {
    rules: ['X91-04', 'X91-05'],
    says: 'Two dice are rolled; a move may combine the dice with a secret passage, and a player may choose not to move.',
  },
  { rules: ['X91-06'], says: 'An occupied square may be jumped.' },
  { rules: ['X91-07', 'X91-08'], says: 'A player may walk through a place, which counts as one square.' },
  { rules: ['X91-13'], says: 'On a spy square a player is shown a card by an opponent of their choice.' },
  {
    rules: ['X91-14'],
    says: 'A player may suggest in a place but need not, and never twice in a row in the same place.',
  },
  { rules: ['X91-16'], says: 'Every other player is asked, and everyone who can shows a card.' },
  { rules: ['X91-17'], says: 'The accusation is written in secret: the others do not hear the three names.' },
];
