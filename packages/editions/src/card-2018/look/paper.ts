import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'pocket',
  voice: 'online',
  en: {
    name: 'The Pocket Herald',
    special: 'Card edition · 2018',
    price: 'Small change',
    house: 'in town',
    toPolice: 'to the police',
    crowd: 'the players',
    feast: 'hot chocolate',
  },
  fr: {
    name: 'Le Héraut de poche',
    special: 'Édition cartes · 2018',
    price: 'Petite monnaie',
    house: 'en ville',
    toPolice: 'à la police',
    crowd: 'les joueurs',
    feast: 'du chocolat chaud',
  },
};
