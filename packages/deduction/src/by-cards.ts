/** Deals counted card by card: a state is the point each hand has come to on its chart, and what each pool lacks. */
import type { Chart } from './chart.ts';
import { choose, exactSplit, split } from './choose.ts';
import { envelopeChart } from './envelope-chart.ts';
import { handChart } from './hand-chart.ts';
import { hash, type Lattice, Loom } from './lattice.ts';
import { type Pools, poolsOf } from './pools.ts';
import { type Puzzle, TooLarge } from './puzzle.ts';
import type { Residue } from './residue.ts';

export interface CardTable {
  readonly kind: 'cards';
  readonly lattice: Lattice;
  readonly residue: Residue;
  readonly pools: Pools;
  /** By state of the last layer: the categories the envelope has by then. */
  readonly ends: Uint8Array;
  /** What the pool of this lead lacks, or the hand of a holder that joins a pool after this place. */
  readonly lacks: (lead: number, state: number) => number;
  readonly joins: readonly Join[];
}

/** A hand that nothing but its size constrains after this place. */
export interface Join {
  readonly place: number;
  readonly holder: number;
  readonly lacks: (state: number, took: boolean) => number;
}

/** A holder's part of a state: its bits in one of the two words. */
interface Field {
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
}

const loom = new Loom();

const read = ({ shift, mask, inHigh }: Field, state: number): number =>
  ((inHigh ? loom.high[state]! : loom.low[state]!) >>> shift) & mask;

/** Null when no deal fits; `lost` when there are more states than the patience allows. */
export function countByCards(
  puzzle: Puzzle,
  residue: Residue,
  patience: (states: number) => boolean,
): CardTable | null | 'lost' {
  const { cards, holders } = residue;
  const placeOf = new Int32Array(puzzle.category.length);
  cards.forEach((card, place) => {
    placeOf[card] = place;
  });
  const pools = poolsOf(residue, placeOf);
  const pooled = new Set(pools[0]!.flatMap((pool) => pool.holders));
  const charts: (Chart | null)[] = [];
  for (let h = 0; h <= holders.length; h++) {
    if (pooled.has(h)) {
      charts.push(null);
      continue;
    }
    const chart =
      h < holders.length
        ? handChart(residue, holders[h]!, h, placeOf)
        : envelopeChart(residue, puzzle.category, placeOf);
    if (chart === null) return null;
    charts.push(chart);
  }
  const fields = fieldsOf(residue, charts, pools);
  const weighted =
    charts.some((chart) => chart !== null && chart.weight !== null) ||
    pools.some((at) => at.some((pool) => pool.holders.length > 1));
  loom.begin(weighted);
  loom.beginLayer();
  const start = [0, 0];
  charts.forEach((chart, h) => {
    const { shift, inHigh } = fields[h]!;
    if (chart !== null) start[inHigh ? 1 : 0]! |= chart.start << shift;
  });
  for (const { lead, holders: members, supply } of pools[0]!) {
    const { shift, inHigh } = fields[lead]!;
    const room = members.reduce((sum, h) => sum + holders[h]!.room, 0);
    if (room > supply) return null;
    start[inHigh ? 1 : 0]! |= room << shift;
  }
  loom.state(start[0]!, start[1]!);
  const joins: Join[] = [];
  const stepAt = charts.map(() => 0);
  for (let place = 0; place < cards.length; place++) {
    const first = loom.layers.at(-1)!;
    const end = loom.states;
    const parts = partsAt(charts, fields, pools, stepAt, place, joins);
    loom.beginLayer();
    weave(parts, first, end);
    if (!patience(loom.states)) return 'lost';
  }
  const { has, ends, exactEnds } = readEnds(residue, pools, charts.at(-1)!, fields);
  if (ends.length === 0) return null;
  const lattice = loom.finish(ends, exactEnds);
  const lacks = (lead: number, state: number): number => read(fields[lead]!, state);
  return { kind: 'cards', lattice, residue, pools, ends: has, lacks, joins };
}

/** What a hand, a pool or the envelope does with the card of this place: the values of its field before and after. */
interface Part {
  readonly who: number;
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
  /** -1 for nowhere. Where parts join a pool these are what they lack; elsewhere the bits of the next state. */
  readonly skip: Int32Array;
  readonly take: Int32Array;
  readonly weight: Float64Array | null;
  /** The pool of several parts that this one goes into, by number, or -1. */
  readonly into: number;
}
interface Parts {
  readonly all: readonly Part[];
  /** The fields of the pools that several parts go into, and how many cards can come to them. */
  readonly into: readonly (Field & { readonly supply: number })[];
}

