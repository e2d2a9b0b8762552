import { holdsEverywhere } from './property.ts';
import { tablesApart } from './tables-apart.ts';

holdsEverywhere('tables do not disturb each other', tablesApart, { share: 0.5 });
