import type { EditionChecks } from '../schema/checks.ts';

export const checks: EditionChecks = {
  cards: [6, 6, 9],
  rules: 26,
  frenchSuggestion: 'hypothèse',
  goldens: [
    {
      name: 'a-passage-and-a-right-accusation',
      seats: 'scarlet mustard plum',
      winner: true,
      shows: [/moved .*\(passage\)/, /lacked/, /showed .*\(answer\)/, /brought \w+ from \[/],
    },
    {
      name: 'everybody-wrong',
      seats: 'mustard green peacock plum',
      winner: false,
      shows: [/moved .*\(door\)/, /turn \d+ (\w+)\n\d+ suggested \1/, /brought \w+ from [a-z]/],
    },
    {
      name: 'weapons-placed-by-the-players',
      seats: 'mustard white plum',
      options: { weaponPlacement: 'chosen', first: 'plum', accuseAfterDisproof: 'not-allowed' },
      winner: true,
      shows: [/first plum/, /set plum: .*\n\d+ asked mustard for placing/, /showed/],
    },
  ],
};
