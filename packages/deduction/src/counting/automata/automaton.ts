/**
 * All ways in which one holder can be dealt its cards, as a minimal automaton: points with the same future are one
 * point, and dead ends are removed, so that products of automata stay small.
 */

import { TooLarge } from '../../knowledge/puzzle.ts';
import type { Residue } from '../residue.ts';
import { Arena, Numbering } from '../tables.ts';

/** A table of points is given as its offset in `automatonTables`. */
export interface Automaton {
  /** The cards that can be with this holder, as places in the dealing order. */
  readonly steps: readonly number[];
  /** Step -> table: point -> the point after the card went elsewhere, or came here; -1 if that is impossible. */
  readonly skip: readonly number[];
  readonly take: readonly number[];
  /** Step -> point -> the weight of the card coming here; null when all are 1. */
  readonly weight: readonly Float64Array[] | null;
  /** Step, from the first to after the last -> table: point -> for a hand, how many cards it lacks. */
  readonly lacks: readonly number[];
  /**
   * Step, from the first to after the last -> table of pairs: point -> the places to come that it must take, one bit
   * each, and those it cannot.
   */
  readonly lookahead: readonly number[];
  /** Table: last point -> for a hand, how many free cards it takes; for the envelope, the categories it has. */
  readonly ends: number;
  /** Step, from the first to after the last -> how many points there are. */
  readonly points: readonly number[];
  readonly start: number;
}

/** The bit of a place; 0 beyond the bits of a word: those places are left out of the lookahead. */
export const placeBit = (place: number): number => (place < 32 ? 1 << place : 0);

/** The tables of all automata of the position that is counted. */
export const automatonTables = new Arena();

/** The automaton before points with equal futures are merged. A raw point is a count and bits for the open groups. */
export interface RawAutomaton {
  readonly start: number;
  /** The raw point after this step; -1 if that is impossible. The weight of a card that came is left in `weight`. */
  step(raw: number, step: number, takes: boolean): number;
  weight: number;
  /** The value of an end point; -1 if the cards cannot end there. */
  end(raw: number): number;
}

const maxPoints = 2 ** 20 - 1;
const rawArena = new Arena();
const numbering = new Numbering();
let layer = new Float64Array(64);

/** Explores all raw points, then merges from the end those with the same future. */
export function minimalAutomaton(
  steps: readonly number[],
  walker: RawAutomaton,
  weighted: boolean,
): Automaton | null {
  rawArena.clear();
  const raw = exploreRawPoints(steps.length, walker, weighted);
  return mergeEqualFutures(steps, walker, raw, weighted);
}

interface RawLayers {
  /** Step, from the first to after the last -> how many raw points there are. */
  readonly sizes: readonly number[];
  /** Step -> table of pairs: raw point -> the raw points after the card went elsewhere, and came here. */
  readonly pairs: readonly number[];
  readonly weights: readonly Float64Array[];
}

function exploreRawPoints(steps: number, walker: RawAutomaton, weighted: boolean): RawLayers {
  const sizes = [1];
  const pairs: number[] = [];
  const weights: Float64Array[] = [];
  layer[0] = walker.start;
  for (let j = 0; j < steps; j++) {
    const size = sizes[j]!;
    const at = rawArena.reserve(2 * size);
    const { ints } = rawArena;
    const weight = weighted ? new Float64Array(size) : null;
    numbering.clear();
    for (let p = 0; p < size; p++) {
      const skipped = walker.step(layer[p]!, j, false);
      ints[at + 2 * p] = skipped < 0 ? -1 : numbering.placeOf(skipped);
      const taken = walker.step(layer[p]!, j, true);
      ints[at + 2 * p + 1] = taken < 0 ? -1 : numbering.placeOf(taken);
      if (weight !== null) weight[p] = walker.weight;
    }
    if (numbering.count >= maxPoints) throw new TooLarge('too many ways to fill one hand');
    if (layer.length < numbering.count) layer = new Float64Array(numbering.count * 2);
    layer.set(numbering.seen.subarray(0, numbering.count));
    sizes.push(numbering.count);
    pairs.push(at);
    if (weight !== null) weights.push(weight);
  }
  return { sizes, pairs, weights };
}

