import type { Difference } from '@casefile/editions/difference';

export const differs: readonly Difference[] = [
  { rules: ['COT-01'], says: 'La maison a trois pièces, et il y a dix cartes.' },
  { rules: ['COT-02'], says: 'On peut jouer à deux.' },
  {
    rules: ['COT-03'],
    says: 'Vous n’êtes pas obligé d’utiliser tout votre lancer, et les pions ne barrent pas le chemin.',
  },
];
