import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [6, 6, 9],
  rules: 5,
  goldens: [
    {
      name: 'a-right-accusation',
      seats: 'scarlet mustard plum',
      winner: true,
      shows: [/lacked/, /showed .*\(answer\)/, /suggested .*(\n.* brought .*)*(\n.* lacked .*)+\n\d+ closed/],
    },
    {
      name: 'nobody-solves-it',
      seats: 'white scarlet plum green mustard',
      winner: false,
      shows: [/lacked/, /showed .*\(answer\)/, /judged \w+ wrong/],
    },
  ],
};
