import { cardsConserved } from './cards-conserved.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('cards are conserved', cardsConserved);
