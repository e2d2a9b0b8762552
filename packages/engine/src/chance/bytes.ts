/** The bytes that hexadecimal digits stand for. */
export function parseHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Bytes as hexadecimal digits. */
export function makeHex(bytes: Uint8Array): string {
  let hex = '';
  for (let i = 0; i < bytes.length; i++) hex += pairs[bytes[i]!];
  return hex;
}

/** Whether this is a seed: 64 hexadecimal digits. */
export function isSeed(given: unknown): given is string {
  return typeof given === 'string' && /^[0-9a-f]{64}$/i.test(given);
}

/** The message never repeats what was given: it may be a seed with a typing error, and a seed is a secret. */
export function parseSeed(seed: string): Uint8Array {
  if (!isSeed(seed)) throw new Error('A seed is 64 hexadecimal digits (32 bytes).');
  return parseHex(seed);
}

/** The parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
