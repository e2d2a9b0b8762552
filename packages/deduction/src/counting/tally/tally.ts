/** How many deals have each card with each owner, and each envelope: the result of both counting methods. */

import type { Puzzle } from '../../knowledge/puzzle.ts';
import type { CardTable } from '../by-cards.ts';
import type { Lattice } from '../lattice/lattice.ts';
import { backward, forward } from '../lattice/sweep.ts';
import type { Holder, Residue } from '../residue.ts';
import { jointOfCards } from './joint.ts';
import { tallyHolders } from './tally-holders.ts';

/** The sums of a count: by card and owner, and by envelope. */
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

/** Splits the count of a holder among its members, by the number of cards each takes. */
export function shareOut(
  counts: Float64Array,
  row: number,
  { members, rooms, room }: Holder,
  count: number,
): void {
  if (members.length === 1) counts[row + members[0]!]! += count;
  else for (let i = 0; i < members.length; i++) counts[row + members[i]!]! += (count * rooms[i]!) / room;
}

/** The first part of every tally: both sweeps, and the cards that can be in one place only. */
export function sweepBothWays(puzzle: Puzzle, lattice: Lattice, can: Int32Array) {
  const width = puzzle.envelope + 1;
  const counts = new Float64Array(puzzle.cards.length * width);
  const after = backward(lattice);
  const before = forward(lattice);
  const total = after[0]!;
  for (let card = 0; card < puzzle.cards.length; card++) {
    const mask = can[card]!;
    if ((mask & (mask - 1)) === 0) counts[card * width + 31 - Math.clz32(mask)] = total;
  }
  return { width, counts, after, before, total };
}

export function tallyCards(puzzle: Puzzle, table: CardTable, can: Int32Array): Tally {
  const { lattice, residue } = table;
  const { width, counts, after, before, total } = sweepBothWays(puzzle, lattice, can);
  const { sums, freeTaken, ends } = tallyHolders(table, before, after);
  const row = (holder: Holder, card: number, sum: number): void =>
    shareOut(counts, card * width, holder, sum);
  const parts = residue.holders.length + 1;
  residue.cards.forEach((card, place) => {
    residue.holders.forEach((holder, h) => {
      row(holder, card, sums[place * parts + h]!);
    });
    counts[card * width + puzzle.envelope] = sums[place * parts + parts - 1]!;
  });
  tallyFree(puzzle, residue, freeTaken, ends, counts);
  return { total, counts, envelopes: jointOfCards(puzzle, table, can, before, after) };
}

/** Free cards of a category are alike: each has its share of what the holders take in the end. */
function tallyFree(
  puzzle: Puzzle,
  { free, freeByCategory, holders, can }: Residue,
  taken: Float64Array,
  ends: Float64Array,
  counts: Float64Array,
): void {
  // Four kinds: of each category and able to be in the envelope, or unable to.
  const width = holders.length + 1;
  const kinds = new Float64Array(4 * width);
  for (let has = 0; has < 8; has++) {
    if (ends[has] === 0) continue;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) inHands--;
    for (let kind = 0; kind < 4; kind++) {
      const alike = kind < 3 && (has & (1 << kind)) === 0 ? freeByCategory[kind]! : 0;
      if (alike > 0) kinds[kind * width + holders.length]! += ends[has]! / alike;
      for (let h = 0; h < holders.length; h++) {
        const sum = taken[h * 8 + has]!;
        if (sum === 0) continue;
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
