import { names as classic } from '../../clue-2002/fr/names.ts';
import type { EditionNames } from '../../schema/names.ts';

export const names: EditionNames = {
  ...classic,
  title: 'Éclair',
  summary:
    'Une édition maison, sans plateau : nommez trois cartes, voyez qui répond, et trouvez avant les autres.',
};
