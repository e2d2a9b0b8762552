import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [6, 6, 9],
  rules: 14,
  frenchSuggestion: 'hypothèse',
  goldens: [
    {
      name: 'the-last-seat-wins',
      seats: 'grossebaf olibrius telegraf',
      options: { lastSeat: 'wins' },
      winner: true,
      shows: [/moved .*\(door\)/, /showed/],
    },
    {
      name: 'nobody-solves-it',
      seats: 'batdaf cinematograf barberouge telegraf',
      winner: false,
      shows: [/showed/, /moved .*\(passage\)/],
    },
  ],
};
