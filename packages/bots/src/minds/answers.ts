/** How a suggestion would be answered in each of the worlds at hand, and what that would tell. */
import { neverAsked, type Worlds } from '../knowledge/deals/worlds.ts';

/** A suggestion as card numbers; questions name fewer than three. */
export type Named = readonly number[];

/** The number of possible answers: nobody shows (0), or a seat shows one of the three cards. */
export const answersOf = ({ askable }: Worlds): number => 1 + askable * 3;

/**
 * Looks up, by the ranks of three cards' owners, the first to be asked (from bit 3) and which of the cards it has (bits
 * 0 to 2).
 */
export const firstHolders = Uint8Array.from({ length: 1 << 12 }, (_, code) => {
  const ranks = [code >> 8, (code >> 4) & 15, code & 15];
  const first = Math.min(...ranks);
  if (first === neverAsked) return 0;
  return ranks.reduce((sum, rank, i) => sum | (rank === first ? 1 << i : 0), first << 3);
});
const whichOne = Uint8Array.of(0, 0, 1, 0, 2, 0, 0, 0);
const holdsOne = Uint8Array.of(0, 1, 1, 0, 1, 0, 0, 0);
/** A player with several of the cards is assumed to pick one at random. */
export const choiceShare = Float64Array.of(0, 1, 1, 1 / 2, 1, 1 / 2, 1 / 2, 1 / 3);

let nobody = new Uint8Array(0);
/** How soon the card's owner is asked in each world; `neverAsked` for a card that is not named. */
export function rowOf({ ranks, count }: Worlds, card: number | undefined): Uint8Array {
  if (card !== undefined) return ranks[card]!;
  if (nobody.length < count) nobody = new Uint8Array(count).fill(neverAsked);
  return nobody;
}

const maxAnswers = 64;
export const totals = new Float64Array(maxAnswers);
const tops = new Float64Array(maxAnswers);
const logs = new Float64Array(maxAnswers);
const here = new Float64Array(maxAnswers);
let byRoom = new Float64Array(0);
/** The share of the room in all bits while nothing is known. */
export const roomShare = 0.4;

/** Equally likely worlds are split into halves and thirds, so that most sums are multiples of a sixth. */
const sixths = Float64Array.from({ length: 6 * 1024 }, (_, i) => (i === 0 ? 0 : (i / 6) * Math.log2(i / 6)));
export function xLog2x(x: number): number {
  const i = Math.round(x * 6);
  return i < sixths.length && Math.abs(x * 6 - i) < 1e-9 ? sixths[i]! : x * Math.log2(x);
}

/**
 * The expected worth of the position after the answer, judged by the chance of the likeliest envelope and the entropy of the
 * envelope in bits. With a `roomCost`, bits about the room count that much more than the others; the total is scaled to
 * stay the same.
 */
export function expectation(
  worlds: Worlds,
  named: Named,
  worth: (top: number, bits: number) => number,
  roomCost = 0,
): number {
  const { count, triples, total, weights, sizes } = worlds;
  const size = answersOf(worlds);
  const rooms = sizes[2];
  if (roomCost > 0) {
    if (byRoom.length < size * rooms) byRoom = new Float64Array(size * rooms);
    byRoom.fill(0, 0, size * rooms);
  }
  const a = rowOf(worlds, named[0]);
  const b = rowOf(worlds, named[1]);
  const c = rowOf(worlds, named[2]);
  totals.fill(0, 0, size);
  tops.fill(0, 0, size);
  logs.fill(0, 0, size);
  let world = 0;
  while (world < count) {
    const triple = triples[world]!;
    let given = 0;
    for (; world < count && triples[world] === triple; world++) {
      const first = firstHolders[(a[world]! << 8) | (b[world]! << 4) | c[world]!]!;
      const weight = weights[world]!;
      if (first === 0) {
        here[0]! += weight;
        given |= 1;
        continue;
      }
      const held = first & 7;
      const base = 1 + (first >> 3) * 3;
      if (holdsOne[held] === 1) {
        const seen = base + whichOne[held]!;
        here[seen]! += weight;
        given |= 1 << seen;
        continue;
      }
      const share = weight * choiceShare[held]!;
      for (let i = 0; i < 3; i++) {
        if ((held & (1 << i)) === 0) continue;
        here[base + i]! += share;
        given |= 1 << (base + i);
      }
    }
    for (; given !== 0; given &= given - 1) {
      const seen = 31 - Math.clz32(given & -given);
      const sum = here[seen]!;
      here[seen] = 0;
      totals[seen]! += sum;
      if (roomCost > 0) byRoom[seen * rooms + (triple % rooms)]! += sum;
      if (sum !== 1) logs[seen]! += xLog2x(sum);
      if (sum > tops[seen]!) tops[seen] = sum;
    }
  }
  let sum = 0;
  for (let seen = 0; seen < size; seen++) {
    const all = totals[seen]!;
    if (all === 0) continue;
    let bits = (xLog2x(all) - logs[seen]!) / all;
    if (roomCost > 0) {
      let known = 0;
      for (let room = 0; room < rooms; room++) {
        const part = byRoom[seen * rooms + room]!;
        if (part > 0) known += xLog2x(part);
      }
      bits = (bits + (roomCost * (xLog2x(all) - known)) / all) / (1 + roomShare * roomCost);
    }
    sum += all * worth(tops[seen]! / all, bits);
  }
  return sum / total;
}

