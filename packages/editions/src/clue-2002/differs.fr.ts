import type { Difference } from '../difference.ts';

export const differs: readonly Difference[] = [
  { rules: ['C02-07'], says: 'On lance deux dés, et le pion avance de leur somme.' },
  { rules: ['C02-03'], says: 'Parmi les six armes, le pistolet remplace le revolver.' },
  {
    rules: ['C02-15'],
    says: 'Le livret le dit lui-même : un joueur attend tant que des pions bloquent toutes les portes. Dans le classique à un dé, c’est notre lecture.',
  },
  {
    rules: ['C02-01', 'C02-26'],
    says: 'Toutes les autres règles sont celles du classique, sous les mêmes numéros.',
  },
];
