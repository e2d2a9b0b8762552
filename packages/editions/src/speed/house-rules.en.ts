import type { HouseRuleWords } from '../names.ts';
import { first } from '../words/house-rules.en.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': 'The first in the order of the box' }),
  accusations: {
    label: 'Accusations',
    values: {
      spoken: 'Are spoken: all hear the three names',
      written: 'Are written: all hear only whether it was right',
    },
  },
};
