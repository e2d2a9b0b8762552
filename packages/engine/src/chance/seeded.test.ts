import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, restoreChance } from './chance.ts';
import { continueSeeded, seededChance } from './seeded.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

/** The stream by its definition, with the platform's HMAC. */
function* wordsOf(seed: string): Generator<number> {
  for (let i = 0n; ; i++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(i);
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield block.readUInt32BE(at);
  }
}

function* drawsOf(seed: string, bound: number): Generator<number> {
  for (const word of wordsOf(seed)) if (word < Math.floor(2 ** 32 / bound) * bound) yield word % bound;
}

function first(count: number, values: Iterator<number>): number[] {
  return Array.from({ length: count }, () => values.next().value);
}

const draws = (chance: Chance, count: number, bound = 6) =>
  Array.from({ length: count }, () => chance.below(bound));

describe('the stream', () => {
  test('gives the published words and draws for a known seed', () => {
    expect(draws(seededChance(seed), 20, 2 ** 32)).toEqual(first(20, wordsOf(seed)));
    expect(draws(seededChance(seed), 4, 2 ** 32)).toEqual([2668419513, 1083702857, 697404715, 2302849860]);
    expect(draws(seededChance(seed), 20)).toEqual([
      3, 5, 1, 0, 1, 1, 1, 3, 1, 5, 3, 0, 0, 3, 4, 0, 5, 2, 2, 2,
    ]);
  });

  test('follows its definition for any seed and bound, even bounds that reject often', () => {
    const bounds = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 ** 32 }));
    fc.assert(
      fc.property(seeds, fc.oneof(bounds, fc.constant(2 ** 31 + 1)), (any, bound) => {
        expect(draws(seededChance(any), 30, bound)).toEqual(first(30, drawsOf(any, bound)));
      }),
    );
  });

  test('is the same for a seed in upper case', () => {
    expect(seededChance(seed.toUpperCase()).save()).toEqual(seededChance(seed).save());
    expect(draws(seededChance(seed.toUpperCase()), 20)).toEqual(draws(seededChance(seed), 20));
  });

  test('continues beyond 2^32 blocks', () => {
    const far = continueSeeded(seed, 2 ** 36 + 3);
    const near = continueSeeded(seed, 3);
    expect(draws(far, 5, 2 ** 32)).not.toEqual(draws(near, 5, 2 ** 32));
    expect(far.save()).toEqual({ kind: 'seeded', seed, used: 2 ** 36 + 8 });
  });

  test('counts rejected words as used', () => {
    const bound = 2 ** 31 + 1;
    const chance = seededChance(seed);
    draws(chance, 50, bound);
    const used = { taken: 0, kept: 0 };
    for (const word of wordsOf(seed)) {
      used.taken += 1;
      if (word < bound) used.kept += 1;
      if (used.kept === 50) break;
    }
    expect(used.taken).toBeGreaterThan(60);
    expect(chance.save()).toEqual({ kind: 'seeded', seed, used: used.taken });
  });
});

describe('fairness, chi-square below the 99.9 % quantile on a fixed seed', () => {
  const chiSquare = (counts: readonly number[]) => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  test('of a die', () => {
    const counts = new Array<number>(6).fill(0);
    const chance = seededChance(seed);
    for (let i = 0; i < 120_000; i++) counts[chance.below(6)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(20.5);
  });

  test('of the orders of four cards', () => {
    const orders = new Map<string, number>();
    const chance = seededChance(seed);
    for (let i = 0; i < 48_000; i++) {
      const order = chance.shuffle(['plum', 'rope', 'hall', 'study']).join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.8);
  });

  test('of picks', () => {
    const counts = { plum: 0, white: 0, green: 0 };
    const chance = seededChance(seed);
    for (let i = 0; i < 30_000; i++) counts[chance.pick(['plum', 'white', 'green'] as const, 'picked')] += 1;
    expect(chiSquare(Object.values(counts))).toBeLessThan(13.9);
  });
});

test('a shuffle keeps the cards and does not change the list it was given', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.string(), { maxLength: 30 }), (any, cards) => {
      const given = [...cards];
      expect(seededChance(any).shuffle(given).sort()).toEqual([...cards].sort());
      expect(given).toEqual(cards);
    }),
  );
});

test('a copy and a restored save continue identically and independently', () => {
  fc.assert(
    fc.property(seeds, fc.nat({ max: 40 }), fc.integer({ min: 1, max: 1000 }), (any, before, bound) => {
      const chance = seededChance(any);
      draws(chance, before, bound);
      const saved = JSON.parse(JSON.stringify(chance.save()));
      const copy = chance.copy();
      const ahead = draws(copy, 40, bound);
      expect(chance.save()).toEqual(saved);
      expect(draws(restoreChance(saved), 40, bound)).toEqual(ahead);
      expect(draws(chance, 40, bound)).toEqual(ahead);
      expect(copy.save()).toEqual(chance.save());
    }),
  );
});

describe('refuses', () => {
  test.each(['', 'abc', `${seed}00`, seed.slice(1), `${seed.slice(1)}g`, ` ${seed.slice(1)}`, `${seed}\n`])(
    'the seed %j',
    (bad) => {
      expect(() => seededChance(bad)).toThrow('64 hexadecimal digits');
    },
  );

  test('a bad seed without repeating it in the message', () => {
    expect(() => seededChance(`${seed}0`)).not.toThrow(seed.slice(0, 8));
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('the bound %d', (bound) => {
    expect(() => seededChance(seed).below(bound)).toThrow(RangeError);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('to continue after %d words', (used) => {
    expect(() => restoreChance({ kind: 'seeded', seed, used })).toThrow(RangeError);
  });

  test('to pick from nothing', () => {
    expect(() => seededChance(seed).pick([], 'picked')).toThrow('nothing to pick');
  });
});
