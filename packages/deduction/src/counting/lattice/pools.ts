/**
 * Holders are pooled as soon as no remaining card tells them apart: only the sum of the cards they lack is kept, and the
 * number of ways to split it between them is a multinomial coefficient.
 */
import { placeBit } from '../automata/automaton.ts';
import type { Residue } from '../residue.ts';

/** Place in the dealing order, from the first card to after the last -> the pools before that card. */
export type Pools = readonly (readonly Pool[])[];
export interface Pool {
  /** The holder in whose field the sum is kept. */
  readonly lead: number;
  readonly holders: readonly number[];
  /** How many cards from here on can come to it. */
  readonly supply: number;
  readonly takes: boolean;
  /** The places from here on whose cards can come to it, one bit each. */
  readonly places: number;
}

export function poolsOf(residue: Residue, placeOf: Int32Array): Pools {
  const { cards, holders, can, free, freeMask } = residue;
  const plainFrom = holders.map(({ disjunctions, shows }) => {
    let from = 0;
    for (const group of disjunctions) for (const card of group) from = Math.max(from, placeOf[card]! + 1);
    for (const show of shows) for (const card of show.cards) from = Math.max(from, placeOf[card]! + 1);
    return from;
  });
  // The first holder with the same future stands for all who have it.
  const future = holders.map((_, h): number => (freeMask & (1 << h) ? 1 : 0));
  const supply = holders.map((_, h) => (freeMask & (1 << h) ? free.length : 0));
  const places = holders.map(() => 0);
  const pools: Pool[][] = Array(cards.length + 1);
  for (let place = cards.length; place >= 0; place--) {
    const takers = place < cards.length ? can[cards[place]!]! : 0;
    for (let h = 0; h < holders.length; h++) {
      const takes = (takers >>> h) & 1;
      future[h] = future[h]! * 2 + takes;
      supply[h]! += takes;
      if (takes === 1) places[h]! |= placeBit(place);
    }
    const at: { lead: number; holders: number[]; supply: number; takes: boolean; places: number }[] = [];
    for (let h = 0; h < holders.length; h++) {
      if (plainFrom[h]! > place) continue;
      const alike = at.find(({ lead }) => future[lead] === future[h]);
      if (alike !== undefined) alike.holders.push(h);
      else {
        const takes = ((takers >>> h) & 1) === 1;
        at.push({ lead: h, holders: [h], supply: supply[h]!, takes, places: places[h]! });
      }
    }
    pools[place] = at;
    const same = future.map((key) => future.indexOf(key));
    for (let h = 0; h < holders.length; h++) future[h] = same[h]!;
  }
  return pools;
}
