import { expect, test } from 'vitest';
import { votedChairs } from './voted-chairs.ts';

test('two people at one chair have one vote', () => {
  const chairs = [
    { suspect: 'plum', people: ['ada', 'ben'].map((person) => ({ person, name: person })) },
    { suspect: 'green', people: [{ person: 'cleo', name: 'cleo' }] },
    { suspect: 'white', people: [] },
  ];
  expect(votedChairs(chairs, [])).toEqual([]);
  expect(votedChairs(chairs, ['ada', 'ben'])).toEqual(['plum']);
  expect(votedChairs(chairs, ['cleo', 'ben'])).toEqual(['plum', 'green']);
});
