import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['SPD-01'], says: 'There is no board, no dice and no pawn.' },
  { rules: ['SPD-01'], says: 'The pistol takes the place of the revolver, as in the two-dice classic.' },
  { rules: ['SPD-02'], says: 'Players sit as they please, and a player drawn at random plays first.' },
  { rules: ['SPD-03'], says: 'Any room may be named, without going there.' },
  { rules: ['SPD-03'], says: 'No turn is spent on the way: three cards may be named every turn.' },
];
