import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [6, 6, 9],
  rules: 26,
  frenchSuggestion: 'soupçon',
  goldens: [
    {
      name: 'six-seats-and-a-right-accusation',
      seats: 'scarlet mustard white green peacock plum',
      winner: true,
      shows: [
        /rolled .*\+/,
        /suggested .*(\n.* brought .*)*(\n.* lacked .*)+\n\d+ closed/,
        /showed/,
        /judged \w+ wrong/,
      ],
    },
    {
      name: 'nobody-solves-it',
      seats: 'white green plum',
      winner: false,
      shows: [/moved .*\(passage\)/, /showed/, /judged \w+ wrong/],
    },
  ],
};
