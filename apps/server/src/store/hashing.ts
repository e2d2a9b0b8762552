import { hash } from 'node:crypto';
import type { Hashing } from '@casefile/protocol';

/**
 * The two blocks that HMAC puts before what it hashes. A log is hashed row by row with one seed: an object of the
 * platform for each row would cost twice as much, and 60,000 of them are made before a server with many games is ready.
 */
interface Pads {
  readonly seed: string;
  readonly inner: Buffer;
  readonly outer: Buffer;
}
const padded = (key: Buffer, pad: number): Buffer => {
  const block = Buffer.alloc(64, pad);
  key.forEach((byte, i) => {
    block[i]! ^= byte;
  });
  return block;
};
const padsOf = (seed: string): Pads => {
  const key = Buffer.from(seed, 'hex');
  return { seed, inner: padded(key, 0x36), outer: padded(key, 0x5c) };
};
let pads = padsOf('');

/** The same hashes as the portable ones, by the platform. */
export const platformHashing: Hashing = {
  sha256: (before, salt, text) =>
    hash('sha256', Buffer.concat([Buffer.from(before + salt, 'hex'), Buffer.from(text)]), 'hex'),
  hmac(seed, message) {
    if (pads.seed !== seed) pads = padsOf(seed);
    const inner = hash('sha256', Buffer.concat([pads.inner, Buffer.from(message)]), 'buffer');
    return hash('sha256', Buffer.concat([pads.outer, inner]), 'hex');
  },
};
