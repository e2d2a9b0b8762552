import type { EditionPaper } from '../paper.ts';

export const paper: EditionPaper = {
  style: 'broadsheet',
  en: {
    name: 'The Morning Post-Script',
    special: 'Updated edition · 2015',
    price: 'Two coins',
    house: 'in the great house',
    toPolice: 'to the detectives',
    crowd: 'the neighbours',
    feast: 'coffee',
  },
  fr: {
    name: 'Le Post-scriptum du matin',
    special: 'Édition augmentée · 2015',
    price: 'Deux pièces',
    house: 'dans la grande maison',
    toPolice: 'aux inspecteurs',
    crowd: 'les voisins',
    feast: 'du café',
  },
};
