/** Unguessable ids and seeds, in browsers and in Node. */
import { commitToSeed } from '@casefile/engine/chance/sealed-seeds';

function freshHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id for one command. Works over plain HTTP too, where browsers have no `randomUUID`. */
export const freshId = (): string => freshHex(16);

/** A player's seed for the deal, and the commitment published before the deal. */
export interface SeedPair {
  readonly seed: string;
  readonly commitment: string;
}

/** A fresh seed with its commitment. */
export function freshSeed(): SeedPair {
  const seed = freshHex(32);
  return { seed, commitment: commitToSeed(seed) };
}
