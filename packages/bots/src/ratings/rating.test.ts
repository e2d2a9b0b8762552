import { expect, test } from 'vitest';
import { botIds } from '../index.ts';
import { mixedTable } from './mixed-table.ts';
import { type MixedGame, rate, sayRating } from './rating.ts';

/** `strong` wins four of five games against the anchor, in either seat; `hopeless` watches. */
const games: MixedGame[] = Array.from({ length: 1000 }, (_, i) => {
  const bots = i % 2 === 0 ? ['strong', 'most-likely', 'hopeless'] : ['most-likely', 'strong', 'hopeless'];
  const winner = bots.indexOf(i % 10 < 8 ? 'strong' : 'most-likely');
  return { deal: i >> 1, edition: i % 20 < 10 ? 'one' : 'two', bots, winner: i % 50 === 0 ? null : winner };
});

test('ratings stand around the anchor’s 1500; 400 points are odds of ten to one', () => {
  const { ratings, seats } = rate(games);
  expect(ratings.map(({ bot }) => bot)).toEqual(['strong', 'most-likely', 'hopeless']);
  const [strong, anchor, hopeless] = ratings;
  expect(anchor).toMatchObject({ rating: 1500, low: 1500, high: 1500, games: 1000 });
  expect(Math.abs(strong!.rating! - 1500 - 400 * Math.log10(4))).toBeLessThan(15);
  expect(strong!.editions).toHaveProperty('one.rating');
  expect(hopeless).toMatchObject({ rating: null, low: null, wins: 0 });
  expect(hopeless!.high).toBeLessThan(900);
  expect(anchor!.wins + strong!.wins).toBe(980);
  expect(seats.map(({ edition, seats: count }) => `${edition} ${count}`)).toEqual(['one 3', 'two 3']);
});

test('writes a rating in words', () => {
  expect(sayRating({ rating: 1620, low: 1600, high: 1641 })).toBe('1620 ± 21');
  expect(sayRating({ rating: 1500, low: 1500, high: 1500 })).toBe('1500');
  expect(sayRating({ rating: null, low: null, high: 700 })).toBe('below 700');
});

test('mixed tables: every number of seats, every bot, nobody twice, the same for the same seed', () => {
  const rooms = [{ edition: 'one', seats: [3, 6] }, { edition: 'two', seats: [2, 4] }] as const; // biome-ignore format: short
  const tables = Array.from({ length: 200 }, (_, deal) => mixedTable('seed', deal, rooms, botIds));
  expect(tables).toEqual(Array.from({ length: 200 }, (_, deal) => mixedTable('seed', deal, rooms, botIds)));
  expect(tables).not.toEqual(tables.map((_, deal) => mixedTable('other', deal, rooms, botIds)));
  expect(new Set(tables.map(({ edition, bots }) => `${edition} ${bots.length}`)).size).toBe(7);
  expect(new Set(tables.flatMap(({ bots }) => bots))).toEqual(new Set(botIds));
  for (const { bots } of tables) expect(new Set(bots).size).toBe(bots.length);
});