function mergeEqualFutures(
  steps: readonly number[],
  walker: RawAutomaton,
  { sizes, pairs, weights }: RawLayers,
  weighted: boolean,
): Automaton | null {
  const n = steps.length;
  let joined = rawArena.reserve(sizes[n]!);
  numbering.clear();
  for (let p = 0; p < sizes[n]!; p++) {
    const end = walker.end(layer[p]!);
    rawArena.ints[joined + p] = end < 0 ? -1 : numbering.placeOf(end);
  }
  const last = numbering.count;
  const ends = automatonTables.reserve(3 * last);
  automatonTables.ints.set(numbering.seen.subarray(0, last), ends);
  for (let p = 0; p < last; p++) {
    automatonTables.ints[ends + last + 2 * p] = 0;
    automatonTables.ints[ends + last + 2 * p + 1] = -1;
  }
  const skip: number[] = Array(n).fill(0);
  const take: number[] = Array(n).fill(0);
  const lacks: number[] = Array(n + 1).fill(ends);
  const lookahead: number[] = Array(n + 1).fill(ends + last);
  const points: number[] = Array(n + 1).fill(last);
  const weight: Float64Array[] = [];
  const weightIds = new Map<number, number>();
  for (let j = n - 1; j >= 0; j--) {
    const size = sizes[j]!;
    const before = rawArena.reserve(size);
    const raw = rawArena.ints;
    const table = automatonTables.reserve(5 * size);
    const { ints } = automatonTables;
    const own = weighted ? new Float64Array(size) : null;
    const after = lacks[j + 1]!;
    const demand = table + 3 * size;
    const demandAfter = lookahead[j + 1]!;
    const bit = placeBit(steps[j]!);
    numbering.clear();
    for (let p = 0; p < size; p++) {
      const skipped = raw[pairs[j]! + 2 * p]!;
      const taken = raw[pairs[j]! + 2 * p + 1]!;
      const s = skipped < 0 ? -1 : raw[joined + skipped]!;
      const t = taken < 0 ? -1 : raw[joined + taken]!;
      if (s < 0 && t < 0) {
        raw[before + p] = -1;
        continue;
      }
      let key = (s + 1) * 2 ** 20 + t + 1;
      const w = own !== null && t >= 0 ? weights[j]![p]! : 1;
      if (own !== null) {
        if (!weightIds.has(w)) weightIds.set(w, weightIds.size);
        key += weightIds.get(w)! * 2 ** 40;
      }
      const at = numbering.placeOf(key);
      raw[before + p] = at;
      ints[table + at] = s;
      ints[table + size + at] = t;
      ints[table + 2 * size + at] = s >= 0 ? ints[after + s]! : ints[after + t]! + 1;
      const skips = demandAfter + 2 * s;
      const takes = demandAfter + 2 * t;
      const must = s < 0 ? -1 : ints[skips]!;
      const never = s < 0 ? ~bit : ints[skips + 1]! | bit;
      ints[demand + 2 * at] = t < 0 ? must : must & (ints[takes]! | bit);
      ints[demand + 2 * at + 1] = t < 0 ? never : never & ints[takes + 1]! & ~bit;
      if (own !== null) own[at] = w;
    }
    skip[j] = table;
    take[j] = table + size;
    lacks[j] = table + 2 * size;
    lookahead[j] = demand;
    points[j] = numbering.count;
    if (own !== null) weight[j] = own;
    joined = before;
  }
  const start = rawArena.ints[joined]!;
  if (start < 0) return null;
  return { steps, skip, take, weight: weighted ? weight : null, lacks, lookahead, ends, points, start };
}

/** The places of the cards that can be with this holder. */
export function stepsOf({ cards, can }: Residue, index: number): number[] {
  const steps: number[] = [];
  for (let place = 0; place < cards.length; place++)
    if (can[cards[place]!]! & (1 << index)) steps.push(place);
  return steps;
}
