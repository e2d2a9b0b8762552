/** Deals counted card by card: a state is the point each holder has come to on its chart. */
import { type Chart, envelopeChart, handChart } from './chart.ts';
import { exactSplit, split } from './choose.ts';
import { type Lattice, Loom } from './lattice.ts';
import { type Puzzle, TooLarge } from './puzzle.ts';
import type { Residue } from './residue.ts';

export interface CardTable {
  readonly kind: 'cards';
  readonly lattice: Lattice;
  readonly residue: Residue;
  /** What the end of the lattice leaves to the free cards: for each end state, holder by holder, then the envelope. */
  readonly left: Int32Array;
}

/** A holder's part of a state: its bits in one of the two words. */
interface Field {
  readonly chart: Chart;
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
}

const loom = new Loom();

/** Null when no deal fits; `lost` as soon as there are more states than the patience allows. */
export function countByCards(puzzle: Puzzle, residue: Residue, patience: number): CardTable | null | 'lost' {
  const fields = fieldsOf(puzzle, residue);
  if (fields === null) return null;
  const { cards } = residue;
  const weighted = fields.some(({ chart }) => chart.weight !== null);
  const stepAt = fields.map(() => 0);
  loom.begin();
  loom.beginLayer();
  let low = 0;
  let high = 0;
  for (const { chart, shift, inHigh } of fields) {
    if (inHigh) high |= chart.start << shift;
    else low |= chart.start << shift;
  }
  loom.state(low, high);
  for (let place = 0; place < cards.length; place++) {
    dealCard(fields, stepAt, place, weighted);
    if (loom.states > patience) return 'lost';
  }
  const { left, ends, exactEnds } = readEnds(residue, fields);
  if (ends.length === 0) return null;
  return { kind: 'cards', lattice: loom.finish(weighted, ends, exactEnds), residue, left };
}

/** One layer: for each state so far, the card to each holder that can have it. */
function dealCard(fields: readonly Field[], stepAt: number[], place: number, weighted: boolean): void {
  const here: Part[] = [];
  let keepLow = -1;
  let keepHigh = -1;
  fields.forEach((field, who) => {
    const { chart, shift, mask, inHigh } = field;
    const step = stepAt[who]!;
    if (chart.steps[step] !== place) return;
    stepAt[who] = step + 1;
    if (inHigh) keepHigh &= ~(mask << shift);
    else keepLow &= ~(mask << shift);
    const shifted = (points: Int32Array): Int32Array => points.map((to) => (to < 0 ? -1 : to << shift));
    here.push({
      who,
      shift,
      mask,
      inHigh,
      skip: shifted(chart.skip[step]!),
      take: shifted(chart.take[step]!),
      weight: chart.weight?.[step] ?? null,
    });
  });
  const first = loom.layers.at(-1)!;
  const end = loom.states;
  loom.beginLayer();
  weave(here, first, end, keepLow, keepHigh, weighted);
}

interface Part {
  readonly who: number;
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
  readonly skip: Int32Array;
  readonly take: Int32Array;
  readonly weight: Float64Array | null;
}

function weave(
  parts: readonly Part[],
  first: number,
  end: number,
  keepLow: number,
  keepHigh: number,
  weighted: boolean,
): void {
  const count = parts.length;
  const points = new Int32Array(count);
  for (let s = first; s < end; s++) {
    loom.firstMove[s] = loom.moves;
    const low = loom.low[s]!;
    const high = loom.high[s]!;
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
    const from = needy === 1 ? needs : 0;
    const to = needy === 1 ? needs + 1 : count;
    for (let i = from; i < to; i++) {
      const part = parts[i]!;
      const point = points[i]!;
      const take = part.take[point]!;
      if (take < 0) continue;
      const field = part.mask << part.shift;
      const next = part.inHigh
        ? loom.state(baseLow, (baseHigh & ~field) | take)
        : loom.state((baseLow & ~field) | take, baseHigh);
      loom.move(next, part.who);
      if (weighted) loom.weigh(part.weight === null ? 1 : part.weight[point]!);
    }
  }
}

/** The charts side by side in two words. The envelope comes last. */
function fieldsOf({ category }: Puzzle, residue: Residue): Field[] | null {
  const placeOf = new Int32Array(category.length);
  residue.cards.forEach((card, place) => {
    placeOf[card] = place;
  });
  const used = [0, 0];
  const fields: Field[] = [];
  const charts = [
    ...residue.holders.map((holder, i) => () => handChart(residue, holder, i, placeOf)),
    () => envelopeChart(residue, category, placeOf),
  ];
  for (const make of charts) {
    const chart = make();
    if (chart === null) return null;
    const width = 32 - Math.clz32(chart.breadth - 1);
    const word = used[0]! + width <= 31 ? 0 : 1;
    if (used[word]! + width > 31) throw new TooLarge('too many hands with too much known about them');
    fields.push({ chart, shift: used[word]!, mask: (1 << width) - 1, inHigh: word === 1 });
    used[word]! += width;
  }
  return fields;
}

function readEnds(residue: Residue, fields: readonly Field[]) {
  const { free, freeByCategory, holders } = residue;
  const first = loom.layers.at(-1)!;
  const count = loom.states - first;
  const width = fields.length;
  const left = new Int32Array(count * width);
  const ends = new Float64Array(count);
  const among = holders.reduce((ways, { rooms }) => ways * split(rooms), 1);
  const parts: number[] = Array(holders.length);
  for (let e = 0; e < count; e++) {
    fields.forEach(({ chart, shift, mask, inHigh }, who) => {
      const word = inHigh ? loom.high[first + e]! : loom.low[first + e]!;
      left[e * width + who] = chart.ends[(word >>> shift) & mask]!;
    });
    ends[e] = among * envelopeWays(left[e * width + width - 1]!, freeByCategory);
    for (let who = 0; who < width - 1; who++) parts[who] = left[e * width + who]!;
    ends[e]! *= dealt(parts, free.length, left[e * width + width - 1]!) ? split(parts) : 0;
  }
  const exactEnds = (): readonly bigint[] => {
    const whole = holders.reduce((ways, { rooms }) => ways * exactSplit(rooms), 1n);
    return Array.from(ends, (end, e) => {
      if (end === 0) return 0n;
      const has = left[e * width + width - 1]!;
      const shares = [...left.subarray(e * width, e * width + width - 1)];
      return whole * BigInt(envelopeWays(has, freeByCategory)) * exactSplit(shares);
    });
  };
  return { left, ends, exactEnds };
}

/** In how many ways the free cards fill what the envelope still lacks. */
function envelopeWays(has: number, freeByCategory: readonly number[]): number {
  let ways = 1;
  for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) ways *= freeByCategory[k]!;
  return ways;
}

/** The free cards are as many as the holders and the envelope still take. */
function dealt(parts: readonly number[], free: number, has: number): boolean {
  let taken = 0;
  for (const part of parts) taken += part;
  for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) taken++;
  return taken === free;
}
