import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'tabloid',
  en: {
    name: 'The Daily Clarion',
    special: 'Late extra · 1986',
    price: '20p',
    house: 'at the mansion',
    toPolice: 'to the police',
    crowd: 'the guests',
    feast: 'sherry',
  },
  fr: {
    name: 'Le Clairon du soir',
    special: 'Dernière heure · 1986',
    price: '4 F',
    house: 'au manoir',
    toPolice: 'à la police',
    crowd: 'les invités',
    feast: 'du porto',
  },
};
