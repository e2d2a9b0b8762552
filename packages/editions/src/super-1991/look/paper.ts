import type { EditionPaper } from '../../schema/paper.ts';

export const paper: EditionPaper = {
  style: 'sunday',
  en: {
    name: 'The Sunday Recorder',
    special: 'With a plan of the grounds · 1991',
    price: '60p',
    house: 'in the grounds of the villa',
    toPolice: 'to the police',
    crowd: 'the guests',
    feast: 'lemonade',
  },
  fr: {
    name: 'Le Journal du dimanche matin',
    special: 'Avec le plan du parc · 1991',
    price: '7 F',
    house: 'dans le parc de la villa',
    toPolice: 'à la police',
    crowd: 'les invités',
    feast: 'de la limonade',
  },
};
