import { randomFrom } from '@casefile/deduction';
import { describe, expect, test } from 'vitest';
import { shareOf, studentQuantile } from './interval.ts';

const games = (wins: readonly number[], perDeal = 1) =>
  wins.map((won, i) => ({ deal: Math.floor(i / perDeal), wins: won }));
const round = (value: number) => Number(value.toFixed(4));

test('uses Wilson’s interval where every game has a deal of its own', () => {
  const wins = Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 1 : 0));
  const { share, low, high } = shareOf(games(wins));
  // 25 of 100 has 0.1755 to 0.3430 with n = 100; the variance of a sample counts one game less.
  expect(share).toBe(0.25);
  expect(low).toBeCloseTo(0.1755, 2);
  expect(high).toBeCloseTo(0.343, 2);
});

test('counts a deal in which all games end alike as one game', () => {
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

test('computes the quantiles of Student’s distribution', () => {
  const table = [3.182, 2.776, 2.571, 2.228, 2.042, 1.984];
  for (const [i, freedom] of [3, 4, 5, 10, 30, 100].entries())
    expect(Math.abs(studentQuantile(freedom) - table[i]!)).toBeLessThan(0.03);
});

/** Deals whose rotations hang together in a known way: how a deal's games are drawn, and the share they are drawn with. */
const rotations = 4;
type Deal = (random: () => number) => number[];
const flips = (random: () => number, chance: number): number => (random() < chance ? 1 : 0);
const kinds: Readonly<Record<string, { deal: Deal; share: number }>> = {
  'games that do not depend on each other': {
    deal: (random) => Array.from({ length: rotations }, () => flips(random, 0.25)),
    share: 0.25,
  },
  'deals that suit the bot or do not': {
    deal(random) {
      const chance = random() < 0.5 ? 0.1 : 0.4;
      return Array.from({ length: rotations }, () => flips(random, chance));
    },
    share: 0.25,
  },
  'deals with a lucky seat, which each bot has once': {
    deal(random) {
      const lucky = Math.floor(random() * rotations);
      return Array.from({ length: rotations }, (_, at) =>
        random() < 0.6 ? Number(at === lucky) : flips(random, 0.15),
      );
    },
    share: 0.6 / rotations + 0.4 * 0.15,
  },
};

describe.each(Object.entries(kinds))('%s', (_what, { deal, share }) => {
  test.each([10, 40, 200])('%i deals: 95 of 100 intervals hold the truth', (deals) => {
    const random = randomFrom(deals);
    const tries = 2000;
    let held = 0;
    for (let each = 0; each < tries; each++) {
      const wins = Array.from({ length: deals }, () => deal(random)).flat();
      const { low, high } = shareOf(games(wins, rotations));
      if (low <= share && share <= high) held++;
    }
    expect(held / tries).toBeGreaterThan(0.935);
    expect(held / tries).toBeLessThan(0.975);
  });
});

test('gives the whole range where no game was played', () => {
  expect(shareOf([])).toEqual({ share: 0, low: 0, high: 1 });
});
