import { compress, finish, type Midstate, midstateOf, sha256 } from './sha256.ts';

/** A key whose two padded blocks are hashed already, so that a short message costs two compressions. */
export interface HmacKey {
  readonly inner: Midstate;
  readonly outer: Midstate;
}

export function hmacKey(key: Uint8Array): HmacKey {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  return {
    inner: midstateOf(block.map((byte) => byte ^ 0x36)),
    outer: midstateOf(block.map((byte) => byte ^ 0x5c)),
  };
}

/** HMAC-SHA256 of a message under a key. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const { inner, outer } = hmacKey(key);
  return finish(outer, 64, finish(inner, 64, message));
}

const ended = 0x8000_0000;
const counterBlock = new Int32Array(16);
counterBlock[2] = ended;
counterBlock[15] = 8 * (64 + 8);
const digestBlock = new Int32Array(16);
digestBlock[8] = ended;
digestBlock[15] = 8 * (64 + 32);

/** HMAC-SHA256 of the number as eight bytes, big-endian; as eight 32-bit words, signed. */
export function hmacOfCounter(key: HmacKey, counter: number): Int32Array {
  counterBlock[0] = Math.floor(counter / 0x1_0000_0000);
  counterBlock[1] = counter;
  compress(key.inner, counterBlock, digestBlock);
  const digest = new Int32Array(8);
  compress(key.outer, digestBlock, digest);
  return digest;
}
