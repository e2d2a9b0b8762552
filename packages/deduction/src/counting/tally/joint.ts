/**
 * How many deals have each three cards in the envelope. Deals are cut at the second of the three cards: sums tagged
 * with the first card come from the front, sums tagged with the third from the back.
 */

import type { Puzzle } from '../../knowledge/puzzle.ts';
import type { CardTable } from '../by-cards.ts';
import type { Residue } from '../residue.ts';
import type { EnvelopeCount } from './tally.ts';

/** The cards of a category that can be in the envelope. All free ones share the last tag, since nothing tells them apart. */
interface Tags {
  readonly cards: readonly (readonly number[])[];
  readonly size: number;
  readonly stride: number;
  /** Place in the dealing order -> how many tags lie before it. */
  readonly before: Int32Array;
}

/** Categories in the envelope, as bits -> how many are missing; the only one missing; the only one there. */
const missing = [3, 2, 2, 1, 2, 1, 1, 0];
const lacked = [-1, -1, -1, 2, -1, 1, 0, -1];
const present = [-1, 0, 1, -1, 2, -1, -1, -1];

let hasTable = new Uint8Array(4096);
let atTable = new Int32Array(4096);
let sumTable = new Float64Array(32768);
/** A larger table than this is not kept for the next position: few positions need one. */
const maxKept = 2 ** 20;

export function jointOfCards(
  puzzle: Puzzle,
  table: CardTable,
  can: Int32Array,
  before: Float64Array,
  after: Float64Array,
): EnvelopeCount[] {
  const tags = tagsOfAll(puzzle, table.residue, can);
  const joint = new Float64Array(tags[0]!.size * tags[0]!.stride);
  if (table.residue.open === 0) joint[0] = after[0]!;
  else {
    layOut(puzzle, table, tags, after);
    sumFromTheBack(table, tags, after);
    sumFromTheFront(puzzle, table, tags, before, after, joint);
    if (sumTable.length > maxKept) sumTable = new Float64Array(maxKept);
  }
  return expandTags(joint, tags);
}

/**
 * Finds what the envelope has in each state, and where its tagged sums are stored: by the tags still to come when one
 * category is missing, by the tags that came when two of three are.
 */
function layOut(
  { category }: Puzzle,
  { lattice, residue }: CardTable,
  tags: readonly Tags[],
  after: Float64Array,
): void {
  const { layers, moves, to, what } = lattice;
  const { cards, holders, open } = residue;
  const states = layers.at(-1)!;
  if (hasTable.length < states) {
    hasTable = new Uint8Array(withSpare(states));
    atTable = new Int32Array(withSpare(states));
  }
  const has = hasTable;
  has[0] = 7 & ~open;
  let room = 0;
  for (let place = 0; place <= cards.length; place++) {
    const bit = place < cards.length ? 1 << category[cards[place]!]! : 0;
    const end = layers[place + 1]!;
    for (let s = layers[place]!; s < end; s++) {
      if (after[s] === 0) continue;
      const here = has[s]!;
      for (let m = moves[s]!; m < moves[s + 1]!; m++)
        has[to[m]!] = what[m] === holders.length ? here | bit : here;
      const k = lacked[here]!;
      const k1 = open === 7 ? present[here]! : -1;
      if (k >= 0) {
        const { size, before } = tags[k]!;
        atTable[s] = room - before[place]!;
        room += size - before[place]!;
      } else if (k1 >= 0) {
        atTable[s] = room;
        room += tags[k1]!.before[place]!;
      }
    }
  }
  if (sumTable.length < room) sumTable = new Float64Array(withSpare(room));
  else sumTable.fill(0, 0, room);
}

const withSpare = (size: number): number => size + (size >> 2);

/** For states with one category missing: the number of ways from there, by the card that will come. */
function sumFromTheBack({ lattice, residue }: CardTable, tags: readonly Tags[], after: Float64Array): void {
  const { layers, moves, to, what, weight, weighedFrom, ends } = lattice;
  const has = hasTable;
  const at = atTable;
  const sums = sumTable;
  const enveloped = residue.holders.length;
  const last = layers.at(-2)!;
  for (let s = last; s < layers.at(-1)!; s++) {
    const k = lacked[has[s]!]!;
    if (k >= 0 && after[s] !== 0) sums[at[s]! + tags[k]!.size - 1] = ends[s - last]!;
  }
  for (let place = residue.cards.length - 1; place >= 0; place--) {
    const end = layers[place + 1]!;
    for (let s = layers[place]!; s < end; s++) {
      const k = lacked[has[s]!]!;
      if (k < 0 || after[s] === 0) continue;
      const { size, before } = tags[k]!;
      const from = before[place + 1]!;
      const here = at[s]!;
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const next = to[m]!;
        if (after[next] === 0) continue;
        const factor = m < weighedFrom ? 1 : weight[m - weighedFrom]!;
        if (what[m] === enveloped) {
          sums[here + before[place]!]! += factor * after[next]!;
          continue;
        }
        const there = at[next]!;
        for (let tag = from; tag < size; tag++) sums[here + tag]! += factor * sums[there + tag]!;
      }
    }
  }
}

