import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['C02-07'], says: 'Two dice are rolled, and the pawn moves their sum.' },
  { rules: ['C02-03'], says: 'The pistol takes the place of the revolver among the six weapons.' },
  {
    rules: ['C02-15'],
    says: 'The rulebook itself says that a player waits while pawns block every door; in the one-die classic that is our reading.',
  },
  { rules: ['C02-01', 'C02-26'], says: 'All other rules are those of the classic, under the same numbers.' },
];
