export { fr as words } from './fr.ts';
export { grammar } from './grammar-fr.ts';

import type { Ending } from './case-facts.ts';

/** Over the headline. */
export const kickers: Readonly<Record<Ending, string>> = {
  won: 'Bravo, détective',
  lost: 'Coiffé au poteau',
  watched: 'Vu des tribunes',
  nobody: 'Non élucidé',
  murdered: 'In memoriam',
};
