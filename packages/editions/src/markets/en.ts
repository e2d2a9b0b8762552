import type { Markets } from './markets.ts';

/** The names that differ by market, in English. */
export const names: Markets = {
  cluedo: {
    suspects: {
      scarlet: 'Miss Scarlett',
      mustard: 'Colonel Mustard',
      white: 'Mrs White',
      green: 'Reverend Green',
      peacock: 'Mrs Peacock',
      plum: 'Professor Plum',
      orchid: 'Dr Orchid',
    },
    weapons: { knife: 'Dagger', 'lead-pipe': 'Lead Piping', wrench: 'Spanner' },
    victim: 'Dr Black',
  },
  clue: {
    suspects: {
      scarlet: 'Miss Scarlet',
      mustard: 'Colonel Mustard',
      white: 'Mrs. White',
      green: 'Mr. Green',
      peacock: 'Mrs. Peacock',
      plum: 'Professor Plum',
      orchid: 'Dr. Orchid',
    },
    weapons: { 'lead-pipe': 'Lead Pipe', wrench: 'Wrench' },
    victim: 'Mr. Boddy',
  },
};
