/** Names and seeds that nobody can guess, in browsers and in Node. */
import { commitToSeed } from '@casefile/engine/chance/sealed-seeds';

function freshHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A client's own name for one command. Also where a page came over plain HTTP and the browser has no `randomUUID`. */
export const freshId = (): string => freshHex(16);

/** A player's part in the deal: the seed, and the commitment that is told before anything is dealt. */
export interface SeedPair {
  readonly seed: string;
  readonly commitment: string;
}

/** A seed of this device's own, with the commitment to it. */
export function freshSeed(): SeedPair {
  const seed = freshHex(32);
  return { seed, commitment: commitToSeed(seed) };
}
