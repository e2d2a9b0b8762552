import { longTimeoutMs, size } from '@casefile/testkit/size';
import { describe, expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const seedsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i);

describe('R21 deterministic simulation', () => {
  test(
    'R21 under faults nothing acknowledged is lost and every game ends',
    async () => {
      let kills = 0;
      for (const seed of seedsFrom(0, size(60, 10_000))) kills += (await simulate(seed)).kills;
      expect(kills).toBeGreaterThan(0);
    },
    longTimeoutMs,
  );

  test(
    'R21 the same seed gives the same trace',
    async () => {
      for (const seed of seedsFrom(50_000, size(8, 1000)))
        expect((await simulate(seed)).hash, `seed ${seed}`).toBe((await simulate(seed)).hash);
    },
    longTimeoutMs,
  );
});

test(
  'R23 no game gets stuck when people leave with a probability of 0.3',
  async () => {
    const kinds: Record<string, number> = {};
    for (const seed of seedsFrom(200_000, size(30, 1000)))
      for (const [is, count] of Object.entries((await simulate(seed, true)).kinds))
        kinds[is] = (kinds[is] ?? 0) + count;
    expect(kinds).toMatchObject({
      absent: expect.any(Number),
      replaced: expect.any(Number),
      left: expect.any(Number),
    });
  },
  longTimeoutMs,
);
