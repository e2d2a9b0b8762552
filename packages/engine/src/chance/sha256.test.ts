import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHex } from './bytes.ts';
import { sha256, sha256OfParts } from './sha256.ts';

const ascii = (text: string) => new TextEncoder().encode(text);

// FIPS 180-4 examples and the secure hash standard's long messages.
test.each([
  ['nothing', ascii(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['one block', ascii('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'two blocks',
    ascii('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'),
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'a million letters a',
    ascii('a'.repeat(1_000_000)),
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  ],
])('SHA-256 of %s', (_, message, digest) => {
  expect(makeHex(sha256(message))).toBe(digest);
});

test('SHA-256 agrees with the platform for every length around the padding', () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
    expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('SHA-256 of parts is that of the whole, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), (parts) => {
      const whole = createHash('sha256');
      for (const part of parts) whole.update(part);
      expect(makeHex(sha256OfParts(parts))).toBe(whole.digest('hex'));
    }),
  );
});

test('SHA-256 agrees with the platform for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
      expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
});
