import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['N15-01'], says: 'Dr Orchid takes the place of Mrs. White, and the dagger that of the knife.' },
  {
    rules: ['N15-12', 'N15-13'],
    says: 'Two can play: four cards then lie face down in four rooms, and a player who enters looks.',
  },
  { rules: ['N15-14'], says: 'A team may play as one player.' },
  { rules: ['N15-05'], says: 'Two dice are rolled, and the pawn moves their sum.' },
  {
    rules: ['N15-04', 'N15-02'],
    says: 'The 1 of each die is a magnifier, and whoever rolls it draws a clue card; a table may play without clue cards.',
  },
  { rules: ['N15-05', 'N15-07'], says: 'A player may stay in their room and suggest there again.' },
  { rules: ['N15-05'], says: 'The secret passage may be taken after rolling too.' },
  {
    rules: ['N15-10'],
    says: 'A player may accuse only while their pawn is in a room; any room may be named.',
  },
];
