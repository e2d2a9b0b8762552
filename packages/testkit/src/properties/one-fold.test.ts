import { oneFold } from './one-fold.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('R04 one fold for everybody', oneFold);
