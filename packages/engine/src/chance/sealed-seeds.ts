/**
 * A deal that nobody can choose: all commit to a seed before anyone opens theirs, and the deal is made from exactly the
 * opened seeds. All texts are ASCII; seeds are 64 hexadecimal digits and are hashed as their 32 bytes.
 */
import { isSeed, joinBytes, makeHex, parseSeed } from './bytes.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

const text = new TextEncoder();

/** What a player publishes when sitting down: SHA-256 of `casefile player commitment v1`, a line feed, and the seed. */
export function commitToSeed(seed: string): string {
  return makeHex(sha256(joinBytes([text.encode('casefile player commitment v1\n'), parseSeed(seed)])));
}

/** Whether this is the seed that a player has committed to. */
export function opensSeed(commitment: string, seed: string): boolean {
  return isSeed(seed) && commitToSeed(seed) === commitment;
}

/**
 * The seed in place of one that was not opened in time: HMAC-SHA256 with the table's seed as key over `casefile stand-in
 * v1`, a line feed, and which of the commitments it was, from 0. The table has committed to it with its own seed.
 */
export function standInSeed(tableSeed: string, nth: number): string {
  return makeHex(hmacSha256(parseSeed(tableSeed), text.encode(`casefile stand-in v1\n${nth}`)));
}

/**
 * The game's seed: HMAC-SHA256 with the table's seed as key over `casefile combine v2`, a line feed, the table's id, a line
 * feed, and the players' seeds in the order of their commitments. It is good for this table only.
 */
export function combineOpened(tableSeed: string, table: string, seeds: readonly string[]): string {
  const opening = text.encode(`casefile combine v2\n${table}\n`);
  return makeHex(hmacSha256(parseSeed(tableSeed), joinBytes([opening, ...seeds.map(parseSeed)])));
}

/**
 * Binds everything a deal depends on before any of it is known: SHA-256 of the lines `casefile commitments v1`, the table's
 * id, its commitment and the players', joined by line feeds. A player who noted it can recognise a false deal.
 */
export function digestOfCommitments(
  table: string,
  commitment: string,
  commitments: readonly string[],
): string {
  const lines = ['casefile commitments v1', table, commitment, ...commitments];
  return makeHex(sha256(text.encode(lines.join('\n'))));
}
