import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'papyrus',
  en: {
    name: 'The Armorican Scroll',
    special: '50 BC · full moon',
    price: 'One menhir a dozen',
    house: 'on the coast of Gaul',
    toPolice: 'to the chief of the village',
    crowd: 'the Normans',
    feast: 'roast boar',
  },
  fr: {
    name: 'Le Rouleau d’Armorique',
    special: 'An 50 avant J.-C. · pleine lune',
    price: 'Un menhir la douzaine',
    house: 'sur la côte de Gaule',
    toPolice: 'au chef du village',
    crowd: 'les Normands',
    feast: 'du sanglier rôti',
  },
};