/** The expected number of bits that the answer tells about the whole envelope. */
export function jointGainOf(worlds: Worlds): (named: Named) => number {
  const bitsLeft = (named: Named): number => expectation(worlds, named, (_top, bits) => bits);
  const now = bitsLeft([]);
  return (named) => now - bitsLeft(named);
}

let table = new Float64Array(1024);

/** The bits that a listener, who sees no card, learns about each card of the envelope, added up. */
export function heardGainOf(worlds: Worlds, named: Named): number {
  const { sizes, envelopes, count, askable } = worlds;
  const a = rowOf(worlds, named[0]);
  const b = rowOf(worlds, named[1]);
  const c = rowOf(worlds, named[2]);
  const stride = sizes[0] + sizes[1] + sizes[2];
  const cells = (1 + askable) * stride;
  if (table.length < cells) table = new Float64Array(cells);
  totals.fill(0, 0, 1 + askable);
  for (let world = 0; world < count; world++) {
    const first = Math.min(a[world]!, b[world]!, c[world]!);
    const given = first === neverAsked ? 0 : 1 + first;
    const at = world * 3;
    const row = given * stride;
    table[row + envelopes[at]!]!++;
    table[row + sizes[0] + envelopes[at + 1]!]!++;
    table[row + sizes[0] + sizes[1] + envelopes[at + 2]!]!++;
    totals[given]!++;
  }
  // Each answer's total counts in all three categories.
  let gain = 3 * xLog2x(count);
  for (let given = 0; given <= askable; given++) gain -= 3 * xLog2x(totals[given]!);
  for (let i = 0; i < stride; i++) {
    let sum = 0;
    for (let given = 0; given <= askable; given++) {
      const some = table[given * stride + i]!;
      if (some === 0) continue;
      table[given * stride + i] = 0;
      sum += some;
      gain += xLog2x(some);
    }
    gain -= xLog2x(sum);
  }
  return gain / count;
}

/** The share of worlds left after the least telling answer. */
export function worstOf(worlds: Worlds, named: Named): number {
  const { count } = worlds;
  const a = rowOf(worlds, named[0]);
  const b = rowOf(worlds, named[1]);
  const c = rowOf(worlds, named[2]);
  const size = answersOf(worlds);
  totals.fill(0, 0, size);
  // In the worst case the card shown is the one that tells least, so each card counts all worlds that allow it.
  for (let world = 0; world < count; world++) {
    const first = firstHolders[(a[world]! << 8) | (b[world]! << 4) | c[world]!]!;
    const base = 1 + (first >> 3) * 3;
    if (first === 0) totals[0]!++;
    if ((first & 1) !== 0) totals[base]!++;
    if ((first & 2) !== 0) totals[base + 1]!++;
    if ((first & 4) !== 0) totals[base + 2]!++;
  }
  let largest = 0;
  for (let seen = 0; seen < size; seen++) largest = Math.max(largest, totals[seen]!);
  return largest / count;
}

let marks = new Uint8Array(0);

/** The share of different envelopes left after the answer that leaves the most. */
export function worstTriplesOf(worlds: Worlds, named: Named): number {
  const { count, triples } = worlds;
  const a = rowOf(worlds, named[0]);
  const b = rowOf(worlds, named[1]);
  const c = rowOf(worlds, named[2]);
  const size = answersOf(worlds);
  if (marks.length < size) marks = new Uint8Array(size);
  totals.fill(0, 0, size);
  let all = 0;
  // Worlds with the same envelope are adjacent, so that each answer counts it once.
  for (let world = 0; world < count; ) {
    const triple = triples[world]!;
    all++;
    marks.fill(0, 0, size);
    for (; world < count && triples[world] === triple; world++) {
      const first = firstHolders[(a[world]! << 8) | (b[world]! << 4) | c[world]!]!;
      const base = 1 + (first >> 3) * 3;
      if (first === 0) marks[0] = 1;
      if ((first & 1) !== 0) marks[base] = 1;
      if ((first & 2) !== 0) marks[base + 1] = 1;
      if ((first & 4) !== 0) marks[base + 2] = 1;
    }
    for (let seen = 0; seen < size; seen++) totals[seen]! += marks[seen]!;
  }
  let largest = 0;
  for (let seen = 0; seen < size; seen++) largest = Math.max(largest, totals[seen]!);
  return largest / all;
}
