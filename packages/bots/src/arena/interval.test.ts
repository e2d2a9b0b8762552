import { expect, test } from 'vitest';
import { shareOf } from './interval.ts';

const games = (wins: readonly number[], perDeal = 1) =>
  wins.map((won, i) => ({ deal: Math.floor(i / perDeal), wins: won }));
const round = (value: number) => Number(value.toFixed(4));

test('games of different deals are as good as independent: Wilson’s interval', () => {
  const wins = Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 1 : 0));
  const { share, low, high } = shareOf(games(wins));
  // 25 of 100 has 0.1755 to 0.3430 with n = 100; the variance of a sample counts one game less.
  expect(share).toBe(0.25);
  expect(low).toBeCloseTo(0.1755, 2);
  expect(high).toBeCloseTo(0.343, 2);
});

test('deals in which all games end alike count as one game each', () => {
  const wins = Array.from({ length: 400 }, (_, i) => (Math.floor(i / 4) % 4 === 0 ? 1 : 0));
  const clustered = shareOf(games(wins, 4));
  const single = shareOf(games(wins.filter((_, i) => i % 4 === 0)));
  expect(round(clustered.low)).toBe(round(single.low));
  expect(round(clustered.high)).toBe(round(single.high));
});

test('rotations that balance each other make the interval narrow, never a point', () => {
  // Each deal is won once in four rotations, but for one deal: far less chance than in 400 single games.
  const wins = Array.from({ length: 400 }, (_, i) => (i % 4 === Math.floor(i / 4) % 4 ? 1 : 0));
  wins[0] = 0;
  const clustered = shareOf(games(wins, 4));
  const loose = shareOf(games(wins));
  expect(clustered.high - clustered.low).toBeLessThan((loose.high - loose.low) / 3);
  const [same, one] = [shareOf(games([1, 1, 1, 1, 1])), shareOf(games([1]))];
  expect(same.high).toBe(1);
  expect(round(same.low)).toBe(0.5655);
  expect(round(one.low)).toBe(0.2065);
});

test('no games say nothing', () => {
  expect(shareOf([])).toEqual({ share: 0, low: 0, high: 1 });
});
