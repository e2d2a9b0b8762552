/** The automaton of a hand: its size, its disjunctions, and what it could have shown. */

import type { Holder, Residue, Show } from '../residue.ts';
import { type Automaton, minimalAutomaton, type RawAutomaton, stepsOf } from './automaton.ts';
import { impliedAt } from './implied.ts';
import { groupsAt, rawPoint, slots } from './raw-points.ts';

export function handAutomaton(
  residue: Residue,
  holder: Holder,
  index: number,
  placeOf: Int32Array,
): Automaton | null {
  const steps = stepsOf(residue, index);
  const free = residue.freeMask & (1 << index) ? residue.free.length : 0;
  const toSteps = (cards: readonly number[]): number[] =>
    cards.map((card) => steps.indexOf(placeOf[card]!)).sort((a, b) => a - b);
  const disjunctions = holder.disjunctions.map(toSteps);
  const shows = holder.shows.map((show) => ({ ...show, cards: toSteps(show.cards) }));
  const groups = [...disjunctions, ...shows.map(({ cards }) => cards)];
  const width = [...disjunctions.map(() => 1), ...shows.map(({ cards }) => 32 - Math.clz32(cards.length))];
  const { slot, count } = slots(groups, steps.length, width);
  const disjunctionsAt = groupsAt(disjunctions, steps.length);
  const showsAt = groupsAt(groups.slice(disjunctions.length), steps.length);
  const lastOpening = disjunctions.reduce((last, group) => Math.max(last, group[0]!), -1);
  const implied = impliedAt(disjunctions, steps.length);
  const bits = rawPoint(count);
  const state: RawAutomaton = {
    start: bits.save(holder.room),
    weight: 1,
    step(raw, j, takes) {
      let room = bits.load(raw);
      if (takes) room--;
      if (room < 0 || room > steps.length - j - 1 + free) return -1;
      for (const g of disjunctionsAt[j]!) {
        const met = takes || bits.has(slot[g]!);
        const closes = disjunctions[g]!.at(-1) === j;
        if (closes && !met) return -1;
        bits.set(slot[g]!, met && !closes);
      }
      if (room === 0 && (lastOpening > j || unmet(j))) return -1;
      for (const { by, of } of implied[j]!)
        if (by < 0 || !bits.has(slot[by]!)) for (const g of of) bits.set(slot[g]!, true);
      state.weight = 1;
      for (const s of showsAt[j]!) moveShow(shows[s]!, slot[disjunctions.length + s]!, j, takes);
      return bits.save(room);
    },
    end: (raw) => bits.load(raw),
  };
  const unmet = (j: number): boolean =>
    disjunctions.some((group, g) => group[0]! <= j && group.at(-1)! > j && !bits.has(slot[g]!));
  const moveShow = (show: Show, at: number, j: number, takes: boolean): void => {
    const width = 32 - Math.clz32(show.cards.length);
    let taken = 0;
    for (let i = 0; i < width; i++) if (bits.has(at + i)) taken |= 1 << i;
    if (takes) {
      state.weight *= (show.held + taken) / (show.held + taken + 1);
      taken++;
    }
    const closes = show.cards.at(-1) === j;
    for (let i = 0; i < width; i++) bits.set(at + i, !closes && ((taken >>> i) & 1) === 1);
  };
  return minimalAutomaton(steps, state, shows.length > 0);
}
