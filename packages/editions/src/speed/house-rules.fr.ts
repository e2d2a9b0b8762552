import type { HouseRuleWords } from '../names.ts';
import { first } from '../words/house-rules.fr.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': 'Le premier dans l’ordre de la boîte' }),
  accusations: {
    label: 'Les accusations',
    values: {
      spoken: 'À voix haute : tous entendent les trois noms',
      written: 'Par écrit : on sait seulement si elle est juste',
    },
  },
};
