import type { EditionChecks } from '../schema/checks.ts';
import { cards, intrigueDeck } from './cards.ts';

export const checks: EditionChecks = {
  cards: [6, 9, 9],
  rules: 40,
  roomsWithoutCard: ['pool'],
  extras: [...Object.keys(intrigueDeck), ...cards.suspects.map((guest) => `power:${guest}`), 'intrigue'],
  frenchSuggestion: 'hypothèse',
  goldens: [
    {
      name: 'butlers-and-powers',
      seats: 'scarlet peacock mustard plum',
      winner: true,
      shows: [
        /drew \w+ a butler/,
        /drew \w+ a clock/,
        /played/,
        /powered/,
        /for no-answer/,
        /looked \w+ at pool/,
      ],
    },
    {
      name: 'a-murder',
      seats: 'white green plum',
      layout: { clocks: 6, butlers: { green: ['butler:see', 'butler:no-answer'] } },
      winner: true,
      shows: [/murdered/, /for draw/, /closed unanswered/, /showed .*\(see\)/],
    },
    {
      name: 'a-second-suggestion-elsewhere',
      seats: 'green white peacock',
      layout: { clocks: 7, butlers: { green: ['butler:neighbour'] } },
      winner: false,
      shows: [/closed\n\d+ powered green\n\d+ suggested green/, /ended nobody wins \(murdered/],
    },
  ],
};
