import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'telegram',
  voice: 'broadsheet',
  en: {
    name: 'The Evening Telegram',
    special: 'Flash · just in',
    price: 'Stop',
    house: 'at the mansion',
    toPolice: 'to Scotland Yard',
    crowd: 'the guests',
    feast: 'tea',
  },
  fr: {
    name: 'Le Télégramme du soir',
    special: 'Flash · à l’instant',
    price: 'Stop',
    house: 'au manoir',
    toPolice: 'à Scotland Yard',
    crowd: 'les invités',
    feast: 'du thé',
  },
};
