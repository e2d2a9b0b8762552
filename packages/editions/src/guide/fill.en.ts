import type { Forms } from './fill.ts';

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const forms: Forms = {
  said: {
    '': ({ name }) => name,
    the: ({ name, isPerson }) => (isPerson ? name : `the ${name}`),
    a: ({ name }) => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`),
  },
  count: (count) => small[count] ?? String(count),
};
