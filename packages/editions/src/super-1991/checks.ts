import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [10, 8, 12],
  rules: 18,
  roomsWithoutCard: ['hall'],
  extras: ['spy', 'stairs', 'stone-path', 'window'],
  everyoneAnswers: true, // X91-16
  writtenAccusations: true, // X91-17
  frenchSuggestion: 'hypothèse',
  goldens: [
    {
      name: 'spies-and-everyone-answers',
      seats: 'scarlet mustard plum peacock',
      winner: true,
      shows: [
        /showed .*\(answer\)/,
        /lacked/,
        /accused \w+ \[/,
        / left\)\n\d+ asked .*\(spy\)\n\d+ showed .*\(spy\).*\n\d+ moved/,
      ],
    },
    {
      name: 'nobody-solves-it',
      seats: 'white green peacock',
      winner: false,
      shows: [/showed .*\(answer\)/, /brought \w+ from nowhere/],
    },
  ],
};
