/** Sweeps over a lattice: how many deals lead to each state, and from it. Nothing is subtracted: no cancellation. */
import type { Lattice } from './lattice.ts';

let forwardTable = new Float64Array(4096);
let backwardTable = new Float64Array(4096);

const roomFor = (table: Float64Array<ArrayBuffer>, size: number): Float64Array<ArrayBuffer> =>
  table.length >= size ? table : new Float64Array(size + (size >> 2));

/** State -> the weight of all ways to it. The table is overwritten by the next sweep. */
export function forward({ layers, moves, to, weight, weighedFrom }: Lattice): Float64Array {
  const states = layers.at(-1)!;
  forwardTable = roomFor(forwardTable, states);
  const ways = forwardTable;
  ways.fill(0, 0, states);
  ways[0] = 1;
  const from = layers.at(-2)!;
  for (let s = 0; s < from; s++) {
    const here = ways[s]!;
    const first = moves[s]!;
    const end = moves[s + 1]!;
    if (first < weighedFrom) for (let m = first; m < end; m++) ways[to[m]!]! += here;
    else for (let m = first; m < end; m++) ways[to[m]!]! += here * weight[m - weighedFrom]!;
  }
  return ways;
}

/** State -> the weight of all ways from it. The table is overwritten by the next sweep. */
export function backward({ layers, moves, to, weight, weighedFrom, ends }: Lattice): Float64Array {
  const states = layers.at(-1)!;
  backwardTable = roomFor(backwardTable, states);
  const ways = backwardTable;
  const last = layers.at(-2)!;
  ways.set(ends, last);
  for (let s = last - 1; s >= 0; s--) {
    let sum = 0;
    const first = moves[s]!;
    const end = moves[s + 1]!;
    if (first < weighedFrom) for (let m = first; m < end; m++) sum += ways[to[m]!]!;
    else for (let m = first; m < end; m++) sum += weight[m - weighedFrom]! * ways[to[m]!]!;
    ways[s] = sum;
  }
  return ways;
}

/** The number of deals to the last digit, where every deal weighs the same. */
export function exactTotal(lattice: Lattice): bigint {
  const { layers } = lattice;
  const last = layers.at(-2)!;
  const states = layers.at(-1)!;
  const ways = forward(lattice);
  let max = 0;
  for (let s = 0; s < states; s++) if (ways[s]! > max) max = ways[s]!;
  const ends = lattice.exactEnds();
  const reached = max <= Number.MAX_SAFE_INTEGER ? null : exactForward(lattice);
  let total = 0n;
  for (let s = last; s < states; s++) total += (reached?.[s] ?? BigInt(ways[s]!)) * ends[s - last]!;
  return total;
}

export function exactForward({ layers, moves, to, weight, weighedFrom }: Lattice): bigint[] {
  const ways: bigint[] = Array(layers.at(-1)!).fill(0n);
  ways[0] = 1n;
  const last = layers.at(-2)!;
  for (let s = 0; s < last; s++)
    for (let m = moves[s]!; m < moves[s + 1]!; m++)
      ways[to[m]!]! += m < weighedFrom ? ways[s]! : ways[s]! * BigInt(weight[m - weighedFrom]!);
  return ways;
}
