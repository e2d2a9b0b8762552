/** A holder's part of a state: its bits in one of the two words. */

import { TooLarge } from '../../knowledge/puzzle.ts';
import type { Automaton } from '../automata/automaton.ts';
import type { Residue } from '../residue.ts';
import { builder } from './builder.ts';
import type { Pools } from './pools.ts';

export interface Field {
  readonly shift: number;
  readonly mask: number;
  readonly inHigh: boolean;
}

export const readField = ({ shift, mask, inHigh }: Field, state: number): number =>
  (builder.keys[2 * state + (inHigh ? 1 : 0)]! >>> shift) & mask;

/** Side by side in two words, each wide enough for its automaton and for the largest pool it leads. */
export function fieldsOf(
  { holders }: Residue,
  automata: readonly (Automaton | null)[],
  pools: Pools,
): Field[] {
  const maxValues = automata.map((automaton) => (automaton === null ? 0 : Math.max(...automaton.points) - 1));
  for (const at of pools)
    for (const { lead, holders: members } of at) {
      let room = 0;
      for (const h of members) room += holders[h]!.room;
      if (room > maxValues[lead]!) maxValues[lead] = room;
    }
  const used = [0, 0];
  return maxValues.map((value) => {
    const width = 32 - Math.clz32(value);
    const word = used[0]! + width <= 31 ? 0 : 1;
    if (used[word]! + width > 31) throw new TooLarge('too many hands with too much known about them');
    const field = { shift: used[word]!, mask: (1 << width) - 1, inHigh: word === 1 };
    used[word]! += width;
    return field;
  });
}
