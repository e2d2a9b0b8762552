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
export function shareOut(counts: Float64Array, row: number, { members, rooms, room }: Holder, count: number): void {
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
  const before = forward(lattice, true);
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
      for (let m = moves[s]!; m < last; m++)
        sums[what[m]!]! += here * (weight === null ? 1 : weight[m]!) * after[to[m]!]!;
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

/** Free cards of a category are alike: each has its share of every end. */
function tallyFree(puzzle: Puzzle, table: CardTable, before: Float64Array, counts: Float64Array): void {
  const { residue, lattice, left } = table;
  const { free, freeByCategory, holders, can } = residue;
  if (free.length === 0) return;
  const width = puzzle.envelope + 1;
  const first = lattice.layers.at(-2)!;
  // Four kinds: of each category and able to be in the envelope, or unable to.
  const kinds = new Float64Array(4 * (holders.length + 1));
  for (let e = 0; e < lattice.ends.length; e++) {
    const ways = before[first + e]! * lattice.ends[e]!;
    if (ways === 0) continue;
    const row = e * (holders.length + 1);
    const has = left[row + holders.length]!;
    let inHands = free.length;
    for (let k = 0; k < 3; k++) if ((has & (1 << k)) === 0) inHands--;
    for (let kind = 0; kind < 4; kind++) {
      const alike = kind < 3 && (has & (1 << kind)) === 0 ? freeByCategory[kind]! : 0;
      const at = kind * (holders.length + 1);
      if (alike > 0) kinds[at + holders.length]! += ways / alike;
      for (let h = 0; h < holders.length; h++) {
        const takes = left[row + h]!;
        if (takes === 0) continue;
        kinds[at + h]! +=
          alike > 0 ? (ways * takes * (alike - 1)) / (inHands * alike) : (ways * takes) / inHands;
      }
    }
  }
  for (const card of free) {
    const kind = can[card]! & (1 << holders.length) ? puzzle.category[card]! : 3;
    const at = kind * (holders.length + 1);
    const row = card * width;
    holders.forEach((holder, h) => {
      shareOut(counts, row, holder, kinds[at + h]!);
    });
    counts[row + puzzle.envelope] = kinds[at + holders.length]!;
  }
}
