import type { Difference } from '@casefile/editions/difference';

export const differs: readonly Difference[] = [
  { rules: ['COT-01'], says: 'The house has three rooms, and there are ten cards.' },
  { rules: ['COT-02'], says: 'Two can play.' },
  { rules: ['COT-03'], says: 'You need not use all of your roll, and pawns do not block the way.' },
];
