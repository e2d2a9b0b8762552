/**
 * In how many ways one hand's disjunctions may be met once some of its cards are dealt. That depends only on the set of
 * these cards, so each set is worked out once, from one with a card less.
 */
import { bits, Numbering } from '../tables.ts';

/** Beyond these the sets do not fit the bits of a word. */
export const maxCards = 30;
const maxGroups = 30;

/** Cards of which a hand must have one, or could have shown some. Cards are sets, one bit each. */
export interface Group {
  readonly cards: number;
  readonly needed: boolean;
}

/** What one hand may have met when these of its cards are dealt. */
interface Cut {
  /** The different ways: the groups that are met, and the possible numbers of cards taken, one bit each. */
  readonly met: Int32Array;
  readonly taken: Int32Array;
  /** How many cards at least must still come, for each way. */
  readonly need: Uint8Array;
  /** By how many cards outside its groups are dealt too: the number of ways for each number of cards taken. */
  readonly ways: (Float64Array | undefined)[];
}

export interface Hand {
  readonly room: number;
  readonly can: number;
  readonly free: number;
  readonly groups: readonly Group[];
  /** All cards of all groups. */
  readonly named: number;
  readonly cuts: Map<number, Cut>;
  /** How many ways were gone through to work the cuts out. */
  work: number;
}

/** A hand before any card is dealt; null where its groups do not fit the bits of a word. */
export function makeHand(given: Pick<Hand, 'room' | 'can' | 'free' | 'groups'>): Hand | null {
  const { groups, room } = given;
  if (groups.length > maxGroups || room > maxCards) return null;
  const needed = groups.reduce((all, group, g) => (group.needed ? all | (1 << g) : all), 0);
  const start: Cut = {
    met: Int32Array.of(0),
    taken: Int32Array.of(1),
    need: Uint8Array.of(needOf(groups, 0, needed)),
    ways: [],
  };
  const named = groups.reduce((set, group) => set | group.cards, 0);
  return { ...given, named, cuts: new Map([[0, start]]), work: 0 };
}

/** For each number of cards that the hand may have taken by then, in how many different ways. */
export const waysAt = (hand: Hand, dealt: number): Float64Array =>
  waysOf(hand, dealt & hand.named, bits(hand.can & dealt & ~hand.named));

function waysOf(hand: Hand, dealt: number, others: number): Float64Array {
  const cut = cutOf(hand, dealt);
  const known = cut.ways[others];
  if (known !== undefined) return known;
  const { room, can, free } = hand;
  const ways = new Float64Array(room + 1);
  const supply = bits(can) - bits(dealt) - others + free;
  const minTaken = Math.max(0, room - supply);
  const spread = Math.min(others, room);
  const { met, need, taken: takes } = cut;
  for (let p = 0; p < met.length; p++) {
    if (need[p]! > room) continue;
    let taken = takes[p]!;
    for (let n = 0; n < spread; n++) taken |= taken << 1;
    taken &= (2 << (room - need[p]!)) - 1;
    for (taken = (taken >>> minTaken) << minTaken; taken !== 0; taken &= taken - 1)
      ways[31 - Math.clz32(taken & -taken)]!++;
  }
  cut.ways[others] = ways;
  return ways;
}

/** Groups without a common card need a card each. */
function needOf(groups: readonly Group[], dealt: number, unmet: number): number {
  let need = 0;
  let used = 0;
  for (let left = unmet; left !== 0; left &= left - 1) {
    const rest = groups[31 - Math.clz32(left & -left)]!.cards & ~dealt;
    if ((rest & used) !== 0) continue;
    used |= rest;
    need++;
  }
  return need;
}

const merged = new Numbering();
let mergedTaken = new Int32Array(256);

function cutOf(hand: Hand, dealt: number): Cut {
  const { groups, cuts, room } = hand;
  const known = cuts.get(dealt);
  if (known !== undefined) return known;
  let bit = 0;
  for (let left = dealt; left !== 0; left &= left - 1) {
    bit = left & -left;
    if (cuts.has(dealt & ~bit)) break;
  }
  const from = cutOf(hand, dealt & ~bit);
  const ways = from.met.length;
  let gains = 0;
  let closed = 0;
  let due = 0;
  let live = 0;
  for (let g = 0; g < groups.length; g++) {
    const { cards, needed } = groups[g]!;
    if ((cards & bit) !== 0) gains |= 1 << g;
    if ((cards & ~dealt) !== 0) {
      if (needed) live |= 1 << g;
      continue;
    }
    closed |= 1 << g;
    if (needed && (cards & bit) !== 0) due |= 1 << g;
  }
  const implying = impliedBy(groups, dealt);
  merged.clear();
  if (mergedTaken.length < 2 * ways) mergedTaken = new Int32Array(4 * ways);
  const limit = 2 ** (room + 1) - 1;
  for (let p = 0; p < 2 * ways; p++) {
    const comes = p >= ways;
    const way = comes ? p - ways : p;
    const met = comes ? from.met[way]! | gains : from.met[way]!;
    const taken = comes ? (from.taken[way]! << 1) & limit : from.taken[way]!;
    if ((due & ~met) !== 0 || taken === 0) continue;
    let now = met & ~closed;
    for (let unmet = implying & ~now; unmet !== 0; unmet &= unmet - 1)
      now |= implied[31 - Math.clz32(unmet & -unmet)]!;
    const { count } = merged;
    const at = merged.placeOf(now);
    mergedTaken[at] = at === count ? taken : mergedTaken[at]! | taken;
  }
  hand.work += ways;
  const met = Int32Array.from(merged.seen.subarray(0, merged.count));
  const need = new Uint8Array(merged.count);
  for (let p = 0; p < need.length; p++) need[p] = needOf(groups, dealt, live & ~met[p]!);
  const cut = { met, taken: mergedTaken.slice(0, merged.count), need, ways: [] };
  cuts.set(dealt, cut);
  return cut;
}

const implied = new Int32Array(maxGroups);

/** A group not met yet implies every group that contains the rest of it: whether that one is met makes no difference. */
function impliedBy(groups: readonly Group[], dealt: number): number {
  let implying = 0;
  for (let a = 0; a < groups.length; a++) {
    implied[a] = 0;
    const rest = groups[a]!.cards & ~dealt;
    if (rest === 0 || !groups[a]!.needed) continue;
    for (let b = 0; b < groups.length; b++) {
      const other = groups[b]!.cards & ~dealt;
      if (a === b || !groups[b]!.needed || (rest & ~other) !== 0) continue;
      if (rest !== other || a < b) implied[a]! |= 1 << b;
    }
    if (implied[a] !== 0) implying |= 1 << a;
  }
  return implying;
}
