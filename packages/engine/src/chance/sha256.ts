const roundConstants = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const initialState = Int32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** The eight words SHA-256 has after whole blocks of 64 bytes. Never changed once made. */
export type Midstate = Int32Array;

const schedule = new Int32Array(64);

/** Takes in one block of sixteen words. `into` may be `state` itself. */
export function compress(state: Midstate, block: Int32Array, into: Int32Array): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block[i]!;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + roundConstants[i]! + w[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (c & (a ^ b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  into[0] = state[0]! + a;
  into[1] = state[1]! + b;
  into[2] = state[2]! + c;
  into[3] = state[3]! + d;
  into[4] = state[4]! + e;
  into[5] = state[5]! + f;
  into[6] = state[6]! + g;
  into[7] = state[7]! + h;
}

/** The midstate after one block of 64 bytes at the start of a message. */
export function midstateOf(block: Uint8Array): Midstate {
  const state = new Int32Array(8);
  compress(initialState, words(block), state);
  return state;
}

/** SHA-256 of `rest`, continuing after `before` bytes (whole blocks) that led to `from`. */
export function finish(from: Midstate, before: number, rest: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((rest.length + 9) / 64) * 64);
  padded.set(rest);
  padded[rest.length] = 0x80;
  const bytes = before + rest.length;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(bytes / 0x2000_0000));
  end.setUint32(4, bytes << 3);

  const state = Int32Array.from(from);
  for (let at = 0; at < padded.length; at += 64) compress(state, words(padded.subarray(at, at + 64)), state);

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, i) => {
    out.setInt32(4 * i, word);
  });
  return digest;
}

/** SHA-256 of a message. */
export function sha256(message: Uint8Array): Uint8Array {
  return finish(initialState, 0, message);
}

/** SHA-256 of the parts one after the other, without a copy of them all. */
export function sha256OfParts(parts: Iterable<Uint8Array>): Uint8Array {
  const state = Int32Array.from(initialState);
  const block = new Uint8Array(64);
  let filled = 0;
  let before = 0;
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      const taken = part.subarray(at, at + block.length - filled);
      block.set(taken, filled);
      at += taken.length;
      filled += taken.length;
      if (filled < block.length) break;
      compress(state, words(block), state);
      before += filled;
      filled = 0;
    }
  }
  return finish(state, before, block.subarray(0, filled));
}

function words(block: Uint8Array): Int32Array {
  const view = new DataView(block.buffer, block.byteOffset, 64);
  const made = new Int32Array(16);
  for (let i = 0; i < 16; i++) made[i] = view.getInt32(4 * i);
  return made;
}
