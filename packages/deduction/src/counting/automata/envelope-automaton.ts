/** The automaton of the envelope. */

import type { Residue } from '../residue.ts';
import { type Automaton, minimalAutomaton, stepsOf } from './automaton.ts';
import { groupsAt, rawPoint, slots } from './raw-points.ts';

/** One card of each open category, and not one of the envelopes known to be wrong. */
export function envelopeAutomaton(
  residue: Residue,
  category: Int8Array,
  placeOf: Int32Array,
): Automaton | null {
  const steps = stepsOf(residue, residue.holders.length);
  const excluded = residue.excluded.map((cards) =>
    cards.map((card) => steps.indexOf(placeOf[card]!)).sort((a, b) => a - b),
  );
  const { slot, count } = slots(
    excluded,
    steps.length,
    excluded.map(() => 1),
  );
  const at = groupsAt(excluded, steps.length);
  const bits = rawPoint(count);
  const last = [0, 1, 2].map((k) => steps.findLastIndex((place) => category[residue.cards[place]!] === k));
  return minimalAutomaton(
    steps,
    {
      start: bits.save(7 & ~residue.open),
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