function sumFromTheFront(
  { category }: Puzzle,
  { lattice, residue }: CardTable,
  tags: readonly Tags[],
  before: Float64Array,
  after: Float64Array,
  joint: Float64Array,
): void {
  const { layers, moves, to, what, weight, weighedFrom, ends } = lattice;
  const { cards, open } = residue;
  const has = hasTable;
  const at = atTable;
  const sums = sumTable;
  const enveloped = residue.holders.length;
  const openCount = missing[7 & ~open]!;
  const last = layers.at(-2)!;
  for (let place = 0; place < cards.length; place++) {
    const k2 = category[cards[place]!]!;
    const own = tags[k2]!.before[place]!;
    const second = own * tags[k2]!.stride;
    const end = layers[place + 1]!;
    for (let s = layers[place]!; s < end; s++) {
      if (after[s] === 0) continue;
      const lacks = missing[has[s]!]!;
      if (lacks === 0 || (lacks === 1 && openCount > 1)) continue;
      const ways = before[s]!;
      const k1 = openCount === 3 ? present[has[s]!]! : -1;
      const known = k1 < 0 ? 0 : tags[k1]!.before[place]!;
      const here = at[s]!;
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const next = to[m]!;
        if (after[next] === 0) continue;
        const there = at[next]!;
        const factor = m < weighedFrom ? 1 : weight[m - weighedFrom]!;
        if (what[m] !== enveloped) {
          for (let tag = 0; tag < known; tag++) sums[there + tag]! += factor * sums[here + tag]!;
        } else if (lacks === 3) sums[there + own]! += factor * ways;
        else if (lacks === 1) joint[second]! += factor * ways * after[next]!;
        else {
          const { size, stride, before: earlier } = tags[lacked[has[next]!]!]!;
          for (let tag = earlier[place]!; tag < size; tag++) {
            const rest = factor * sums[there + tag]!;
            if (rest === 0) continue;
            const cell = second + tag * stride;
            if (k1 < 0) joint[cell]! += ways * rest;
            else {
              const step = tags[k1]!.stride;
              for (let one = 0; one < known; one++) joint[cell + one * step]! += sums[here + one]! * rest;
            }
          }
        }
      }
    }
  }
  for (let s = last; s < layers.at(-1)!; s++) {
    const lacks = missing[has[s]!]!;
    if (after[s] === 0 || lacks === 0 || (lacks === 1 && openCount > 1)) continue;
    let cell = 0;
    for (let k = 0; k < 3; k++) if ((has[s]! & (1 << k)) === 0) cell += (tags[k]!.size - 1) * tags[k]!.stride;
    const k1 = openCount === 3 ? present[has[s]!]! : -1;
    if (k1 < 0) joint[cell]! += before[s]! * ends[s - last]!;
    else
      for (let one = 0; one < tags[k1]!.before[cards.length]!; one++)
        joint[cell + one * tags[k1]!.stride]! += sums[at[s]! + one]! * ends[s - last]!;
  }
}

function tagsOfAll(puzzle: Puzzle, residue: Residue, can: Int32Array): Tags[] {
  let stride = 1;
  return [2, 1, 0]
    .map((k) => {
      const tags = { ...tagsOf(puzzle, residue, can, k), stride };
      stride *= tags.size;
      return tags;
    })
    .reverse();
}

function tagsOf({ category, envelope }: Puzzle, residue: Residue, can: Int32Array, k: number) {
  const { cards, holders, free, open } = residue;
  const bit = 1 << holders.length;
  const before = new Int32Array(cards.length + 1);
  if ((open & (1 << k)) === 0) {
    const known = can.findIndex((mask, card) => category[card] === k && mask === 1 << envelope);
    return { cards: [[known]], size: 1, before };
  }
  const tags: number[][] = [];
  cards.forEach((card, place) => {
    before[place] = tags.length;
    if (category[card] === k && residue.can[card]! & bit) tags.push([card]);
  });
  before[cards.length] = tags.length;
  const alike = free.filter((card) => category[card] === k && residue.can[card]! & bit);
  if (alike.length > 0) tags.push(alike);
  return { cards: tags, size: tags.length, before };
}

/** From tags to cards: those that share a tag share its count. */
function expandTags(joint: Float64Array, tags: readonly Tags[]): EnvelopeCount[] {
  const [suspects, weapons, rooms] = tags.map(({ cards }) => cards);
  const all: EnvelopeCount[] = [];
  let cell = 0;
  for (const s of suspects!)
    for (const w of weapons!)
      for (const r of rooms!) {
        const sum = joint[cell++]!;
        if (sum === 0) continue;
        const count = sum / (s.length * w.length * r.length);
        for (const a of s) for (const b of w) for (const c of r) all.push({ cards: [a, b, c], count });
      }
  return all;
}
