import { expect, test } from 'vitest';
import { pairings, seedFrom } from './match.ts';
import { quantile, scoreOf } from './score.ts';

test('the shares of a bot add up', () => {
  const shares = [
    { deal: 0, wins: 1, turns: 10, suggestions: 4, faults: 0, accusedWrongly: false },
    { deal: 0, wins: 0, turns: 20, suggestions: null, faults: 2, accusedWrongly: true },
    { deal: 1, wins: 1, turns: 30, suggestions: 7, faults: 1, accusedWrongly: false },
    { deal: 1, wins: 0, turns: 40, suggestions: null, faults: 0, accusedWrongly: false },
  ];
  const score = scoreOf('random', shares, [4, 1, 3, 2]);
  expect(score).toMatchObject({ bot: 'random', wins: 2, share: 0.5, turns: 25, suggestions: 5.5, faults: 3 });
  expect(score).toMatchObject({ msMedian: 2, msP99: 4, wrong: 0.25 });
  expect(scoreOf('idle', [], [])).toMatchObject({ wins: 0, turns: 0, suggestions: null, msMedian: 0 });
});

test('quantiles are values that were measured', () => {
  const times = Array.from({ length: 200 }, (_, i) => i + 1);
  expect([0.5, 0.99, 1].map((part) => quantile(times, part))).toEqual([100, 198, 200]);
});

test('every deal is played with every rotation, and the last deal is made whole', () => {
  expect(pairings(3, 4, true).map(({ deal, seats }) => [deal, seats.join('')])).toEqual([
    [0, '012'],
    [0, '120'],
    [0, '201'],
    [1, '012'],
    [1, '120'],
    [1, '201'],
  ]);
  expect(pairings(3, 2, false).map(({ deal, seats }) => [deal, seats.join('')])).toEqual([
    [0, '012'],
    [1, '012'],
  ]);
});

test('makes a seed from any words', () => {
  expect(seedFrom('a', 'b')).toMatch(/^[0-9a-f]{64}$/);
  expect(seedFrom('a', 'b')).not.toBe(seedFrom('ab'));
});
