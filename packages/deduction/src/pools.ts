/**
 * Holders pool together as soon as nothing to come tells them apart: only the sum of what they lack is kept, and the
 * number of ways to split it between them is known at once.
 */
import type { Residue } from './residue.ts';

/** Place in the dealing order, from the first card to after the last -> the pools before that card. */
export type Pools = readonly (readonly Pool[])[];
export interface Pool {
  /** The holder in whose field the sum is kept. */
  readonly lead: number;
  readonly holders: readonly number[];
  /** How many cards from here on can come to it. */
  readonly supply: number;
  readonly takes: boolean;
}

export function poolsOf(residue: Residue, placeOf: Int32Array): Pools {
  const { cards, holders, can, free, freeMask } = residue;
  const plainFrom = holders.map(({ disjunctions, shows }) => {
    const named = [...disjunctions.flat(), ...shows.flatMap((show) => show.cards)];
    return named.reduce((from, card) => Math.max(from, placeOf[card]! + 1), 0);
  });
  // The same future has the same number: from the end backwards, what comes next and whether this card can.
  const future = holders.map((_, h): number => (freeMask & (1 << h) ? 1 : 0));
  const supply = holders.map((_, h) => (freeMask & (1 << h) ? free.length : 0));
  let numbers = 2;
  const pools: Pool[][] = Array(cards.length + 1);
  for (let place = cards.length; place >= 0; place--) {
    const known = new Map<number, number>();
    const byFuture = new Map<number, number[]>();
    for (let h = 0; h < holders.length; h++) {
      const takes = place < cards.length && (can[cards[place]!]! & (1 << h)) !== 0;
      if (place < cards.length) {
        const key = future[h]! * 2 + (takes ? 1 : 0);
        if (!known.has(key)) known.set(key, numbers++);
        future[h] = known.get(key)!;
        if (takes) supply[h]!++;
      }
      if (plainFrom[h]! > place) continue;
      const alike = byFuture.get(future[h]!);
      if (alike === undefined) byFuture.set(future[h]!, [h]);
      else alike.push(h);
    }
    pools[place] = [...byFuture.values()].map((alike) => ({
      lead: alike[0]!,
      holders: alike,
      supply: supply[alike[0]!]!,
      takes: place < cards.length && (can[cards[place]!]! & (1 << alike[0]!)) !== 0,
    }));
  }
  return pools;
}
