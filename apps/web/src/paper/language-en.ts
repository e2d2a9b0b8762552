export { en as words } from './en.ts';
export { grammar } from './grammar-en.ts';

import type { Ending } from './case-facts.ts';

/** Over the headline. */
export const kickers: Readonly<Record<Ending, string>> = {
  won: 'Congratulations, detective',
  lost: 'Beaten to it',
  watched: 'Seen from the gallery',
  nobody: 'Unsolved',
  murdered: 'In memoriam',
};
