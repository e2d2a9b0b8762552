import type { EditionChecks } from '@casefile/editions/checks';

export const checks: EditionChecks = {
  cards: [4, 3, 3],
  rules: 5,
  goldens: [
    {
      name: 'a-right-accusation',
      seats: 'scarlet green plum',
      winner: true,
      shows: [/rolled/, /lacked/, /showed .*\(answer\)/, /moved .*\(passage\)/],
    },
    {
      name: 'nobody-solves-it',
      seats: 'peacock plum',
      winner: false,
      shows: [/showed/, /judged \w+ wrong/],
    },
  ],
};
