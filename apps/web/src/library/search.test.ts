import { expect, test } from 'vitest';
import { findGames, type LibraryGame, noFilter } from './search.ts';

const titles: Readonly<Record<string, string>> = { 'clue-1986': 'Cluedo 1986', asterix: 'Astérix' };
const titleOf = (edition: string): string => titles[edition] ?? edition;
const game = (i: number): LibraryGame => ({
  id: String(i),
  path: `/case/${i}`,
  from: 'device',
  edition: i % 2 === 0 ? 'clue-1986' : 'asterix',
  names: [`Ève ${i % 7}`, 'Mrs. White'],
  winner: i % 5 === 0 ? null : 'Mrs. White',
  isWon: i % 5 !== 0 && i % 3 === 0,
  turn: i,
  touched: i,
  size: 1,
});
const all = Array.from({ length: 5000 }, (_, i) => game(i));

test('finds by edition, result and words, whatever their accents', () => {
  const count = (part: Partial<typeof noFilter>): number =>
    findGames(all, { ...noFilter, ...part }, titleOf).length;
  expect(count({})).toBe(5000);
  expect(count({ edition: 'asterix' })).toBe(2500);
  expect(count({ text: 'asterix' })).toBe(2500);
  expect(count({ text: 'eve 3  WHITE' })).toBe(all.filter(({ names }) => names[0] === 'Ève 3').length);
  expect(count({ result: 'nobody' })).toBe(1000);
  expect(count({ result: 'won' }) + count({ result: 'lost' })).toBe(5000);
  expect(count({ text: 'nobody of this name' })).toBe(0);
});
