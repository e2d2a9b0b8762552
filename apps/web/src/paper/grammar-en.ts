import { and, crime, inside, the, theCard } from '@casefile/editions/words/phrases-en';
import type { Grammar } from './phrases.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const grammar: Grammar = {
  person: (name) => ({
    name,
    of: name.endsWith('s') ? `${name}’` : `${name}’s`,
    to: `to ${name}`,
    that: `that ${name}`,
  }),
  crime,
  the,
  theCard,
  inside,
  deed: ({ words: { crime: what, victim } }) =>
    victim === null ? `the ${what}` : `the ${what} of ${victim}`,
  turns: (count) => `${numbers[count] ?? count} ${count === 1 ? 'turn' : 'turns'}`,
  list: and,
};
