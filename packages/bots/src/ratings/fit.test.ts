import { randomFrom } from '@casefile/deduction';
import { describe, expect, test } from 'vitest';
import { type Contest, fit } from './fit.ts';

const truth: Readonly<Record<string, number>> = { anchor: 0, weak: -2, fair: 0.3, strong: 1, twin: 1 };
const seatsOf: Readonly<Record<string, readonly number[]>> = {
  'kind 3': [0.3, 0, -0.3],
  'kind 4': [0.5, -0.5, 0.2, -0.2],
};

/** Deals of random tables, each played in every rotation; `luck` ties the games of one deal together. */
function simulate(deals: number, seed: number, luck = 0): Contest[] {
  const random = randomFrom(seed);
  const ids = Object.keys(truth);
  const contests: Contest[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const [kind, seats] = random() < 0.5 ? ['kind 3', 3] : ['kind 4', 4];
    const table = ids.toSorted(() => random() - 0.5).slice(0, seats);
    const lucky = Math.floor(random() * seats);
    for (let rotation = 0; rotation < seats; rotation++) {
      const bots = table.map((_, seat) => table[(seat + rotation) % seats]!);
      const worths = bots.map((bot, seat) => Math.exp(truth[bot]! + seatsOf[kind]![seat]!));
      let at = random() * worths.reduce((sum, worth) => sum + worth, 0);
      let winner = 0;
      while (winner < seats - 1 && at > worths[winner]!) at -= worths[winner++]!;
      if (random() < luck) winner = bots.indexOf(table[lucky]!);
      contests.push({ deal, kind, bots, winner });
    }
  }
  return contests;
}

test('recovers strengths and seat effects from games drawn with them', () => {
  const { strengths, seats } = fit(simulate(8000, 1), 'anchor');
  for (const [bot, strength] of Object.entries(truth)) {
    const { value, low, high } = strengths.get(bot)!;
    expect(Math.abs(value! - strength)).toBeLessThan(0.09);
    if (bot !== 'anchor') expect(high - low!).toBeLessThan(0.3);
  }
  for (const [kind, effects] of Object.entries(seatsOf))
    for (const [seat, effect] of effects.entries())
      expect(Math.abs(seats.get(kind)![seat]! - effect)).toBeLessThan(0.09);
});

describe.each([
  ['games that do not depend on each other', 0],
  // Whoever has the lucky hand wins whole deals: strengths shrink alike, but their intervals must not.
  ['games of a deal that hang together', 0.7],
])('%s', (_what, luck) => {
  test('95 of 100 intervals hold the difference between two bots of the same strength', () => {
    let held = 0;
    const tries = 150;
    for (let each = 0; each < tries; each++) {
      const contests = simulate(100, each + 7, luck).map((contest) => ({
        ...contest,
        bots: contest.bots.map((bot) => (bot === 'anchor' ? 'other' : bot === 'twin' ? 'anchor' : bot)),
      }));
      const { low, high } = fit(contests, 'anchor').strengths.get('strong')!;
      if (low! <= 0 && high >= 0) held++;
    }
    expect(held / tries).toBeGreaterThan(0.9);
    expect(held / tries).toBeLessThan(0.99);
  });
});

test('gives the logarithm of the odds for two bots alone', () => {
  const wins = (bot: number, times: number): Contest[] =>
    Array.from({ length: times }, (_, i) => ({
      deal: bot * 1000 + i,
      kind: 'pair',
      bots: i % 2 === 0 ? ['a', 'b'] : ['b', 'a'],
      winner: i % 2 === 0 ? bot : 1 - bot,
    }));
  const { strengths } = fit([...wins(0, 300), ...wins(1, 100)], 'a');
  expect(strengths.get('b')!.value).toBeCloseTo(Math.log(1 / 3), 2);
});

test('gives a bot that never won only an upper bound, lower with every defeat', () => {
  const lost = (times: number): Contest[] => [
    ...simulate(200, 3),
    ...Array.from({ length: times }, (_, i) => ({
      deal: 1000 + i,
      kind: 'kind 3',
      bots: ['fair', 'hopeless', 'anchor'],
      winner: i % 2 === 0 ? 0 : 2,
    })),
  ];
  const [few, many] = [20, 400].map((times) => fit(lost(times), 'anchor').strengths.get('hopeless')!);
  expect(few).toMatchObject({ value: null, low: null });
  expect(many!.high).toBeLessThan(few!.high - 2);
  expect(fit(lost(400), 'anchor').strengths.get('fair')!.value).toBeCloseTo(0.1, 0);
});

test('gives a bot that never lost a strength', () => {
  const won = Array.from({ length: 30 }, (_, i) => ({
    deal: 1000 + i,
    kind: 'kind 3',
    bots: ['fair', 'hero', 'anchor'],
    winner: 1,
  }));
  const { value } = fit([...simulate(200, 4), ...won], 'anchor').strengths.get('hero')!;
  expect(value).toBeGreaterThan(3);
  expect(value).toBeLessThan(20);
});

test('rejects an anchor without a win', () => {
  expect(() => fit(simulate(10, 5), 'nobody')).toThrow('nobody has won no game');
});
