/** Deals counted card by card: a state is the point each holder has come to on its chart. */
import type { Chart } from './chart.ts';
import { choose, exactSplit, split } from './choose.ts';
import { envelopeChart } from './envelope-chart.ts';
import { handChart } from './hand-chart.ts';
import { hash, type Lattice, Loom } from './lattice.ts';
import { type Puzzle, TooLarge } from './puzzle.ts';
import type { Residue } from './residue.ts';

export interface CardTable {
  readonly kind: 'cards';
  readonly lattice: Lattice;
  readonly residue: Residue;
  /** By state of the last layer: the categories the envelope has by then. */
  readonly ends: Uint8Array;
  readonly closings: readonly Closing[];
}

/**
 * The last card that could come to a holder: what it still lacks are free cards. It joins those who wait for free
 * cards, and only their sum is kept, for the free cards can be split among them in a number of ways known at once.
 */
export interface Closing {
  /** The place of the card; -1 when none could come at all. */
  readonly place: number;
  readonly holder: number;
  /** How many free cards it takes, from the state before, which still must be in the loom. */
  readonly lacks: (state: number, took: boolean) => number;
}

/** A holder's part of a state: its bits in one of the two words. */
interface Field {
  readonly chart: Chart;
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
}

/** The fields of the holders, the envelope's, and that of the sum of free cards waited for. */
interface Fields {
  readonly parts: readonly Field[];
  readonly poolShift: number;
  readonly poolMask: number;
}

const loom = new Loom();

/** Null when no deal fits; `lost` when there are more states than the patience allows. */
export function countByCards(
  puzzle: Puzzle,
  residue: Residue,
  patience: (states: number) => boolean,
): CardTable | null | 'lost' {
  const fields = fieldsOf(puzzle, residue);
  if (fields === null) return null;
  const { parts, poolShift } = fields;
  const { cards, free, holders } = residue;
  const weighted = free.length > 0 || parts.some(({ chart }) => chart.weight !== null);
  const stepAt = parts.map(() => 0);
  const closings: Closing[] = [];
  loom.begin(weighted);
  loom.beginLayer();
  let low = 0;
  let high = 0;
  const waiting: number[] = [];
  parts.forEach(({ chart, shift, inHigh }, who) => {
    if (chart.steps.length === 0 && residue.freeMask & (1 << who)) {
      const { room } = holders[who]!;
      waiting.push(room);
      closings.push({ place: -1, holder: who, lacks: () => room });
    } else if (inHigh) high |= chart.start << shift;
    else low |= chart.start << shift;
  });
  high |= waiting.reduce((sum, room) => sum + room, 0) << poolShift;
  loom.state(low, high);
  for (let place = 0; place < cards.length; place++) {
    dealCard(residue, fields, stepAt, place, closings);
    if (!patience(loom.states)) return 'lost';
  }
  const { has, ends, exactEnds } = readEnds(residue, fields, waiting);
  if (ends.length === 0) return null;
  return { kind: 'cards', lattice: loom.finish(ends, exactEnds), residue, ends: has, closings };
}

/** One layer: for each state so far, the card to each holder that can have it. */
function dealCard(
  { freeMask }: Residue,
  { parts, poolShift, poolMask }: Fields,
  stepAt: number[],
  place: number,
  closings: Closing[],
): void {
  const here: Part[] = [];
  let keepLow = -1;
  let keepHigh = -1;
  parts.forEach(({ chart, shift, mask, inHigh }, who) => {
    const step = stepAt[who]!;
    if (chart.steps[step] !== place) return;
    stepAt[who] = step + 1;
    if (inHigh) keepHigh &= ~(mask << shift);
    else keepLow &= ~(mask << shift);
    const skip = chart.skip[step]!;
    const take = chart.take[step]!;
    const closes = step === chart.steps.length - 1 && (freeMask & (1 << who)) !== 0;
    const shifted = (points: Int32Array): Int32Array =>
      points.map((to) => (to < 0 ? -1 : closes ? 0 : to << shift));
    const lacking = (points: Int32Array): Int32Array => points.map((to) => (to < 0 ? 0 : chart.ends[to]!));
    const part = {
      who,
      shift,
      mask,
      inHigh,
      field: mask << shift,
      skip: shifted(skip),
      take: shifted(take),
      weight: chart.weight?.[step] ?? null,
      closes: closes ? { skip: lacking(skip), take: lacking(take) } : null,
    };
    here.push(part);
    if (part.closes === null) return;
    const { closes: ends } = part;
    const lacks = (state: number, took: boolean): number => {
      const point = ((inHigh ? loom.high[state]! : loom.low[state]!) >>> shift) & mask;
      return (took ? ends.take : ends.skip)[point]!;
    };
    closings.push({ place, holder: who, lacks });
  });
  if (here.some(({ closes }) => closes !== null)) keepHigh &= ~(poolMask << poolShift);
  const first = loom.layers.at(-1)!;
  const end = loom.states;
  loom.beginLayer();
  weave(here, first, end, keepLow, keepHigh, poolShift, poolMask);
}

interface Part {
  readonly who: number;
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
  readonly field: number;
  readonly skip: Int32Array;
  readonly take: Int32Array;
  readonly weight: Float64Array | null;
  /** Where this is the holder's last card: point -> the free cards it takes then. */
  readonly closes: { readonly skip: Int32Array; readonly take: Int32Array } | null;
}

