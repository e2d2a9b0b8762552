/** So many random bytes, two digits each. Works over plain HTTP too, where browsers have no `randomUUID`. */
export const randomHex = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A unique id for a command or a game. */
export const freshId = (): string => randomHex(16);
