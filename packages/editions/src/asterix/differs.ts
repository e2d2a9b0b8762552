import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['AST-01'], says: 'A kidnapping is to be solved, with suspects, weapons and places of its own.' },
  { rules: ['AST-02'], says: 'Grossebaf plays first.' },
  {
    rules: ['AST-04'],
    says: 'Passages join the pirate ship with the cliff, and the forest with the Roman camp.',
  },
  {
    rules: ['AST-05'],
    says: 'Two dice are rolled, and the pawn moves their sum; it may enter a square more than once.',
  },
  { rules: ['AST-09'], says: 'A player who enters a place may suggest there, but need not.' },
  {
    rules: ['AST-10'],
    says: 'A player whose pawn was pulled into a place may not suggest there; they must leave first.',
  },
  {
    rules: ['AST-12'],
    says: 'Once a card is shown the turn is over: an accusation follows a suggestion only when nobody showed a card.',
  },
];
