/**
 * Looking ahead: the cards to come that a hand or a pool must have, and those it cannot. A state in which two must have
 * the same card, or in which nobody can have one, leads nowhere, and is better never made.
 */
import { type Chart, chartArena, placeBit } from './chart.ts';
import type { Field } from './field.ts';
import type { Pool, Pools } from './pools.ts';

export interface Wants {
  readonly of: readonly Want[];
  /** The places to come, one bit each. */
  readonly left: number;
}
export interface Want {
  readonly field: Field;
  /** Table of pairs in the arena of charts: its value -> the places to come it must take, and those it cannot. */
  readonly table: number;
}

export const noWants: Wants = { of: [], left: 0 };

/** After this place, when each chart has come to its step. */
export function wantsAfter(
  place: number,
  charts: readonly (Chart | null)[],
  stepAt: readonly number[],
  fields: readonly Field[],
  pools: Pools,
): Wants {
  const next = pools[place + 1]!;
  const of = next.map((pool) => wantOf(pool, fields[pool.lead]!));
  charts.forEach((chart, who) => {
    if (chart === null || next.some(({ holders }) => holders.includes(who))) return;
    of.push({ field: fields[who]!, table: chart.wants[stepAt[who]!]! });
  });
  let left = 0;
  for (let later = place + 1; later < pools.length - 1; later++) left |= placeBit(later);
  return { of, left };
}

function wantOf({ supply, places }: Pool, field: Field): Want {
  const values = Math.min(field.mask, supply) + 1;
  const table = chartArena.reserve(2 * values);
  const { ints } = chartArena;
  for (let lacks = 0; lacks < values; lacks++) {
    ints[table + 2 * lacks] = lacks === supply ? places : 0;
    ints[table + 2 * lacks + 1] = lacks === 0 ? -1 : ~places;
  }
  return { field, table };
}
