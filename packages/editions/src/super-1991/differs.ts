import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  {
    rules: ['X91-01', 'X91-02'],
    says: 'Up to ten players, twelve places and eight weapons: all pawns start in the Hall, the weapons beside the places.',
  },
  { rules: ['X91-03'], says: 'The highest roll deals, and the player on the dealer’s left plays first.' },
  {
    rules: ['X91-04', 'X91-05'],
    says: 'Two dice are rolled; a move may combine the dice with a secret passage, and a player may also not move.',
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
