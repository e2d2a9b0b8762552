import { expect, test } from 'vitest';
import { isBotId } from './index.ts';
import { mixedOpponents, nextOpponent, opponents } from './people.ts';

test('seats opponents of mixed strengths, the gentlest first', () => {
  expect(mixedOpponents(0)).toEqual([]);
  expect(mixedOpponents(1)).toEqual(['agnes']);
  expect(mixedOpponents(3)).toEqual(['daisy', 'agnes', 'irene']);
  expect(mixedOpponents(5)).toEqual(opponents.map(({ id }) => id));
  expect(new Set(mixedOpponents(9)).size).toBe(5);
  expect(mixedOpponents(9)).toHaveLength(9);
});

test('builds every opponent on a bot that exists', () => {
  for (const { plays } of opponents) expect(isBotId(plays)).toBe(true);
});

test('offers the gentlest opponents first, and none twice before all have been offered', () => {
  const seated: string[] = [];
  for (let i = 0; i < 9; i++) seated.push(nextOpponent(seated));
  expect(seated.slice(0, 3)).toEqual(['daisy', 'basil', 'agnes']);
  expect(new Set(seated.slice(0, 5)).size).toBe(5);
  expect(seated.slice(5, 7)).toEqual(['daisy', 'basil']);
});
