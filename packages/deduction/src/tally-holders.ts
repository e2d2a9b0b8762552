/**
 * What comes to each holder, pooled or not. In a pool every card is as likely to come to one of the places as to any
 * other, so it is enough to carry along how many of the places are each holder's.
 */
import type { CardTable } from './by-cards.ts';
import type { Pool } from './pools.ts';

let shareTable = new Float64Array(4096);

export interface HolderTally {
  /** Place by place: the deals in which the card comes to each holder, and to the envelope. */
  readonly sums: Float64Array;
  /** Holder by holder, for each of the eight things the envelope can have: the free cards taken in all those deals. */
  readonly freeTaken: Float64Array;
  /** For each of the eight: the deals that end so. */
  readonly ends: Float64Array;
}

export function tallyHolders(table: CardTable, before: Float64Array, after: Float64Array): HolderTally {
  const { lattice, residue, pools, lacks, joins, ends } = table;
  const { layers, moves, to, what, weight } = lattice;
  const { cards, holders } = residue;
  const parts = holders.length + 1;
  const states = layers.at(-1)!;
  const size = states * holders.length;
  if (shareTable.length < size) shareTable = new Float64Array(size * 2);
  else shareTable.fill(0, 0, size);
  // State by state, for holders in pools: of all ways there, the sum of the places that are its own.
  const shares = shareTable;
  for (const pool of pools[0]!) for (const h of pool.holders) shares[h] = holders[h]!.room;
  const sums = new Float64Array(cards.length * parts);
  const factors = new Float64Array(holders.length);
  for (let place = 0; place < cards.length; place++) {
    const pooled = Int32Array.from(pools[place]!.flatMap((pool) => pool.holders));
    const poolOf: (Pool | undefined)[] = Array(parts).fill(undefined);
    const membersOf = new Int32Array(parts);
    for (const pool of pools[place]!) {
      poolOf[pool.lead] = pool;
      for (const h of pool.holders) membersOf[pool.lead]! |= 1 << h;
    }
    const joining = joins.filter((join) => join.place === place);
    const row = place * parts;
    const end = layers[place + 1]!;
    for (let s = layers[place]!; s < end; s++) {
      if (after[s] === 0) continue;
      const here = s * holders.length;
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const next = to[m]!;
        const ways = after[next]!;
        if (ways === 0) continue;
        const factor = weight === null ? 1 : weight[m]!;
        const there = next * holders.length;
        const taker = what[m]!;
        const pool = poolOf[taker];
        const members = membersOf[taker]!;
        if (pool === undefined) sums[row + taker]! += before[s]! * factor * ways;
        else {
          const room = lacks(taker, s);
          for (const h of pool.holders) {
            const share = shares[here + h]! * factor;
            sums[row + h]! += (share * ways) / room;
            factors[h] = (share * (room - 1)) / room;
          }
        }
        for (let i = 0; i < pooled.length; i++) {
          const h = pooled[i]!;
          shares[there + h]! += members & (1 << h) ? factors[h]! : factor * shares[here + h]!;
        }
        for (const join of joining)
          shares[there + join.holder]! += before[s]! * factor * join.lacks(s, taker === join.holder);
      }
    }
  }
  const last = layers.at(-2)!;
  const freeTaken = new Float64Array(holders.length * 8);
  const all = new Float64Array(8);
  ends.forEach((has, e) => {
    const ways = lattice.ends[e]!;
    all[has]! += before[last + e]! * ways;
    for (let h = 0; h < holders.length; h++)
      freeTaken[h * 8 + has]! += shares[(last + e) * holders.length + h]! * ways;
  });
  return { sums, freeTaken, ends: all };
}
