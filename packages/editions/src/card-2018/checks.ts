import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [6, 4, 5],
  rules: 10,
  goldens: [
    {
      name: 'several-accuse-at-once',
      seats: 'scarlet orchid green plum',
      winner: true,
      shows: [/faced/, /gathered \w+, \w+/, /joined \w+ \[\]/, /judged \w+ wrong/, /gathered \w+$/m],
    },
    {
      name: 'two-must-accuse',
      seats: 'mustard peacock',
      options: { advanced: true },
      winner: false,
      shows: [/lacked/, /showed/, /gathered \w+, \w+/],
    },
  ],
};
