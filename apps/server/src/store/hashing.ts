import { hash } from 'node:crypto';
import type { Hashing } from '@casefile/protocol';

/**
 * The two key blocks of HMAC. A log is hashed row by row with one seed; a platform HMAC object for each row would cost
 * twice as much, and a server with many games hashes 60,000 rows before it is ready.
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

/** Kept for the tables written to most recently; 128 bytes each. */
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

/** Input is assembled in this buffer where it fits, so that hashing a row allocates nothing. */
const scratch = Buffer.allocUnsafeSlow(8192);
function inScratch(head: number, text: string): Buffer {
  // UTF-8 needs at most three bytes for each UTF-16 unit.
  const isRoom = head + 3 * text.length <= scratch.length;
  if (isRoom) return scratch.subarray(0, head + scratch.write(text, head));
  return Buffer.concat([scratch.subarray(0, head), Buffer.from(text)]);
}

/** The same hashes as the portable implementation, computed by the platform. */
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
