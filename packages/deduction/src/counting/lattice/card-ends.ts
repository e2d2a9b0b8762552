/** After the last constrained card: the number of ways to deal the free cards. */
import { type Automaton, automatonTables } from '../automata/automaton.ts';
import { exactSplit, split } from '../choose.ts';
import type { Residue } from '../residue.ts';
import { builder } from './builder.ts';
import { type Field, readField } from './field.ts';
import type { Pools } from './pools.ts';

export interface CardEnds {
  /** By state of the last layer: the categories the envelope has by then, and the deals behind it. */
  readonly has: Uint8Array;
  readonly ends: Float64Array;
  readonly exactEnds: () => readonly bigint[];
}

export function readEnds(
  { free, freeMask, freeByCategory, holders }: Residue,
  pools: Pools,
  { ends: table }: Automaton,
  fields: readonly Field[],
): CardEnds {
  const first = builder.layers.at(-1)!;
  const has = new Uint8Array(builder.states - first);
  const opening = pools[0]!.map((pool) => pool.holders.map((h) => holders[h]!.room));
  const parts = [...opening, ...holders.map(({ rooms }) => rooms)];
  const among = parts.reduce((ways, rooms) => ways * split(rooms), 1);
  const takers = pools.at(-1)!.find(({ lead }) => freeMask & (1 << lead));
  const ends = new Float64Array(has.length);
  for (let e = 0; e < has.length; e++) {
    has[e] = automatonTables.ints[table + readField(fields.at(-1)!, first + e)]!;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has[e]! & (1 << k)) === 0) inHands--;
    const due = takers === undefined ? 0 : readField(fields[takers.lead]!, first + e);
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

/** The number of ways in which free cards fill what the envelope still lacks. */
function envelopeWays(has: number, freeByCategory: readonly number[]): number {
  let ways = 1;
  for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) ways *= freeByCategory[k]!;
  return ways;
}
