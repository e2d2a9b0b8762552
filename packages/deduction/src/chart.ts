/**
 * All ways one holder can be dealt its cards, as a chart: a point is what may still come, whatever came before.
 * Points with the same future are one point, and none leads nowhere, so products of charts stay small.
 */
import { type Holder, type Residue, type Show } from './residue.ts';
import { TooLarge } from './puzzle.ts';

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
  /** The largest number of points at one step. */
  readonly breadth: number;
  readonly start: number;
}

/** A hand that nothing but its size constrains. Null when it cannot be filled. */
function plainChart(steps: readonly number[], room: number, free: number): Chart | null {
  const skip: Int32Array[] = [];
  const take: Int32Array[] = [];
  const n = steps.length;
  // With j cards dealt the hand lacks between `low` and `high` cards.
  const low = (j: number): number => Math.max(0, room - j);
  const high = (j: number): number => Math.min(room, n - j + free);
  if (high(0) < room) return null;
  let breadth = 1;
  for (let j = 0; j < n; j++) {
    const from = low(j);
    const points = high(j) - from + 1;
    const skips = new Int32Array(points);
    const takes = new Int32Array(points);
    for (let p = 0; p < points; p++) {
      const lacks = from + p;
      skips[p] = lacks <= high(j + 1) ? lacks - low(j + 1) : -1;
      takes[p] = lacks > 0 ? lacks - 1 - low(j + 1) : -1;
    }
    skip.push(skips);
    take.push(takes);
    if (points > breadth) breadth = points;
  }
  const ends = new Int32Array(high(n) - low(n) + 1).map((_, p) => low(n) + p);
  return { steps, skip, take, weight: null, ends, breadth: Math.max(breadth, ends.length), start: 0 };
}

/** What a raw point remembers before equal futures are joined: a count, and a bit for each open group. */
interface Walker {
  readonly start: number;
  /** The raw point after this step; -1 for nowhere. The weight of a card that came is left in `weight`. */
  step(raw: number, step: number, takes: boolean): number;
  weight: number;
  /** What the end says, -1 when it cannot be the end. */
  end(raw: number): number;
}

/** Goes through all raw points, then joins from the end those with the same future. */
function joinedChart(steps: readonly number[], walker: Walker, weighted: boolean): Chart | null {
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
  return { steps, skip, take, weight: weighted ? weight : null, ends: Int32Array.from(endings), breadth, start };
}

/** A bit is taken when a group's first card comes and given back after its last. */
function slots(groups: readonly (readonly number[])[], steps: number, perGroup: number[]): number[] {
  const busy: number[] = [];
  const slotOf: number[] = Array(groups.length);
  for (let j = 0; j < steps; j++)
    groups.forEach((group, g) => {
      if (group[0] !== j) return;
      let slot = 0;
      const free = (at: number): boolean => busy[at] === undefined || busy[at]! < j;
      while (!Array.from({ length: perGroup[g]! }, (_, i) => free(slot + i)).every(Boolean)) slot++;
      for (let i = 0; i < perGroup[g]!; i++) busy[slot + i] = group.at(-1)!;
      slotOf[g] = slot;
    });
  return slotOf;
}

/** Raw points are kept below 2^52: a count below 2^7 and up to 45 bits, in two halves for the bit operations. */
const half = 2 ** 22;

class Bits {
  low = 0;
  high = 0;
  load(raw: number): number {
    const count = raw % 128;
    const all = (raw - count) / 128;
    this.low = all % half;
    this.high = (all - this.low) / half;
    return count;
  }
  has(slot: number): boolean {
    return ((slot < 22 ? this.low >>> slot : this.high >>> (slot - 22)) & 1) === 1;
  }
  set(slot: number, on: boolean): void {
    if (slot > 44) throw new TooLarge('too much is open about one hand');
    if (slot < 22) this.low = on ? this.low | (1 << slot) : this.low & ~(1 << slot);
    else this.high = on ? this.high | (1 << (slot - 22)) : this.high & ~(1 << (slot - 22));
  }
  save(count: number): number {
    return (this.high * half + this.low) * 128 + count;
  }
}

