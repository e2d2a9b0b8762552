import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'glossy',
  en: {
    name: 'Poolside',
    special: 'The scandal issue · 2008',
    price: '$3.99',
    house: 'at the villa',
    toPolice: 'to the police',
    crowd: 'the celebrities',
    feast: 'champagne',
  },
  fr: {
    name: 'Piscine',
    special: 'Le numéro du scandale · 2008',
    price: '2,50 €',
    house: 'à la villa',
    toPolice: 'à la police',
    crowd: 'les vedettes',
    feast: 'du champagne',
  },
};
