import type { Difference, RulesPage } from '@casefile/editions/rules';

export const rules: RulesPage = {
  'COT-01':
    'The cottage has three rooms: the Kitchen, the Parlour and the Loft. There are 10 cards: four suspects, three weapons and three rooms.',
  'COT-02':
    'Two to four players sit as they please, and the first of them begins. Once the envelope is filled, the other 7 cards are dealt one at a time, until none is left.',
  'COT-03':
    'A player rolls the die and moves up to that many squares, past other pawns, but may not go back into a room left in the same move. Instead of rolling, a player in the Kitchen or in the Loft may take the passage to the other.',
  'COT-04':
    'A player who has entered a room, or was brought there, may name a suspect, a weapon and that room, once. The others answer in turn from the left; the first who holds a named card shows one to the suggester alone.',
  'COT-05':
    'On their turn a player may accuse, once per game, for all to hear. After a wrong accusation that player has no more turns, but goes on answering.',
};

/** Its differences from the one-die classic. */
export const differs: readonly Difference[] = [
  { rules: ['COT-01'], says: 'The house has three rooms, and there are ten cards.' },
  { rules: ['COT-02'], says: 'Two can play.' },
  { rules: ['COT-03'], says: 'You don’t have to use the whole roll, and pawns do not block the way.' },
];
