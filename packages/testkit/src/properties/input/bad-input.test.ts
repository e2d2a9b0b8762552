import { holdsEverywhere } from '../property.ts';
import { badInputIsRefused, sent } from './bad-input.ts';

holdsEverywhere('bad input is refused as a value', badInputIsRefused, { also: sent, longest: 120 });
