/**
 * How often each card comes to each holder, pooled or not. In a pool, a card is equally likely to fill any of the open
 * places, so it is enough to know how many of them belong to each holder.
 */
import type { CardTable } from '../by-cards.ts';
import type { Lattice } from '../lattice/lattice.ts';
import type { Pool } from '../lattice/pools.ts';

let hereTable = new Float64Array(4096);
let thereTable = new Float64Array(4096);

export interface HolderTally {
  /** Place by place: the deals in which the card comes to each holder, and to the envelope. */
  readonly sums: Float64Array;
  /** Holder by holder, for each of the eight things the envelope can have: the free cards taken in all those deals. */
  readonly freeTaken: Float64Array;
  /** For each of the eight: the deals that end so. */
  readonly ends: Float64Array;
}

/** An empty table for the next layer: by state and pooled holder, its open places summed over all ways to the state. */
function emptyShares(size: number): Float64Array {
  if (thereTable.length < size) thereTable = new Float64Array(size + (size >> 2));
  else thereTable.fill(0, 0, size);
  return thereTable;
}

export function tallyHolders(table: CardTable, before: Float64Array, after: Float64Array): HolderTally {
  const { lattice, residue, pools, lacks, joins } = table;
  const { layers, moves, to, what, weight, weighedFrom } = lattice;
  const { cards, holders } = residue;
  const parts = holders.length + 1;
  const width = holders.length;
  const sums = new Float64Array(cards.length * parts);
  const factors = new Float64Array(width);
  emptyShares(width);
  for (const pool of pools[0]!) for (const h of pool.holders) thereTable[h] = holders[h]!.room;
  let join = 0;
  for (let place = 0; place < cards.length; place++) {
    [hereTable, thereTable] = [thereTable, hereTable];
    const first = layers[place]!;
    const end = layers[place + 1]!;
    const row = place * parts;
    const sharedPools = pools[place]!.filter(isShared);
    if (sharedPools.length === 0 && !pools[place + 1]!.some(isShared)) {
      tallyApart(lattice, place, before, after, sums, row);
      continue;
    }
    const there = emptyShares((layers[place + 2]! - end) * width);
    const here = hereTable;
    const sharedPoolOf: (Pool | null)[] = Array(parts).fill(null);
    for (const pool of sharedPools) sharedPoolOf[pool.lead] = pool;
    const joinsFrom = join;
    while (join < joins.length && joins[join]!.place === place) join++;
    for (let s = first; s < end; s++) {
      if (after[s] === 0) continue;
      const from = (s - first) * width;
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const next = to[m]!;
        const ways = after[next]!;
        if (ways === 0) continue;
        const factor = m < weighedFrom ? 1 : weight[m - weighedFrom]!;
        const into = (next - end) * width;
        const taker = what[m]!;
        const shared = sharedPoolOf[taker]!;
        if (shared === null) sums[row + taker]! += before[s]! * factor * ways;
        else {
          const room = lacks(taker, s);
          for (const h of shared.holders) {
            const share = here[from + h]! * factor;
            sums[row + h]! += (share * ways) / room;
            factors[h] = (share * (room - 1)) / room;
          }
        }
        for (let c = 0; c < sharedPools.length; c++) {
          const each = sharedPools[c]!;
          const members = each.holders;
          if (each === shared) for (const h of members) there[into + h]! += factors[h]!;
          else for (const h of members) there[into + h]! += factor * here[from + h]!;
        }
        for (let j = joinsFrom; j < join; j++) {
          const { holder, lacks: lacking } = joins[j]!;
          there[into + holder]! += before[s]! * factor * lacking(s, taker === holder);
        }
      }
    }
  }
  return { sums, ...tallyEnds(table, before) };
}

const isShared = ({ holders }: Pool): boolean => holders.length > 1;

/** The simple case: at this place no pool has several holders, before or after. */
function tallyApart(
  { layers, moves, to, what, weight, weighedFrom }: Lattice,
  place: number,
  before: Float64Array,
  after: Float64Array,
  sums: Float64Array,
  row: number,
): void {
  for (let s = layers[place]!; s < layers[place + 1]!; s++) {
    const ways = before[s]!;
    const first = moves[s]!;
    const end = moves[s + 1]!;
    if (after[s] === 0) continue;
    if (first < weighedFrom) for (let m = first; m < end; m++) sums[row + what[m]!]! += ways * after[to[m]!]!;
    else
      for (let m = first; m < end; m++)
        sums[row + what[m]!]! += ways * weight[m - weighedFrom]! * after[to[m]!]!;
  }
}

function tallyEnds(
  { lattice, residue, pools, lacks, ends }: CardTable,
  before: Float64Array,
): Pick<HolderTally, 'freeTaken' | 'ends'> {
  const last = lattice.layers.at(-2)!;
  const width = residue.holders.length;
  const freeTaken = new Float64Array(width * 8);
  const all = new Float64Array(8);
  for (let e = 0; e < ends.length; e++) {
    const has = ends[e]!;
    const ways = lattice.ends[e]!;
    all[has]! += before[last + e]! * ways;
    for (const { lead, holders } of pools.at(-1)!)
      if (holders.length === 1)
        freeTaken[lead * 8 + has]! += before[last + e]! * lacks(lead, last + e) * ways;
      else for (const h of holders) freeTaken[h * 8 + has]! += thereTable[e * width + h]! * ways;
  }
  return { freeTaken, ends: all };
}
