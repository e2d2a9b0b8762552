import { isSeed, joinBytes, makeHex, parseSeed } from './bytes.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

const text = new TextEncoder();

/**
 * What the table publishes before the players give their seeds: SHA-256, in lower-case hexadecimal, of the ASCII text
 * `casefile commitment v1`, a line feed, and the 32 bytes of the seed.
 */
export function commit(seed: string): string {
  return makeHex(sha256(joinBytes([text.encode('casefile commitment v1\n'), parseSeed(seed)])));
}

/** Whether the revealed seed is the one committed to. */
export function opens(commitment: string, seed: string): boolean {
  return isSeed(seed) && commit(seed) === commitment.toLowerCase();
}

/**
 * The game's seed: HMAC-SHA256, in hexadecimal, with the 32 bytes of the table's seed as key, over the ASCII text
 * `casefile combine v1`, a line feed, and each player's seed in seating order as four bytes big-endian that count its
 * UTF-8 bytes, then those bytes. A player's seed is any text. Without the lengths, a player could shift a digit to a
 * neighbour's seed and get the same game.
 */
export function combineSeeds(tableSeed: string, playerSeeds: readonly string[]): string {
  const parts = playerSeeds.flatMap((seed) => {
    const bytes = text.encode(seed);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, bytes.length);
    return [length, bytes];
  });
  return makeHex(
    hmacSha256(parseSeed(tableSeed), joinBytes([text.encode('casefile combine v1\n'), ...parts])),
  );
}
