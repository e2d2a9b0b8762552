import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'broadsheet',
  en: {
    name: 'The Evening Gazette',
    special: 'Special edition · 1926',
    price: 'One penny',
    house: 'at Tudor Mansion',
    toPolice: 'to Scotland Yard',
    crowd: 'the guests',
    feast: 'tea',
  },
  fr: {
    name: 'La Gazette du soir',
    special: 'Édition spéciale · 1926',
    price: 'Un sou',
    house: 'au manoir Tudor',
    toPolice: 'à Scotland Yard',
    crowd: 'les invités',
    feast: 'du thé',
  },
};
