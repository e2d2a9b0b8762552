/**
 * Looking ahead: which of the remaining cards a hand or a pool must have, and which it cannot. A state in which two must
 * have the same card, or in which nobody can have one, is a dead end and is not created.
 */
import { type Automaton, automatonTables, placeBit } from '../automata/automaton.ts';
import type { Field } from './field.ts';
import type { Pool, Pools } from './pools.ts';

export interface Lookahead {
  readonly of: readonly Demand[];
  /** The places to come, one bit each. */
  readonly left: number;
}
export interface Demand {
  readonly field: Field;
  /** Table of pairs in the arena of automata: its value -> the places to come it must take, and those it cannot. */
  readonly table: number;
}

export const noLookahead: Lookahead = { of: [], left: 0 };

/** After this place, when each automaton has come to its step. */
export function lookaheadAfter(
  place: number,
  automata: readonly (Automaton | null)[],
  stepAt: readonly number[],
  fields: readonly Field[],
  pools: Pools,
): Lookahead {
  const next = pools[place + 1]!;
  const of = next.map((pool) => demandOf(pool, fields[pool.lead]!));
  automata.forEach((automaton, who) => {
    if (automaton === null || next.some(({ holders }) => holders.includes(who))) return;
    of.push({ field: fields[who]!, table: automaton.lookahead[stepAt[who]!]! });
  });
  let left = 0;
  for (let later = place + 1; later < pools.length - 1; later++) left |= placeBit(later);
  return { of, left };
}

function demandOf({ supply, places }: Pool, field: Field): Demand {
  const values = Math.min(field.mask, supply) + 1;
  const table = automatonTables.reserve(2 * values);
  const { ints } = automatonTables;
  for (let lacks = 0; lacks < values; lacks++) {
    ints[table + 2 * lacks] = lacks === supply ? places : 0;
    ints[table + 2 * lacks + 1] = lacks === 0 ? -1 : ~places;
  }
  return { field, table };
}
