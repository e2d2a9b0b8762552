/** What a suggestion would be answered, over all worlds at hand. */
import { never, type Worlds } from '../knowledge/worlds.ts';

/** A suggestion as card numbers; questions name fewer than three. */
export type Named = readonly number[];

export const answersOf = (worlds: Worlds, named: Named): number => 1 + worlds.askable * named.length;

/** Worlds in parts: which answer, in which world, and which share of it. */
let answers = new Uint8Array(1024);
let worldOf = new Uint16Array(1024);
let shares = new Float64Array(1024);

/**
 * Sets down what this seat would see in each world: nobody (0), or who shows which of the cards; and says how many
 * parts that makes. Who has several is taken to choose evenly, so a world may come in parts.
 */
function answer({ count, ranks }: Worlds, named: Named): number {
  const last = named.length;
  if (answers.length < count * 3) {
    answers = new Uint8Array(count * 3);
    worldOf = new Uint16Array(count * 3);
    shares = new Float64Array(count * 3);
  }
  let parts = 0;
  for (let world = 0; world < count; world++) {
    let first = never;
    let held = 0;
    for (let i = 0; i < last; i++) {
      const rank = ranks[named[i]! * count + world]!;
      if (rank > first || rank === never) continue;
      held = rank < first ? 1 : held + 1;
      first = rank;
    }
    if (held === 0) {
      answers[parts] = 0;
      worldOf[parts] = world;
      shares[parts++] = 1;
      continue;
    }
    for (let i = 0; i < last; i++) {
      if (ranks[named[i]! * count + world] !== first) continue;
      answers[parts] = 1 + first * last + i;
      worldOf[parts] = world;
      shares[parts++] = 1 / held;
    }
  }
  return parts;
}

let table = new Float64Array(1024);
let touched = new Int32Array(1024);
let totals = new Float64Array(64);
let tops = new Float64Array(64);
let logs = new Float64Array(64);

function clear(size: number): void {
  if (totals.length < size) {
    totals = new Float64Array(size);
    tops = new Float64Array(size);
    logs = new Float64Array(size);
  }
  totals.fill(0, 0, size);
  tops.fill(0, 0, size);
  logs.fill(0, 0, size);
}

/**
 * What each answer would be worth, by how likely the likeliest envelope is then and how unsure it is in bits, added up by
 * the chance of the answer.
 */
export function expectation(
  worlds: Worlds,
  named: Named,
  worth: (top: number, bits: number) => number,
): number {
  const { triples, tripleCount, total, weights } = worlds;
  const size = answersOf(worlds, named);
  const parts = answer(worlds, named);
  if (table.length < size * tripleCount) table = new Float64Array(size * tripleCount);
  if (touched.length < parts) touched = new Int32Array(parts * 2);
  clear(size);
  let used = 0;
  for (let part = 0; part < parts; part++) {
    const world = worldOf[part]!;
    const cell = answers[part]! * tripleCount + triples[world]!;
    if (table[cell] === 0) touched[used++] = cell;
    table[cell]! += weights[world]! * shares[part]!;
  }
  for (let i = 0; i < used; i++) {
    const cell = touched[i]!;
    const given = Math.floor(cell / tripleCount);
    const here = table[cell]!;
    table[cell] = 0;
    totals[given]! += here;
    logs[given]! += here * Math.log2(here);
    if (here > tops[given]!) tops[given] = here;
  }
  let sum = 0;
  for (let given = 0; given < size; given++) {
    const here = totals[given]!;
    if (here > 0) sum += here * worth(tops[given]! / here, Math.log2(here) - logs[given]! / here);
  }
  return sum / total;
}

/** How much less unsure about the whole envelope it would be after the answer, in bits. */
export function jointGainOf(worlds: Worlds): (named: Named) => number {
  const bitsLeft = (named: Named): number => expectation(worlds, named, (_top, bits) => bits);
  const now = bitsLeft([]);
  return (named) => now - bitsLeft(named);
}

/** How much less unsure about the three cards of the envelope, each for itself, is who hears but sees no card. */
export function heardGainOf(worlds: Worlds, named: Named): number {
  const { sizes, envelopes, count, ranks, askable } = worlds;
  const [a, b, c] = sizes;
  const stride = a + b + c;
  const cells = (1 + askable) * stride;
  if (table.length < cells) table = new Float64Array(cells);
  clear(1 + askable);
  for (let world = 0; world < count; world++) {
    let first = never;
    for (let i = 0; i < named.length; i++) {
      const rank = ranks[named[i]! * count + world]!;
      if (rank < first) first = rank;
    }
    const given = first === never ? 0 : 1 + first;
    const at = world * 3;
    table[given * stride + envelopes[at]!]!++;
    table[given * stride + a + envelopes[at + 1]!]!++;
    table[given * stride + a + b + envelopes[at + 2]!]!++;
    totals[given]!++;
  }
  let gain = 0;
  for (let i = 0; i < stride; i++) {
    let sum = 0;
    for (let given = 0; given <= askable; given++) {
      const here = table[given * stride + i]!;
      if (here === 0) continue;
      table[given * stride + i] = 0;
      sum += here;
      gain += here * Math.log2(here / totals[given]!);
    }
    if (sum > 0) gain -= sum * Math.log2(sum / count);
  }
  return gain / count;
}

/** How many worlds are left when the least telling answer comes, as a part of all. */
export function worstOf(worlds: Worlds, named: Named): number {
  const size = answersOf(worlds, named);
  const parts = answer(worlds, named);
  clear(size);
  // In the worst case who has several shows the one that tells least: each card counts all worlds that allow it.
  let most = 0;
  for (let part = 0; part < parts; part++) {
    const left = ++totals[answers[part]!]!;
    if (left > most) most = left;
  }
  return most / worlds.count;
}
