import type { EditionPaper } from '@casefile/editions/paper';

export const paper: EditionPaper = {
  style: 'broadsheet',
  en: {
    name: 'The Village Messenger',
    special: 'Rain edition · this evening',
    price: 'Two pence',
    house: 'at the cottage',
    toPolice: 'to the constable',
    crowd: 'the guests',
    feast: 'tea',
  },
  fr: {
    name: 'Le Messager du village',
    special: 'Édition de la pluie · ce soir',
    price: 'Deux sous',
    house: 'à la chaumière',
    toPolice: 'au garde champêtre',
    crowd: 'les invités',
    feast: 'du thé',
  },
};
