import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['K18-01'], says: 'There are 12 cards, or 15 in the advanced game, instead of 21.' },
  { rules: ['K18-02'], says: 'All hands are equal; spare cards lie face up for all.' },
  { rules: ['K18-03'], says: 'A player drawn at random plays first.' },
  {
    rules: ['K18-04', 'K18-05'],
    says: 'There is no board and no die: a player asks about any two cards, and is shown one of them.',
  },
  { rules: ['K18-06', 'K18-07'], says: 'A turn is a question or an accusation, never both.' },
  {
    rules: ['K18-07', 'K18-09'],
    says: 'When one player accuses, others may accuse too; when several do and none is right, the game ends and nobody wins.',
  },
  { rules: ['K18-08'], says: 'When a lone accuser is wrong, the three names stay secret.' },
  { rules: ['K18-10'], says: 'With two players, when one accuses the other must accuse too.' },
];
