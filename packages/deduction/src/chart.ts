/**
 * All ways one holder can be dealt its cards, as a chart: a point is what may still come, whatever came before.
 * Points with the same future are one point, and none leads nowhere, so products of charts stay small.
 */

import { TooLarge } from './puzzle.ts';
import type { Residue } from './residue.ts';

export interface Chart {
  /** The cards that can be with this holder, as places in the dealing order. */
  readonly steps: readonly number[];
  /** Step -> point -> the point after the card went elsewhere, or came here; -1 for nowhere. */
  readonly skip: readonly Int32Array[];
  readonly take: readonly Int32Array[];
  /** Step -> point -> the weight of the card coming here; null when all are 1. */
  readonly weight: readonly Float64Array[] | null;
  /** Last point -> for a hand, how many free cards it takes; for the envelope, the categories it has. */
  readonly ends: Int32Array;
  /** Step, from the first to after the last -> point -> for a hand, how many cards it lacks. */
  readonly lacks: readonly Int32Array[];
  /** The largest number of points at one step. */
  readonly breadth: number;
  readonly start: number;
}

/** What a raw point remembers before equal futures are joined: a count, and a bit for each open group. */
export interface Walker {
  readonly start: number;
  /** The raw point after this step; -1 for nowhere. The weight of a card that came is left in `weight`. */
  step(raw: number, step: number, takes: boolean): number;
  weight: number;
  /** What the end says, -1 when it cannot be the end. */
  end(raw: number): number;
}

/** Goes through all raw points, then joins from the end those with the same future. */
export function joinedChart(steps: readonly number[], walker: Walker, weighted: boolean): Chart | null {
  const n = steps.length;
  const layers: number[][] = [[walker.start]];
  const rawSkip: Int32Array[] = [];
  const rawTake: Int32Array[] = [];
  const rawWeight: Float64Array[] = [];
  for (let j = 0; j < n; j++) {
    const layer = layers[j]!;
    const next: number[] = [];
    const seen = new Map<number, number>();
    const place = (raw: number): number => {
      if (raw < 0) return -1;
      let at = seen.get(raw);
      if (at === undefined) {
        at = next.length;
        seen.set(raw, at);
        next.push(raw);
      }
      return at;
    };
    const skips = new Int32Array(layer.length);
    const takes = new Int32Array(layer.length);
    const weights = new Float64Array(weighted ? layer.length : 0);
    for (let p = 0; p < layer.length; p++) {
      skips[p] = place(walker.step(layer[p]!, j, false));
      takes[p] = place(walker.step(layer[p]!, j, true));
      if (weighted) weights[p] = walker.weight;
    }
    if (next.length >= 2 ** 20 - 1) throw new TooLarge('too many ways to fill one hand');
    layers.push(next);
    rawSkip.push(skips);
    rawTake.push(takes);
    rawWeight.push(weights);
  }
  const endings: number[] = [];
  const last = layers[n]!;
  let joined = new Int32Array(last.length);
  const byEnd = new Map<number, number>();
  for (let p = 0; p < last.length; p++) {
    const end = walker.end(last[p]!);
    let at = end < 0 ? -1 : byEnd.get(end);
    if (at === undefined) {
      at = endings.length;
      byEnd.set(end, at);
      endings.push(end);
    }
    joined[p] = at;
  }
  const skip: Int32Array[] = Array(n);
  const take: Int32Array[] = Array(n);
  const weight: Float64Array[] = Array(n);
  const weightIds = new Map<number, number>();
  let breadth = endings.length;
  for (let j = n - 1; j >= 0; j--) {
    const skips: number[] = [];
    const takes: number[] = [];
    const weights: number[] = [];
    const kept = new Map<number, number>();
    const before = new Int32Array(layers[j]!.length);
    for (let p = 0; p < before.length; p++) {
      const s = rawSkip[j]![p]! < 0 ? -1 : joined[rawSkip[j]![p]!]!;
      const t = rawTake[j]![p]! < 0 ? -1 : joined[rawTake[j]![p]!]!;
      if (s < 0 && t < 0) {
        before[p] = -1;
        continue;
      }
      const w = weighted && t >= 0 ? rawWeight[j]![p]! : 1;
      let key = (s + 1) * 2 ** 20 + t + 1;
      if (weighted) {
        if (!weightIds.has(w)) weightIds.set(w, weightIds.size);
        key += weightIds.get(w)! * 2 ** 40;
      }
      let at = kept.get(key);
      if (at === undefined) {
        at = skips.length;
        kept.set(key, at);
        skips.push(s);
        takes.push(t);
        weights.push(w);
      }
      before[p] = at;
    }
    skip[j] = Int32Array.from(skips);
    take[j] = Int32Array.from(takes);
    weight[j] = Float64Array.from(weights);
    breadth = Math.max(breadth, skips.length);
    joined = before;
  }
  const start = joined[0]!;
  if (start < 0) return null;
  const ends = Int32Array.from(endings);
  const lacks = [ends];
  for (let j = n - 1; j >= 0; j--) {
    const after = lacks[0]!;
    lacks.unshift(skip[j]!.map((to, p) => (to >= 0 ? after[to]! : after[take[j]![p]!]! + 1)));
  }
  return { steps, skip, take, weight: weighted ? weight : null, ends, lacks, breadth, start };
}

/** The places of the cards that can be with this holder. */
export function stepsOf({ cards, can }: Residue, index: number): number[] {
  const steps: number[] = [];
  for (let place = 0; place < cards.length; place++)
    if (can[cards[place]!]! & (1 << index)) steps.push(place);
  return steps;
}