export function handChart(residue: Residue, holder: Holder, index: number, placeOf: Int32Array): Chart | null {
  const steps = stepsOf(residue, index);
  const free = residue.freeMask & (1 << index) ? residue.free.length : 0;
  if (holder.disjunctions.length === 0 && holder.shows.length === 0)
    return plainChart(steps, holder.room, free);
  const stepAt = new Map(steps.map((place, j) => [place, j]));
  const toSteps = (cards: readonly number[]): number[] =>
    cards.map((card) => stepAt.get(placeOf[card]!)!).sort((a, b) => a - b);
  const disjunctions = holder.disjunctions.map(toSteps);
  const shows = holder.shows.map((show) => ({ ...show, cards: toSteps(show.cards) }));
  const groups = [...disjunctions, ...shows.map(({ cards }) => cards)];
  const width = [...disjunctions.map(() => 1), ...shows.map(({ cards }) => 32 - Math.clz32(cards.length))];
  const slot = slots(groups, steps.length, width);
  const disjunctionsAt: number[][] = steps.map(() => []);
  const showsAt: number[][] = steps.map(() => []);
  disjunctions.forEach((group, g) => {
    for (const j of group) disjunctionsAt[j]!.push(g);
  });
  shows.forEach(({ cards }, s) => {
    for (const j of cards) showsAt[j]!.push(s);
  });
  const opensLater = steps.map((_, j) => disjunctions.some((group) => group[0]! > j));
  const bits = new Bits();
  const state: Walker = {
    start: holder.room,
    weight: 1,
    step(raw, j, takes) {
      let room = bits.load(raw);
      if (takes) room--;
      if (room < 0 || room > steps.length - j - 1 + free) return -1;
      for (const g of disjunctionsAt[j]!) {
        const met = takes || bits.has(slot[g]!);
        const closes = disjunctions[g]!.at(-1) === j;
        if (closes && !met) return -1;
        bits.set(slot[g]!, met && !closes);
      }
      if (room === 0 && (opensLater[j] || unmet(j))) return -1;
      state.weight = 1;
      for (const s of showsAt[j]!) moveShow(shows[s]!, slot[disjunctions.length + s]!, j, takes);
      return bits.save(room);
    },
    end: (raw) => bits.load(raw),
  };
  const unmet = (j: number): boolean =>
    disjunctions.some((group, g) => group[0]! <= j && group.at(-1)! > j && !bits.has(slot[g]!));
  const moveShow = (show: Show, at: number, j: number, takes: boolean): void => {
    const width = 32 - Math.clz32(show.cards.length);
    let taken = 0;
    for (let i = 0; i < width; i++) if (bits.has(at + i)) taken |= 1 << i;
    if (takes) {
      state.weight *= (show.held + taken) / (show.held + taken + 1);
      taken++;
    }
    const closes = show.cards.at(-1) === j;
    for (let i = 0; i < width; i++) bits.set(at + i, !closes && ((taken >>> i) & 1) === 1);
  };
  return joinedChart(steps, state, shows.length > 0);
}

/** One card of each open category, and not one of the envelopes known to be wrong. */
export function envelopeChart(residue: Residue, category: Int8Array, placeOf: Int32Array): Chart | null {
  const steps = stepsOf(residue, residue.holders.length);
  const stepAt = new Map(steps.map((place, j) => [place, j]));
  const excluded = residue.excluded.map((cards) =>
    cards.map((card) => stepAt.get(placeOf[card]!)!).sort((a, b) => a - b),
  );
  const slot = slots(excluded, steps.length, excluded.map(() => 1));
  const at: number[][] = steps.map(() => []);
  excluded.forEach((group, g) => {
    for (const j of group) at[j]!.push(g);
  });
  const bits = new Bits();
  const last = [0, 1, 2].map((k) => steps.findLastIndex((place) => category[residue.cards[place]!] === k));
  return joinedChart(
    steps,
    {
      start: 7 & ~residue.open,
      weight: 1,
      step(raw, j, takes) {
        let has = bits.load(raw);
        const k = category[residue.cards[steps[j]!]!]!;
        if (takes && has & (1 << k)) return -1;
        if (takes) has |= 1 << k;
        if (j === last[k] && (has & (1 << k)) === 0 && residue.freeByCategory[k] === 0) return -1;
        for (const g of at[j]!) {
          const group = excluded[g]!;
          const all = takes && (group[0] === j || bits.has(slot[g]!));
          const closes = group.at(-1) === j;
          if (closes && all) return -1;
          bits.set(slot[g]!, all && !closes);
        }
        return bits.save(has);
      },
      end(raw) {
        const has = bits.load(raw);
        for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0 && residue.freeByCategory[k] === 0) return -1;
        return has;
      },
    },
    false,
  );
}

function stepsOf({ cards, can }: Residue, index: number): number[] {
  const steps: number[] = [];
  for (let place = 0; place < cards.length; place++)
    if (can[cards[place]!]! & (1 << index)) steps.push(place);
  return steps;
}
