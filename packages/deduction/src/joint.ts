/**
 * How many deals have each three cards in the envelope. Deals are cut at the second of the three cards: sums tagged
 * with the first card come from the front, sums tagged with the third from the back.
 */
import type { CardTable } from './by-cards.ts';
import type { Puzzle } from './puzzle.ts';
import { bits, type Residue } from './residue.ts';
import type { EnvelopeCount } from './tally.ts';

/** The cards of a category that can be in the envelope; the free ones are alike and share the last tag. */
interface Tags {
  readonly cards: readonly (readonly number[])[];
  /** Place in the dealing order -> how many tags lie before it. */
  readonly before: Int32Array;
}

export function jointOfCards(
  puzzle: Puzzle,
  { lattice, residue }: CardTable,
  can: Int32Array,
  before: Float64Array,
  after: Float64Array,
): EnvelopeCount[] {
  const tags = [0, 1, 2].map((k) => tagsOf(puzzle, residue, can, k));
  const sizes = tags.map(({ cards }) => cards.length);
  const stride = [sizes[1]! * sizes[2]!, sizes[2]!, 1];
  const joint = new Float64Array(sizes[0]! * stride[0]!);
  const breadth = Math.max(...sizes);
  const { layers, moves, to, what, weight, ends } = lattice;
  const { cards, holders, open } = residue;
  const { category } = puzzle;
  const states = layers.at(-1)!;
  const last = layers.at(-2)!;
  const enveloped = holders.length;
  const openCount = bits(open);
  const freeTag = (k: number): number => sizes[k]! - 1;

  if (openCount === 0) joint[0] = after[0]!;
  const has = new Uint8Array(states);
  has[0] = 7 & ~open;
  for (let place = 0; place < cards.length; place++) {
    const bit = 1 << category[cards[place]!]!;
    for (let s = layers[place]!; s < layers[place + 1]!; s++)
      for (let m = moves[s]!; m < moves[s + 1]!; m++)
        has[to[m]!] = what[m] === enveloped ? has[s]! | bit : has[s]!;
  }
  // Offsets of the tagged sums: from the back where one category is missing, from the front where two are.
  const at = new Int32Array(states);
  let room = 0;
  for (let s = 0; s < states; s++) {
    const missing = 3 - bits(has[s]!);
    if (missing === 1 || (missing === 2 && openCount === 3)) {
      at[s] = room;
      room += breadth;
    }
  }
  const sums = new Float64Array(room);

  for (let s = states - 1; s >= last; s--)
    if (bits(has[s]!) === 2) {
      const k = 31 - Math.clz32(7 & ~has[s]!);
      sums[at[s]! + freeTag(k)] = ends[s - last]!;
    }
  for (let place = cards.length - 1; place >= 0; place--) {
    for (let s = layers[place]!; s < layers[place + 1]!; s++) {
      if (bits(has[s]!) !== 2 || after[s] === 0) continue;
      const k = 31 - Math.clz32(7 & ~has[s]!);
      const from = tags[k]!.before[place]!;
      const end = moves[s + 1]!;
      for (let m = moves[s]!; m < end; m++) {
        const next = to[m]!;
        if (after[next] === 0) continue;
        if (what[m] === enveloped) sums[at[s]! + from]! += after[next]!;
        else {
          const factor = weight === null ? 1 : weight[m]!;
          for (let tag = from; tag < sizes[k]!; tag++) sums[at[s]! + tag]! += factor * sums[at[next]! + tag]!;
        }
      }
    }
  }

  for (let place = 0; place <= cards.length; place++) {
    const k2 = place < cards.length ? category[cards[place]!]! : -1;
    const second = k2 < 0 ? 0 : tags[k2]!.before[place]! * stride[k2]!;
    for (let s = layers[place]!; s < layers[place + 1]!; s++) {
      const ways = before[s]!;
      if (ways === 0 || after[s] === 0) continue;
      const missing = 3 - bits(has[s]!);
      if (missing === 0 || (missing === 1 && openCount > 1)) continue;
      const tagged = missing === 2 && openCount === 3;
      const k1 = tagged ? 31 - Math.clz32(has[s]!) : 0;
      const known = tagged ? tags[k1]!.before[Math.min(place, cards.length)]! : 0;
      if (place === cards.length) {
        let rest = 0;
        for (let k = 0; k < 3; k++) if ((has[s]! & (1 << k)) === 0) rest += freeTag(k) * stride[k]!;
        const end = ends[s - last]!;
        if (!tagged) joint[rest]! += ways * end;
        else
          for (let tag = 0; tag < known; tag++) joint[rest + tag * stride[k1]!]! += sums[at[s]! + tag]! * end;
        continue;
      }
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const next = to[m]!;
        if (after[next] === 0) continue;
        const factor = weight === null ? 1 : weight[m]!;
        if (what[m] !== enveloped) {
          if (tagged)
            for (let tag = 0; tag < known; tag++) sums[at[next]! + tag]! += factor * sums[at[s]! + tag]!;
        } else if (missing === 3) sums[at[next]! + tags[k2]!.before[place]!]! += ways;
        else if (missing === 1) joint[second]! += ways * after[next]!;
        else {
          const k3 = 31 - Math.clz32(7 & ~has[next]!);
          const third = tags[k3]!;
          for (let tag = third.before[place]!; tag < sizes[k3]!; tag++) {
            const rest = sums[at[next]! + tag]!;
            if (rest === 0) continue;
            const cell = second + tag * stride[k3]!;
            if (!tagged) joint[cell]! += ways * rest;
            else
              for (let one = 0; one < known; one++)
                joint[cell + one * stride[k1]!]! += sums[at[s]! + one]! * rest;
          }
        }
      }
    }
  }
  return spread(joint, tags);
}

function tagsOf({ category, envelope }: Puzzle, residue: Residue, can: Int32Array, k: number): Tags {
  const { cards, holders, free, open } = residue;
  const bit = 1 << holders.length;
  const before = new Int32Array(cards.length + 1);
  if ((open & (1 << k)) === 0) {
    const known = can.findIndex((mask, card) => category[card] === k && mask === 1 << envelope);
    return { cards: [[known]], before };
  }
  const tags: number[][] = [];
  cards.forEach((card, place) => {
    before[place] = tags.length;
    if (category[card] === k && residue.can[card]! & bit) tags.push([card]);
  });
  before[cards.length] = tags.length;
  const alike = free.filter((card) => category[card] === k && residue.can[card]! & bit);
  if (alike.length > 0) tags.push(alike);
  return { cards: tags, before };
}

/** From tags to cards: those that share a tag share its count. */
function spread(joint: Float64Array, tags: readonly Tags[]): EnvelopeCount[] {
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
