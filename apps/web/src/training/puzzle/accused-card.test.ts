import { expect, test } from 'vitest';
import { accusedCard } from './accused-card.ts';

const cards = ['plum', 'green', 'white'];

test.each([
  ['nothing before anything is picked or certain', {}, undefined, undefined],
  ['the picked one', {}, 'green', 'green'],
  ['the picked one, whatever else is certain', { plum: { envelope: 'yes' } }, 'green', 'green'],
  ['the certain one, if none was picked', { plum: { envelope: 'yes' } }, '', 'plum'],
  [
    'not the picked one any more, once it has been ruled out',
    { green: { envelope: 'no' } },
    'green',
    undefined,
  ],
  ['the certain one in its place', { green: { envelope: 'no' }, plum: { envelope: 'yes' } }, 'green', 'plum'],
] as const)('accuses %s', (_, cells, picked, expected) => {
  expect(accusedCard(cards, cells, picked)).toBe(expected);
});
