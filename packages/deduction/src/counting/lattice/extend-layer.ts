/** Adds one layer: from each state of the last one, the card goes to each part that can have it. */
import { automatonTables } from '../automata/automaton.ts';
import { choose } from '../choose.ts';
import { hash } from '../tables.ts';
import { builder } from './builder.ts';
import type { Parts } from './parts.ts';

/** More than there can be holders. */
const maxHolders = 32;
const shifts = new Int32Array(maxHolders);
const masks = new Int32Array(maxHolders);
const highWord = new Int32Array(maxHolders);
const skips = new Int32Array(maxHolders);
const takes = new Int32Array(maxHolders);
const whos = new Int32Array(maxHolders);
const intos = new Int32Array(maxHolders);
const points = new Int32Array(maxHolders);
const sums = new Int32Array(maxHolders);
const demandShifts = new Int32Array(maxHolders);
const demandMasks = new Int32Array(maxHolders);
const demandHigh = new Int32Array(maxHolders);
const demandTables = new Int32Array(maxHolders);

export function extendLayer({ all, into, lookahead }: Parts): void {
  const end = builder.states;
  const first = builder.beginLayer();
  const count = all.length;
  const tables = automatonTables.ints;
  let keepLow = -1;
  let keepHigh = -1;
  for (const { field } of [...all, ...into]) {
    if (field.inHigh) keepHigh &= ~(field.mask << field.shift);
    else keepLow &= ~(field.mask << field.shift);
  }
  let joining = 0;
  for (let i = 0; i < count; i++) {
    const { who, field, skip, take, into: goal } = all[i]!;
    shifts[i] = field.shift;
    masks[i] = field.mask;
    highWord[i] = field.inHigh ? 1 : 0;
    skips[i] = skip;
    takes[i] = take;
    whos[i] = who;
    intos[i] = goal;
    if (goal >= 0) joining++;
  }
  if (joining > 0 || all.some((part) => part.weight !== null)) builder.weigh();
  const { weighedFrom } = builder;
  const weighted = weighedFrom <= builder.moves;
  const demands = lookahead.of.length;
  for (let i = 0; i < demands; i++) {
    const { field, table } = lookahead.of[i]!;
    demandShifts[i] = field.shift;
    demandMasks[i] = field.mask;
    demandHigh[i] = field.inHigh ? 1 : 0;
    demandTables[i] = table;
  }
  let { keys, firstMove, to, what, weight, slots, wrap } = builder;
  let { states, moves } = builder;
  let noted = states;
  let maxMoves = moves;
  for (let s = first; s < end; s++) {
    // A new state needs at least one move, so space for the moves is also enough for the states.
    if (moves + count > maxMoves) {
      builder.states = states;
      builder.moves = moves;
      builder.noteStates(states - noted);
      noted = states;
      maxMoves = moves + builder.reserve(8 * count);
      ({ keys, firstMove, to, what, weight, slots, wrap } = builder);
    }
    firstMove[s] = moves;
    const low = keys[2 * s]!;
    const high = keys[2 * s + 1]!;
    let baseLow = low & keepLow;
    let baseHigh = high & keepHigh;
    let needs = -1;
    let needy = 0;
    for (let i = 0; i < count; i++) {
      const shift = shifts[i]!;
      const isHigh = highWord[i]!;
      const point = ((isHigh ? high : low) >>> shift) & masks[i]!;
      points[i] = point;
      const skip = tables[skips[i]! + point]!;
      if (skip < 0) {
        needs = i;
        needy++;
      } else if (intos[i]! >= 0) continue;
      else if (isHigh) baseHigh |= skip << shift;
      else baseLow |= skip << shift;
    }
    if (needy > 1) continue;
    const stop = needy === 1 ? needs + 1 : count;
    for (let i = needy === 1 ? needs : 0; i < stop; i++) {
      const take = tables[takes[i]! + points[i]!]!;
      if (take < 0) continue;
      let nextLow = baseLow;
      let nextHigh = baseHigh;
      if (intos[i]! < 0) {
        const clear = ~(masks[i]! << shifts[i]!);
        if (highWord[i]) nextHigh = (baseHigh & clear) | (take << shifts[i]!);
        else nextLow = (baseLow & clear) | (take << shifts[i]!);
      }
      let factor = 1;
      if (weighted) {
        const own = all[i]!.weight;
        if (own !== null) factor = own[points[i]!]!;
      }
      if (joining > 0) {
        sums.fill(0, 0, into.length);
        for (let j = 0; j < count; j++) {
          const goal = intos[j]!;
          if (goal < 0) continue;
          const lacks = j === i ? take : tables[skips[j]! + points[j]!]!;
          const sum = sums[goal]! + lacks;
          sums[goal] = sum;
          factor *= choose(sum, lacks);
        }
        for (let g = 0; g < into.length; g++) {
          const { field, supply } = into[g]!;
          if (sums[g]! > supply) factor = 0;
          if (field.inHigh) nextHigh |= sums[g]! << field.shift;
          else nextLow |= sums[g]! << field.shift;
        }
      }
      if (factor === 0) continue;
      let slot = hash(nextLow, nextHigh) & wrap;
      let next = slots[slot]! - 1;
      while (next >= 0 && (keys[2 * next] !== nextLow || keys[2 * next + 1] !== nextHigh)) {
        slot = (slot + 1) & wrap;
        next = slots[slot]! - 1;
      }
      if (next < 0) {
        let must = 0;
        let never = lookahead.left;
        let clash = 0;
        for (let j = 0; j < demands; j++) {
          const value = ((demandHigh[j] ? nextHigh : nextLow) >>> demandShifts[j]!) & demandMasks[j]!;
          const at = demandTables[j]! + 2 * value;
          const own = tables[at]!;
          clash |= must & own;
          must |= own;
          never &= tables[at + 1]!;
        }
        if ((clash | never) !== 0) continue;
        next = states++;
        keys[2 * next] = nextLow;
        keys[2 * next + 1] = nextHigh;
        slots[slot] = next + 1;
      }
      to[moves] = next;
      what[moves] = whos[i]!;
      if (weighted) weight[moves - weighedFrom] = factor;
      moves++;
    }
  }
  builder.states = states;
  builder.moves = moves;
  builder.noteStates(states - noted);
}
