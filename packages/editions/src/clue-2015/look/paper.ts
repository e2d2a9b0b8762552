import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'online',
  en: {
    name: 'The Morning Post-Script',
    special: 'Updated edition · 2015',
    price: 'Two coins',
    house: 'at Tudor Mansion',
    toPolice: 'to the detectives',
    crowd: 'the neighbours',
    feast: 'coffee',
  },
  fr: {
    name: 'Le Post-scriptum du matin',
    special: 'Édition augmentée · 2015',
    price: 'Deux pièces',
    house: 'au manoir Tudor',
    toPolice: 'aux inspecteurs',
    crowd: 'les voisins',
    feast: 'du café',
  },
};