function partsAt(
  charts: readonly (Chart | null)[],
  fields: readonly Field[],
  pools: Pools,
  stepAt: number[],
  place: number,
  joins: Join[],
): Parts {
  const now = pools[place]!;
  const next = pools[place + 1]!;
  const pooledNow = new Set(now.flatMap((pool) => pool.holders));
  const all: (Omit<Part, 'into'> & { readonly goal: number })[] = [];
  for (const { lead, takes, supply } of now) {
    const field = fields[lead]!;
    const most = supply - (takes ? 1 : 0);
    const values = Int32Array.from({ length: Math.min(field.mask, supply) + 1 }, (_, lacks) => lacks);
    const skip = values.map((lacks) => (lacks <= most ? lacks : -1));
    const take = values.map((lacks) => (takes && lacks > 0 ? lacks - 1 : -1));
    const goal = next.find((pool) => pool.holders.includes(lead))!.lead;
    all.push({ ...field, who: lead, skip, take, weight: null, goal });
  }
  charts.forEach((chart, who) => {
    const step = stepAt[who]!;
    if (chart === null || pooledNow.has(who) || chart.steps[step] !== place) return;
    stepAt[who] = step + 1;
    const goal = next.find((pool) => pool.holders.includes(who))?.lead ?? -1;
    const field = fields[who]!;
    let skip = chart.skip[step]!;
    let take = chart.take[step]!;
    if (goal >= 0) {
      const lacking = (points: Int32Array): Int32Array =>
        points.map((to) => (to < 0 ? -1 : chart.lacks[step + 1]![to]!));
      skip = lacking(skip);
      take = lacking(take);
      const [skips, takes] = [skip, take];
      joins.push({
        place,
        holder: who,
        lacks: (state, took) => (took ? takes : skips)[read(field, state)]!,
      });
    }
    all.push({ ...field, who, skip, take, weight: chart.weight?.[step] ?? null, goal });
  });
  const joined = next.filter(({ lead }) => all.filter(({ goal }) => goal === lead).length > 1);
  const into = joined.map(({ lead }) => lead);
  return {
    all: all.map(({ goal, ...part }) => {
      const at = into.indexOf(goal);
      if (at >= 0) return { ...part, into: at };
      const placed = (points: Int32Array): Int32Array => points.map((to) => (to < 0 ? -1 : to << part.shift));
      return { ...part, skip: placed(part.skip), take: placed(part.take), into: -1 };
    }),
    into: joined.map(({ lead, supply }) => ({ ...fields[lead]!, supply })),
  };
}

/** One layer: for each state so far, the card to each part that can have it. */
function weave({ all, into }: Parts, first: number, end: number): void {
  const count = all.length;
  const points = new Int32Array(count);
  const joining = all.flatMap((part, i) => (part.into >= 0 ? [i] : []));
  const sums = new Int32Array(into.length);
  const { weighted } = loom;
  let keepLow = -1;
  let keepHigh = -1;
  for (const { shift, mask, inHigh } of [...all, ...into]) {
    if (inHigh) keepHigh &= ~(mask << shift);
    else keepLow &= ~(mask << shift);
  }
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
      const part = all[i]!;
      const point = ((part.inHigh ? high : low) >>> part.shift) & part.mask;
      points[i] = point;
      const skip = part.skip[point]!;
      if (skip < 0) {
        needs = i;
        needy++;
      } else if (part.into >= 0) continue;
      else if (part.inHigh) baseHigh |= skip;
      else baseLow |= skip;
    }
    if (needy > 1) continue;
    const stop = needy === 1 ? needs + 1 : count;
    for (let i = needy === 1 ? needs : 0; i < stop; i++) {
      const part = all[i]!;
      const point = points[i]!;
      const take = part.take[point]!;
      if (take < 0) continue;
      let nextLow = baseLow;
      let nextHigh = baseHigh;
      if (part.into < 0) {
        const clear = ~(part.mask << part.shift);
        if (part.inHigh) nextHigh = (baseHigh & clear) | take;
        else nextLow = (baseLow & clear) | take;
      }
      let factor = part.weight === null ? 1 : part.weight[point]!;
      if (joining.length > 0) {
        sums.fill(0);
        for (let j = 0; j < joining.length; j++) {
          const c = joining[j]!;
          const joiner = all[c]!;
          const lacks = c === i ? take : joiner.skip[points[c]!]!;
          const sum = sums[joiner.into]! + lacks;
          sums[joiner.into] = sum;
          factor *= choose(sum, lacks);
        }
        for (let g = 0; g < sums.length; g++) {
          const { shift, inHigh, supply } = into[g]!;
          if (sums[g]! > supply) factor = 0;
          if (inHigh) nextHigh |= sums[g]! << shift;
          else nextLow |= sums[g]! << shift;
        }
      }
      if (factor === 0) continue;
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

/** Side by side in two words, each wide enough for its chart and for the largest pool it leads. */
function fieldsOf({ holders }: Residue, charts: readonly (Chart | null)[], pools: Pools): Field[] {
  const most = charts.map((chart) => (chart === null ? 0 : chart.breadth - 1));
  for (const at of pools)
    for (const { lead, holders: members } of at)
      most[lead] = Math.max(
        most[lead]!,
        members.reduce((sum, h) => sum + holders[h]!.room, 0),
      );
  const used = [0, 0];
  return most.map((value) => {
    const width = 32 - Math.clz32(value);
    const word = used[0]! + width <= 31 ? 0 : 1;
    if (used[word]! + width > 31) throw new TooLarge('too many hands with too much known about them');
    const field = { shift: used[word]!, mask: (1 << width) - 1, inHigh: word === 1 };
    used[word]! += width;
    return field;
  });
}

function readEnds(residue: Residue, pools: Pools, chart: Chart | null, fields: readonly Field[]) {
  const { free, freeMask, freeByCategory, holders } = residue;
  const first = loom.layers.at(-1)!;
  const has = new Uint8Array(loom.states - first);
  const opening = pools[0]!.map((pool) => pool.holders.map((h) => holders[h]!.room));
  const parts = [...opening, ...holders.map(({ rooms }) => rooms)];
  const among = parts.reduce((ways, rooms) => ways * split(rooms), 1);
  const takers = pools.at(-1)!.find(({ lead }) => freeMask & (1 << lead));
  const ends = new Float64Array(has.length);
  for (let e = 0; e < has.length; e++) {
    has[e] = chart!.ends[read(fields.at(-1)!, first + e)]!;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has[e]! & (1 << k)) === 0) inHands--;
    const due = takers === undefined ? 0 : read(fields[takers.lead]!, first + e);
    if (due === inHands) ends[e] = among * envelopeWays(has[e]!, freeByCategory);
  }
  const exactEnds = (): readonly bigint[] => {
    const whole = parts.reduce((ways, rooms) => ways * exactSplit(rooms), 1n);
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
