import type { HouseRuleWords } from '../../schema/names.ts';
import { first } from '../../words/english/house-rules.en.ts';

export const houseRules: HouseRuleWords = {
  first: first({ 'table-order': 'The first suspect on the list' }),
  accusations: {
    label: 'Accusations',
    values: {
      spoken: 'Made aloud: everyone hears the three names',
      written: 'Written down: everyone learns only whether they are right',
    },
  },
};
