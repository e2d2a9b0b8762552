import { askedPublicly } from './asked-publicly.ts';
import { holdsEverywhere } from './property.ts';

holdsEverywhere('ALL-08 who is asked is public', askedPublicly);
