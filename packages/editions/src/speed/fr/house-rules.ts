import type { HouseRuleWords } from '../../schema/names.ts';
import { first } from '../../words/french/house-rules.fr.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': 'Le premier suspect de la liste' }),
  accusations: {
    label: 'Les accusations',
    values: {
      spoken: 'À voix haute : tous entendent les trois noms',
      written: 'Par écrit : on sait seulement si elles sont justes',
    },
  },
};
