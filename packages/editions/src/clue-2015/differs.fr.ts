import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['N15-01'], says: 'La Dre Orchid remplace Mme White, et la dague le couteau.' },
  {
    rules: ['N15-12', 'N15-13'],
    says: 'On peut jouer à deux : quatre cartes sont alors posées face cachée dans quatre pièces, et le joueur qui entre regarde.',
  },
  { rules: ['N15-14'], says: 'Une équipe peut jouer comme un seul joueur.' },
  { rules: ['N15-05'], says: 'On lance deux dés, et le pion avance de leur somme.' },
  {
    rules: ['N15-04', 'N15-02'],
    says: 'Le 1 de chaque dé est une loupe, et celui qui en fait une pioche une carte d’indices ; une table peut jouer sans cartes d’indices.',
  },
  {
    rules: ['N15-05', 'N15-07'],
    says: 'Un joueur peut rester dans sa pièce et y émettre un nouveau soupçon.',
  },
  { rules: ['N15-05'], says: 'On peut prendre le passage secret même après avoir lancé les dés.' },
  {
    rules: ['N15-10'],
    says: 'Un joueur ne peut accuser que si son pion est dans une pièce ; n’importe quelle pièce peut être nommée.',
  },
];
