/**
 * What a suggestion is worth when too few deals were drawn to judge whole envelopes after an answer. Three deals with three
 * envelopes would look like an answer that leaves little open, so that any suggestion with many possible answers seemed
 * to tell much. So each card of the envelope is counted by itself.
 */
import type { Worlds } from '../knowledge/deals/worlds.ts';
import {
  answersOf,
  choiceShare,
  firstHolders,
  type Named,
  roomShare,
  rowOf,
  totals,
  xLog2x,
} from './answers.ts';

/** Whole envelopes are counted only if there are at least this many deals for each. */
const dealsPerEnvelope = 20;

export function isRough({ isAll, count, triples }: Worlds): boolean {
  let envelopes = 0;
  // Worlds with the same envelope are adjacent.
  for (let world = 0; world < count; world++) if (triples[world] !== triples[world - 1]) envelopes++;
  return !isAll && envelopes * dealsPerEnvelope > count;
}

let byCard = new Float64Array(0);

/** Like `expectation`, but from the chances of single cards. */
export function roughExpectation(
  worlds: Worlds,
  named: Named,
  worth: (top: number, bits: number) => number,
  roomCost = 0,
): number {
  const { sizes, total } = worlds;
  const size = answersOf(worlds);
  const stride = sizes[0] + sizes[1] + sizes[2];
  count(worlds, named, size, stride);
  let sum = 0;
  for (let seen = 0; seen < size; seen++) {
    const all = totals[seen]!;
    if (all === 0) continue;
    let bits = 0;
    let top = 1;
    for (let category = 0, at = seen * stride; category < 3; at += sizes[category++]!) {
      let known = 0;
      let open = 0;
      let largest = 0;
      for (let card = at; card < at + sizes[category]!; card++) {
        const part = byCard[card]!;
        if (part === 0) continue;
        open++;
        known += xLog2x(part);
        if (part > largest) largest = part;
      }
      top *= largest / all;
      // Entropy estimated from few deals is too low; this is the correction of Miller and Madow.
      const unsure = (xLog2x(all) - known) / all + (open - 1) / (2 * Math.LN2 * Math.max(1, all));
      bits += unsure * (category === 2 ? 1 + roomCost : 1);
    }
    sum += all * worth(top, bits / (1 + roomShare * roomCost));
  }
  return sum / total;
}

/**
 * Counts for each answer how often each card is in the envelope (`byCard`) and how often the answer is given
 * (`totals`).
 */
function count(worlds: Worlds, named: Named, size: number, stride: number): void {
  const { count, envelopes, weights, sizes } = worlds;
  const [suspects, weapons] = sizes;
  if (byCard.length < size * stride) byCard = new Float64Array(size * stride);
  byCard.fill(0, 0, size * stride);
  totals.fill(0, 0, size);
  const a = rowOf(worlds, named[0]);
  const b = rowOf(worlds, named[1]);
  const c = rowOf(worlds, named[2]);
  const add = (seen: number, world: number, weight: number): void => {
    const row = seen * stride;
    totals[seen]! += weight;
    byCard[row + envelopes[world * 3]!]! += weight;
    byCard[row + suspects + envelopes[world * 3 + 1]!]! += weight;
    byCard[row + suspects + weapons + envelopes[world * 3 + 2]!]! += weight;
  };
  for (let world = 0; world < count; world++) {
    const first = firstHolders[(a[world]! << 8) | (b[world]! << 4) | c[world]!]!;
    const weight = weights[world]!;
    if (first === 0) add(0, world, weight);
    const base = 1 + (first >> 3) * 3;
    const share = weight * choiceShare[first & 7]!;
    for (let i = 0; i < 3; i++) if ((first & (1 << i)) !== 0) add(base + i, world, share);
  }
}
