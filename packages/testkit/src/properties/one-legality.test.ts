import { oneLegality } from './one-legality.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('one legality, from every view', oneLegality);
