import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHex, parseHex } from './bytes.ts';
import { hmacKey, hmacOfCounter, hmacSha256 } from './hmac.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const platform = (key: Uint8Array, message: Uint8Array) =>
  createHmac('sha256', key).update(message).digest('hex');

test.each([
  [1, '0b'.repeat(20), ascii('Hi There'), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    2,
    makeHex(ascii('Jefe')),
    ascii('what do ya want for nothing?'),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  [
    3,
    'aa'.repeat(20),
    parseHex('dd'.repeat(50)),
    '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
  ],
  [
    4,
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    parseHex('cd'.repeat(50)),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  [
    6,
    'aa'.repeat(131),
    ascii('Test Using Larger Than Block-Size Key - Hash Key First'),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    7,
    'aa'.repeat(131),
    ascii(
      'This is a test using a larger than block-size key and a larger than block-size data. ' +
        'The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
])('HMAC-SHA256, RFC 4231 test case %i', (_, key, message, mac) => {
  expect(makeHex(hmacSha256(parseHex(key), message))).toBe(mac);
});

test('HMAC-SHA256 agrees with the platform for any key and message', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
      expect(makeHex(hmacSha256(key, message))).toBe(platform(key, message));
    }),
  );
});

test('a counter is written as eight big-endian bytes, above 32 bits too', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.oneof(fc.maxSafeNat(), fc.constantFrom(0, 2 ** 31, 2 ** 32 - 1, 2 ** 32)),
      (key, counter) => {
        const message = new Uint8Array(8);
        new DataView(message.buffer).setBigUint64(0, BigInt(counter));
        const words = Array.from(hmacOfCounter(hmacKey(key), counter), (word) => word >>> 0);
        expect(words.map((word) => word.toString(16).padStart(8, '0')).join('')).toBe(platform(key, message));
      },
    ),
  );
});
