/** Deals counted card by card: a state is the point each hand has come to on its chart, and what each pool lacks. */
import { readEnds } from './card-ends.ts';
import { type Chart, chartArena } from './chart.ts';
import { envelopeChart } from './envelope-chart.ts';
import { type Field, fieldsOf, readField } from './field.ts';
import { handChart } from './hand-chart.ts';
import type { Lattice } from './lattice.ts';
import { loom } from './loom.ts';
import { type Join, PartMaker } from './parts.ts';
import { type Pools, poolsOf } from './pools.ts';
import type { Puzzle } from './puzzle.ts';
import type { Residue } from './residue.ts';
import { weave } from './weave.ts';

export interface CardTable {
  readonly kind: 'cards';
  readonly lattice: Lattice;
  readonly residue: Residue;
  readonly pools: Pools;
  /** By state of the last layer: the categories the envelope has by then. */
  readonly ends: Uint8Array;
  /** What the pool of this lead lacks. */
  readonly lacks: (lead: number, state: number) => number;
  readonly joins: readonly Join[];
}

/** With so few states, looking ahead costs more than it saves. */
const few = 500;

/** Null when no deal fits; `lost` when there are more states than the patience allows. */
export function countByCards(
  puzzle: Puzzle,
  residue: Residue,
  patience: (states: number) => boolean,
  aheadFrom = few,
): CardTable | null | 'lost' {
  const { cards } = residue;
  const placeOf = new Int32Array(puzzle.category.length);
  cards.forEach((card, place) => {
    placeOf[card] = place;
  });
  const pools = poolsOf(residue, placeOf);
  const charts = chartsOf(puzzle, residue, pools, placeOf);
  if (charts === null) return null;
  const fields = fieldsOf(residue, charts, pools);
  loom.begin();
  loom.beginLayer();
  if (!firstState(residue, charts, fields, pools)) return null;
  const maker = new PartMaker(charts, fields, pools);
  for (let place = 0; place < cards.length; place++) {
    weave(maker.at(place, loom.states > aheadFrom));
    if (!patience(loom.states)) return 'lost';
  }
  const { has, ends, exactEnds } = readEnds(residue, pools, charts.at(-1)!, fields);
  if (ends.length === 0) return null;
  const lattice = loom.finish(ends, exactEnds);
  const lacks = (lead: number, state: number): number => readField(fields[lead]!, state);
  return { kind: 'cards', lattice, residue, pools, ends: has, lacks, joins: maker.joins };
}

/** Of each holder that is not pooled from the start, and last of the envelope. Null when one of them has no way. */
function chartsOf(
  { category }: Puzzle,
  residue: Residue,
  pools: Pools,
  placeOf: Int32Array,
): (Chart | null)[] | null {
  const { holders } = residue;
  const charts: (Chart | null)[] = [];
  chartArena.clear();
  for (let h = 0; h <= holders.length; h++) {
    if (pools[0]!.some((pool) => pool.holders.includes(h))) {
      charts.push(null);
      continue;
    }
    const chart =
      h < holders.length
        ? handChart(residue, holders[h]!, h, placeOf)
        : envelopeChart(residue, category, placeOf);
    if (chart === null) return null;
    charts.push(chart);
  }
  return charts;
}

/** False when a pool lacks more than can come to it. */
function firstState(
  { holders }: Residue,
  charts: readonly (Chart | null)[],
  fields: readonly Field[],
  pools: Pools,
): boolean {
  const words = [0, 0];
  const put = ({ shift, inHigh }: Field, value: number): void => {
    words[inHigh ? 1 : 0]! |= value << shift;
  };
  charts.forEach((chart, h) => {
    if (chart !== null) put(fields[h]!, chart.start);
  });
  for (const { lead, holders: members, supply } of pools[0]!) {
    const room = members.reduce((sum, h) => sum + holders[h]!.room, 0);
    if (room > supply) return false;
    put(fields[lead]!, room);
  }
  loom.state(words[0]!, words[1]!);
  return true;
}
