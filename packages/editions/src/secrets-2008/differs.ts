import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  {
    rules: ['S08-01', 'S08-14'],
    says: 'All hands are equal; what is left over lies face down in the Pool, where a player may look at it.',
  },
  { rules: ['S08-02', 'S08-34'], says: 'Every guest has a power, usable once per game.' },
  { rules: ['S08-04'], says: 'Everyone rolls; the highest roll plays first.' },
  {
    rules: ['S08-06', 'S08-09'],
    says: 'Two dice are rolled; a “?” on one of them, or stopping on an intrigue square, draws an intrigue card.',
  },
  { rules: ['S08-07', 'S08-08'], says: 'The roll need not be used up, and occupied squares may be passed.' },
  {
    rules: ['S08-15', 'S08-16'],
    says: 'A player may suggest after moving, but need not; no accusation follows a suggestion.',
  },
  {
    rules: ['S08-17'],
    says: 'A player pulled out of one room into another by someone else’s suggestion may draw an intrigue card.',
  },
  { rules: ['S08-19'], says: 'A player may accuse only in the Pool.' },
  { rules: ['S08-25', 'S08-26'], says: 'Butler cards are kept in hand and help at their moments.' },
  {
    rules: ['S08-21', 'S08-22'],
    says: 'Whoever draws the eighth clock card is murdered and out of the game.',
  },
];
