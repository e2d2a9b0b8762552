import { expect, test } from 'vitest';
import { ratingOf } from './measured.ts';
import { duelChance, type PersonGame, ratePerson } from './person.ts';

/** So many games against somebody, so many of them won, the person in either seat by turns. */
const games = (bot: string, count: number, won: number): PersonGame[] =>
  Array.from({ length: count }, (_, i) => {
    const me = i % 2;
    const isWon = (i * 7) % count < won;
    return { edition: 'asterix', bots: me === 0 ? [null, bot] : [bot, null], winner: isWon ? me : 1 - me };
  });

test('rates a person like the bot that wins as often', () => {
  const rated = ratePerson(games('victor', 101, 50))!;
  const victor = ratingOf('victor')!.rating!;
  expect(Math.abs(rated.rating! - victor)).toBeLessThan(10);
  expect(rated.low!).toBeLessThan(victor);
  expect(rated.high!).toBeGreaterThan(victor);
  expect(rated.games).toBe(101);
});

test('ten wins for each loss are 400 points, and more games make the interval narrower', () => {
  const [few, many] = [ratePerson(games('victor', 11, 10))!, ratePerson(games('victor', 1100, 1000))!];
  expect(Math.abs(many.rating! - ratingOf('victor')!.rating! - 400)).toBeLessThan(10);
  expect(many.high! - many.low!).toBeLessThan((few.high! - few.low!) / 5);
  expect(duelChance(1900, 1500)).toBeCloseTo(10 / 11);
});

test('gives only an upper bound to a person who never won, and only a lower one to who never lost', () => {
  expect(ratePerson(games('daisy', 5, 0))).toMatchObject({ rating: null, low: null, games: 5 });
  expect(ratePerson(games('irene', 5, 5))).toMatchObject({ rating: null, high: null, games: 5 });
  expect(ratePerson(games('irene', 5, 5))!.low!).toBeGreaterThan(ratePerson(games('daisy', 5, 5))!.low!);
});

test('at larger tables a fair share of wins is enough, and a good seat counts for less', () => {
  const bots = ['victor', 'victor', 'victor'];
  const table = Array.from(
    { length: 400 },
    (_, i): PersonGame => ({
      edition: 'asterix',
      bots: [...bots.slice(0, i % 4), null, ...bots.slice(i % 4)],
      winner: (i >> 2) % 4,
    }),
  );
  expect(Math.abs(ratePerson(table)!.rating! - ratingOf('victor')!.rating!)).toBeLessThan(15);
  const seated = (seat: number): number =>
    ratePerson(
      Array.from({ length: 40 }, (_, i) => ({
        edition: 'clue-2002',
        bots: [...bots.slice(0, seat), null, ...bots.slice(seat)],
        winner: i % 4 === 0 ? seat : (seat + 1) % 4,
      })),
    )!.rating!;
  // The first of four sits best there, the last worst: see docs/bots.md.
  expect(seated(0)).toBeLessThan(seated(3));
});

test('ignores games that nobody won and tables without a rated bot', () => {
  expect(ratePerson([])).toBeNull();
  expect(ratePerson([{ edition: 'speed', bots: [null, 'daisy'], winner: null }])).toBeNull();
  expect(ratePerson([{ edition: 'speed', bots: [null, null], winner: 0 }])).toBeNull();
  expect(ratePerson([{ edition: 'speed', bots: [null, 'nobody-we-know'], winner: 0 }])).toBeNull();
});
