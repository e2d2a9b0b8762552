import { hash } from 'node:crypto';
import type { Hashing } from '@casefile/protocol';

/**
 * The two blocks that HMAC puts before what it hashes. A log is hashed row by row with one seed: an object of the
 * platform for each row would cost twice as much, and 60,000 of them are made before a server with many games is ready.
 */
interface Pads {
  readonly inner: Buffer;
  readonly outer: Buffer;
}
const block = 64;
const padded = (key: Buffer, pad: number): Buffer => {
  const bytes = Buffer.alloc(block, pad);
  for (let i = 0; i < key.length; i++) bytes[i]! ^= key[i]!;
  return bytes;
};

/** Of the tables that were written to last; each is 128 bytes. */
const pads = new Map<string, Pads>();
const maxPads = 1000;
function padsOf(seed: string): Pads {
  const known = pads.get(seed);
  if (known !== undefined) return known;
  const key = Buffer.from(seed, 'hex');
  const made = { inner: padded(key, 0x36), outer: padded(key, 0x5c) };
  if (pads.size >= maxPads) pads.delete(pads.keys().next().value!);
  pads.set(seed, made);
  return made;
}

/** What is hashed is put together here where it fits, so that a row leaves nothing to clear away. */
const scratch = Buffer.allocUnsafeSlow(8192);
function inScratch(head: number, text: string): Buffer {
  // No character takes more than three bytes for each of its UTF-16 units.
  const isRoom = head + 3 * text.length <= scratch.length;
  if (isRoom) return scratch.subarray(0, head + scratch.write(text, head));
  return Buffer.concat([scratch.subarray(0, head), Buffer.from(text)]);
}

/** The same hashes as the portable ones, by the platform. */
export const platformHashing: Hashing = {
  sha256(before, salt, text) {
    scratch.write(before, 0, 'hex');
    scratch.write(salt, block / 2, 'hex');
    return hash('sha256', inScratch(block, text), 'hex');
  },
  hmac(seed, message) {
    const { inner, outer } = padsOf(seed);
    inner.copy(scratch);
    const first = hash('sha256', inScratch(block, message), 'hex');
    outer.copy(scratch);
    scratch.write(first, block, 'hex');
    return hash('sha256', scratch.subarray(0, block + first.length / 2), 'hex');
  },
};
