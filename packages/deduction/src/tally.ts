/** How many deals have each card with each owner, and each envelope: what every way of counting comes to. */
import type { CardTable } from './by-cards.ts';
import { jointOfCards } from './joint.ts';
import type { Puzzle } from './puzzle.ts';
import type { Holder } from './residue.ts';
import { backward, forward } from './sweep.ts';

export interface Tally {
  /** The weight of all deals that fit: their number, when all weigh the same. */
  readonly total: number;
  /** Card by card, for each owner and then the envelope. Zero means never. */
  readonly counts: Float64Array;
  /** Envelopes that can be, three cards each. */
  readonly envelopes: readonly EnvelopeCount[];
}
export interface EnvelopeCount {
  readonly cards: readonly [number, number, number];
  readonly count: number;
}

/** What a holder's members share is split by the number of cards each takes. */
export function shareOut(
  counts: Float64Array,
  row: number,
  { members, rooms, room }: Holder,
  count: number,
): void {
  if (members.length === 1) counts[row + members[0]!]! += count;
  else for (let i = 0; i < members.length; i++) counts[row + members[i]!]! += (count * rooms[i]!) / room;
}

export function tallyCards(puzzle: Puzzle, table: CardTable, can: Int32Array): Tally {
  const { lattice, residue } = table;
  const { cards, holders } = residue;
  const { layers, moves, to, what, weight } = lattice;
  const width = puzzle.envelope + 1;
  const counts = new Float64Array(puzzle.cards.length * width);
  const after = backward(lattice);
  const before = forward(lattice);
  const total = after[0]!;
  for (let card = 0; card < puzzle.cards.length; card++) {
    const mask = can[card]!;
    if ((mask & (mask - 1)) === 0) counts[card * width + 31 - Math.clz32(mask)] = total;
  }
  const sums = new Float64Array(holders.length + 1);
  for (let place = 0; place < cards.length; place++) {
    sums.fill(0);
    const end = layers[place + 1]!;
    for (let s = layers[place]!; s < end; s++) {
      const here = before[s]!;
      const last = moves[s + 1]!;
      if (here === 0) continue;
      if (weight === null) for (let m = moves[s]!; m < last; m++) sums[what[m]!]! += here * after[to[m]!]!;
      else for (let m = moves[s]!; m < last; m++) sums[what[m]!]! += here * weight[m]! * after[to[m]!]!;
    }
    const row = cards[place]! * width;
    holders.forEach((holder, i) => {
      shareOut(counts, row, holder, sums[i]!);
    });
    counts[row + puzzle.envelope] = sums[holders.length]!;
  }
  tallyFree(puzzle, table, before, counts);
  return { total, counts, envelopes: jointOfCards(puzzle, table, can, before, after) };
}

/** Free cards of a category are alike: each has its share of what the holders take at their closings. */
function tallyFree(puzzle: Puzzle, table: CardTable, before: Float64Array, counts: Float64Array): void {
  const { residue, lattice, ends } = table;
  const { free, freeByCategory, holders, can } = residue;
  if (free.length === 0) return;
  const last = lattice.layers.at(-2)!;
  // By what the envelope has in the end: all deals, and the free cards each holder takes in them.
  const all = new Float64Array(8);
  ends.forEach((has, e) => {
    all[has]! += before[last + e]! * lattice.ends[e]!;
  });
  const taken = freeTaken(table, before, all);
  // Four kinds: of each category and able to be in the envelope, or unable to.
  const width = holders.length + 1;
  const kinds = new Float64Array(4 * width);
  for (let has = 0; has < 8; has++) {
    if (all[has] === 0) continue;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) inHands--;
    for (let kind = 0; kind < 4; kind++) {
      const alike = kind < 3 && (has & (1 << kind)) === 0 ? freeByCategory[kind]! : 0;
      if (alike > 0) kinds[kind * width + holders.length]! += all[has]! / alike;
      for (let h = 0; h < holders.length; h++) {
        const sum = taken[h * 8 + has]!;
        if (sum > 0)
          kinds[kind * width + h]! += alike > 0 ? (sum * (alike - 1)) / (inHands * alike) : sum / inHands;
      }
    }
  }
  for (const card of free) {
    const kind = can[card]! & (1 << holders.length) ? puzzle.category[card]! : 3;
    const row = card * (puzzle.envelope + 1);
    holders.forEach((holder, h) => {
      shareOut(counts, row, holder, kinds[kind * width + h]!);
    });
    counts[row + puzzle.envelope] = kinds[kind * width + holders.length]!;
  }
}

let tagTable = new Float64Array(4096);

/** Holder by holder, for each of the eight things the envelope can have in the end. */
function freeTaken({ residue, lattice, ends, closings }: CardTable, before: Float64Array, all: Float64Array) {
  const { layers, moves, to, what, weight } = lattice;
  const taken = new Float64Array(residue.holders.length * 8);
  const states = layers.at(-1)!;
  const last = layers.at(-2)!;
  const places = closings.filter(({ place }) => place >= 0);
  const first = places.length === 0 ? last : layers[Math.min(...places.map(({ place }) => place))]!;
  const size = (states - first) * 8;
  if (tagTable.length < size) tagTable = new Float64Array(size * 2);
  else tagTable.fill(0, 0, size);
  const tags = tagTable;
  ends.forEach((has, e) => {
    tags[(last + e - first) * 8 + has] = lattice.ends[e]!;
  });
  for (let s = last - 1; s >= first; s--) {
    const row = (s - first) * 8;
    for (let m = moves[s]!; m < moves[s + 1]!; m++) {
      const next = (to[m]! - first) * 8;
      const factor = weight === null ? 1 : weight[m]!;
      for (let has = 0; has < 8; has++) tags[row + has]! += factor * tags[next + has]!;
    }
  }
  for (const { place, holder, lacks } of closings) {
    const row = holder * 8;
    if (place < 0) {
      for (let has = 0; has < 8; has++) taken[row + has] = lacks(0, false) * all[has]!;
      continue;
    }
    for (let s = layers[place]!; s < layers[place + 1]!; s++)
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const count = lacks(s, what[m] === holder);
        if (count === 0) continue;
        const ways = count * before[s]! * (weight === null ? 1 : weight[m]!);
        const next = (to[m]! - first) * 8;
        for (let has = 0; has < 8; has++) taken[row + has]! += ways * tags[next + has]!;
      }
  }
  return taken;
}
