/** Deals counted card by card: a state is the point each hand has come to on its automaton, and what each pool lacks. */

import type { Puzzle } from '../knowledge/puzzle.ts';
import { type Automaton, automatonTables } from './automata/automaton.ts';
import { envelopeAutomaton } from './automata/envelope-automaton.ts';
import { handAutomaton } from './automata/hand-automaton.ts';
import { builder } from './lattice/builder.ts';
import { readEnds } from './lattice/card-ends.ts';
import { extendLayer } from './lattice/extend-layer.ts';
import { type Field, fieldsOf, readField } from './lattice/field.ts';
import type { Lattice } from './lattice/lattice.ts';
import { type Join, PartMaker } from './lattice/parts.ts';
import { type Pools, poolsOf } from './lattice/pools.ts';
import type { Residue } from './residue.ts';

export interface CardTable {
  readonly kind: 'cards';
  readonly lattice: Lattice;
  readonly residue: Residue;
  readonly pools: Pools;
  /** By state of the last layer: the categories the envelope has by then. */
  readonly ends: Uint8Array;
  /** The lattice in the shared tables, from which `lacks` reads; `lattice` may be a copy of it. */
  readonly counted: Lattice;
  /** How many cards the pool of this lead still needs in this state. */
  readonly lacks: (lead: number, state: number) => number;
  readonly joins: readonly Join[];
}

/** With fewer states than this, looking ahead costs more than it saves. */
const minStatesToLookAhead = 500;

/** Null when no deal fits; `over-limit` as soon as `isWithinLimit` refuses the number of states. */
export function countByCards(
  puzzle: Puzzle,
  residue: Residue,
  isWithinLimit: (states: number) => boolean,
  aheadFrom = minStatesToLookAhead,
): CardTable | null | 'over-limit' {
  const { cards } = residue;
  const placeOf = new Int32Array(puzzle.category.length);
  cards.forEach((card, place) => {
    placeOf[card] = place;
  });
  const pools = poolsOf(residue, placeOf);
  const automata = automataOf(puzzle, residue, pools, placeOf);
  if (automata === null) return null;
  const fields = fieldsOf(residue, automata, pools);
  builder.begin();
  builder.beginLayer();
  if (!firstState(residue, automata, fields, pools)) return null;
  const maker = new PartMaker(automata, fields, pools);
  for (let place = 0; place < cards.length; place++) {
    extendLayer(maker.at(place, builder.states > aheadFrom));
    if (!isWithinLimit(builder.states)) return 'over-limit';
  }
  const { has, ends, exactEnds } = readEnds(residue, pools, automata.at(-1)!, fields);
  if (ends.length === 0) return null;
  const lattice = builder.finish(ends, exactEnds);
  const lacks = (lead: number, state: number): number => readField(fields[lead]!, state);
  return { kind: 'cards', lattice, counted: lattice, residue, pools, ends: has, lacks, joins: maker.joins };
}

/** An automaton for each holder that is not pooled from the start, and the envelope's last. Null when one accepts nothing. */
function automataOf(
  { category }: Puzzle,
  residue: Residue,
  pools: Pools,
  placeOf: Int32Array,
): (Automaton | null)[] | null {
  const { holders } = residue;
  const automata: (Automaton | null)[] = [];
  automatonTables.clear();
  for (let h = 0; h <= holders.length; h++) {
    if (pools[0]!.some((pool) => pool.holders.includes(h))) {
      automata.push(null);
      continue;
    }
    const automaton =
      h < holders.length
        ? handAutomaton(residue, holders[h]!, h, placeOf)
        : envelopeAutomaton(residue, category, placeOf);
    if (automaton === null) return null;
    automata.push(automaton);
  }
  return automata;
}

/** False when a pool needs more cards than can come to it. */
function firstState(
  { holders }: Residue,
  automata: readonly (Automaton | null)[],
  fields: readonly Field[],
  pools: Pools,
): boolean {
  const words = [0, 0];
  const setField = ({ shift, inHigh }: Field, value: number): void => {
    words[inHigh ? 1 : 0]! |= value << shift;
  };
  automata.forEach((automaton, h) => {
    if (automaton !== null) setField(fields[h]!, automaton.start);
  });
  for (const { lead, holders: members, supply } of pools[0]!) {
    const room = members.reduce((sum, h) => sum + holders[h]!.room, 0);
    if (room > supply) return false;
    setField(fields[lead]!, room);
  }
  builder.state(words[0]!, words[1]!);
  return true;
}