function weave(
  parts: readonly Part[],
  first: number,
  end: number,
  keepLow: number,
  keepHigh: number,
  poolShift: number,
  poolMask: number,
): void {
  const count = parts.length;
  const points = new Int32Array(count);
  const closing = parts.flatMap((part, i) => (part.closes === null ? [] : [i]));
  const { weighted } = loom;
  let { low: lows, high: highs, firstMove, to, what, weight, slots } = loom;
  let wrap = slots.length - 1;
  for (let s = first; s < end; s++) {
    if (s === first || loom.isTight(count)) {
      loom.reserve(2 * count);
      ({ low: lows, high: highs, firstMove, to, what, weight, slots } = loom);
      wrap = slots.length - 1;
    }
    firstMove[s] = loom.moves;
    const low = lows[s]!;
    const high = highs[s]!;
    let baseLow = low & keepLow;
    let baseHigh = high & keepHigh;
    let needs = -1;
    let needy = 0;
    for (let i = 0; i < count; i++) {
      const part = parts[i]!;
      const point = ((part.inHigh ? high : low) >>> part.shift) & part.mask;
      points[i] = point;
      const skip = part.skip[point]!;
      if (skip < 0) {
        needs = i;
        needy++;
      } else if (part.inHigh) baseHigh |= skip;
      else baseLow |= skip;
    }
    if (needy > 1) continue;
    const stop = needy === 1 ? needs + 1 : count;
    for (let i = needy === 1 ? needs : 0; i < stop; i++) {
      const part = parts[i]!;
      const point = points[i]!;
      const take = part.take[point]!;
      if (take < 0) continue;
      const nextLow = part.inHigh ? baseLow : (baseLow & ~part.field) | take;
      let nextHigh = part.inHigh ? (baseHigh & ~part.field) | take : baseHigh;
      let factor = part.weight === null ? 1 : part.weight[point]!;
      if (closing.length > 0) {
        let waiting = (high >>> poolShift) & poolMask;
        for (const c of closing) {
          const ends = parts[c]!.closes!;
          const lacks = (c === i ? ends.take : ends.skip)[points[c]!]!;
          waiting += lacks;
          factor *= choose(waiting, lacks);
        }
        nextHigh |= waiting << poolShift;
        if (waiting > poolMask) continue;
      }
      let slot = hash(nextLow, nextHigh) & wrap;
      let next = slots[slot]! - 1;
      while (next >= 0 && (lows[next] !== nextLow || highs[next] !== nextHigh)) {
        slot = (slot + 1) & wrap;
        next = slots[slot]! - 1;
      }
      if (next < 0) {
        next = loom.states++;
        lows[next] = nextLow;
        highs[next] = nextHigh;
        slots[slot] = next + 1;
        loom.took(slot);
      }
      const m = loom.moves++;
      to[m] = next;
      what[m] = part.who;
      if (weighted) weight[m] = factor;
    }
  }
}

/** The charts side by side in two words. The envelope comes last; the sum of free cards has the top of the second. */
function fieldsOf({ category }: Puzzle, residue: Residue): Fields | null {
  const placeOf = new Int32Array(category.length);
  residue.cards.forEach((card, place) => {
    placeOf[card] = place;
  });
  const poolWidth = 32 - Math.clz32(residue.free.length);
  const poolShift = 31 - poolWidth;
  const used = [0, 0];
  const most = [31, poolShift];
  const parts: Field[] = [];
  const charts = [
    ...residue.holders.map((holder, i) => () => handChart(residue, holder, i, placeOf)),
    () => envelopeChart(residue, category, placeOf),
  ];
  for (const make of charts) {
    const chart = make();
    if (chart === null) return null;
    const width = 32 - Math.clz32(chart.breadth - 1);
    const word = used[0]! + width <= most[0]! ? 0 : 1;
    if (used[word]! + width > most[word]!)
      throw new TooLarge('too many hands with too much known about them');
    parts.push({ chart, shift: used[word]!, mask: (1 << width) - 1, inHigh: word === 1 });
    used[word]! += width;
  }
  return { parts, poolShift, poolMask: (1 << poolWidth) - 1 };
}

function readEnds(residue: Residue, { parts, poolShift, poolMask }: Fields, waiting: readonly number[]) {
  const { free, freeByCategory, holders } = residue;
  const first = loom.layers.at(-1)!;
  const has = new Uint8Array(loom.states - first);
  const { chart, shift, mask, inHigh } = parts.at(-1)!;
  const among = holders.reduce((ways, { rooms }) => ways * split(rooms), split(waiting));
  const ends = Float64Array.from(has, (_, e) => {
    const word = inHigh ? loom.high[first + e]! : loom.low[first + e]!;
    has[e] = chart.ends[(word >>> shift) & mask]!;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has[e]! & (1 << k)) === 0) inHands--;
    const due = (loom.high[first + e]! >>> poolShift) & poolMask;
    return due === inHands ? among * envelopeWays(has[e]!, freeByCategory) : 0;
  });
  const exactEnds = (): readonly bigint[] => {
    const whole = holders.reduce((ways, { rooms }) => ways * exactSplit(rooms), exactSplit(waiting));
    return Array.from(ends, (end, e) =>
      end === 0 ? 0n : whole * BigInt(envelopeWays(has[e]!, freeByCategory)),
    );
  };
  return { has, ends, exactEnds };
}

/** In how many ways the free cards fill what the envelope still lacks. */
function envelopeWays(has: number, freeByCategory: readonly number[]): number {
  let ways = 1;
  for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) ways *= freeByCategory[k]!;
  return ways;
}
