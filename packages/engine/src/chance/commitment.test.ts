import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combineSeeds, commit, opens } from './commitment.ts';
import { seededChance } from './seeded.ts';

const seed = 'c1'.repeat(32);
const other = `${'c1'.repeat(31)}c0`;

describe('a commitment', () => {
  test('is SHA-256 of its name and the seed', () => {
    const platform = createHash('sha256').update('casefile commitment v1\n').update(Buffer.from(seed, 'hex'));
    expect(commit(seed)).toBe(platform.digest('hex'));
  });

  test('opens only with its own seed', () => {
    expect(opens(commit(seed), seed)).toBe(true);
    expect(opens(commit(seed).toUpperCase(), seed.toUpperCase())).toBe(true);
    expect(opens(commit(seed), other)).toBe(false);
    expect(opens(commit(other), seed)).toBe(false);
    expect(opens(commit(seed), 'no seed')).toBe(false);
    expect(opens('', seed)).toBe(false);
  });

  test('is refused for a text that is not a seed', () => {
    expect(() => commit('no seed')).toThrow('64 hexadecimal digits');
  });
});

describe('the combined seed', () => {
  test('is HMAC-SHA256 of the length-prefixed seeds, keyed by the table', () => {
    const message = Buffer.concat([
      Buffer.from('casefile combine v1\n'),
      Buffer.from([0, 0, 0, 3]),
      Buffer.from('abc'),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from([0, 0, 0, 2]),
      Buffer.from('é'),
    ]);
    const platform = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest('hex');
    expect(combineSeeds(seed, ['abc', '', 'é'])).toBe(platform);
  });

  test('is itself a valid seed', () => {
    expect(seededChance(combineSeeds(seed, [])).below(1)).toBe(0);
  });

  test('changes with the table’s seed, any player’s seed, their order and where one seed ends', () => {
    const texts = fc.array(fc.string({ unit: 'binary-ascii' }), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (some, others) => {
        const same = JSON.stringify(some) === JSON.stringify(others);
        expect(combineSeeds(seed, some) === combineSeeds(seed, others)).toBe(same);
        expect(combineSeeds(seed, some)).not.toBe(combineSeeds(other, some));
      }),
    );
    const shifted = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['c', 'ab']].map((each) =>
      combineSeeds(seed, each),
    );
    expect(new Set(shifted).size).toBe(shifted.length);
  });

  test('needs a table seed', () => {
    expect(() => combineSeeds('', ['abc'])).toThrow('64 hexadecimal digits');
  });
});
