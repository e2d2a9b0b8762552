/**
 * Estimates how many states a dealing order has without building them. How many there are between two cards depends only
 * on the set of cards before, not on their order: for each hand, in how many different ways its disjunctions may be met so
 * far; for all hands together, the combinations that add up to the number of cards dealt.
 */
import type { Residue } from '../residue.ts';
import { bits, Numbering } from '../tables.ts';

/** Beyond these the sets do not fit the bits of a word. */
const maxCards = 30;
const maxGroups = 30;

/** What one hand may have met when these of its cards are dealt. */
interface Cut {
  /** Ways that differ: the groups met, and the numbers of cards taken so, one bit each. */
  readonly met: Int32Array;
  readonly taken: Int32Array;
  /** How many cards at least must still come. */
  readonly need: Uint8Array;
  /** By how many other cards it could have taken: ways by number of cards taken. */
  readonly ways: (Float64Array | undefined)[];
}

/** Cards of which a hand must have one, or could have shown some. */
interface Group {
  readonly cards: number;
  readonly needed: boolean;
}

interface Hand {
  readonly room: number;
  readonly can: number;
  readonly free: number;
  readonly groups: readonly Group[];
  /** All cards of all groups. */
  readonly named: number;
  readonly cuts: Map<number, Cut>;
}

export interface Survey {
  /** How many cards there are; their places in the residue's order stand for them, one bit each. */
  readonly cards: number;
  /** How much work the survey has done so far. */
  work: number;
  /** About how many states there are when these cards are dealt; rarely fewer than there are. */
  states(dealt: number): number;
}

/** Null where sets do not fit the bits of a word. */
export function surveyOf(residue: Residue, category: Int8Array): Survey | null {
  const { cards, holders, can, free, freeMask, freeByCategory, open } = residue;
  if (cards.length > maxCards) return null;
  const bitOf = new Int32Array(can.length);
  cards.forEach((card, place) => {
    bitOf[card] = 1 << place;
  });
  const setOf = (some: readonly number[]): number => some.reduce((set, card) => set | bitOf[card]!, 0);
  const cardsOpenTo = (index: number): number => setOf(cards.filter((card) => can[card]! & (1 << index)));
  const hands = holders.map(({ room, disjunctions, shows }, h): Hand => {
    const groups = [
      ...disjunctions.map((group) => ({ cards: setOf(group), needed: true })),
      ...shows.map((show) => ({ cards: setOf(show.cards), needed: false })),
    ];
    const start = {
      met: Int32Array.of(0),
      taken: Int32Array.of(1),
      need: Uint8Array.of(needOf(groups, 0, neededOf(groups))),
      ways: [],
    };
    return {
      room,
      can: cardsOpenTo(h),
      free: freeMask & (1 << h) ? free.length : 0,
      groups,
      named: groups.reduce((set, group) => set | group.cards, 0),
      cuts: new Map([[0, start]]),
    };
  });
  if (hands.some(({ groups, room }) => groups.length > maxGroups || room > maxCards)) return null;
  const enveloped = cardsOpenTo(holders.length);
  const categories = [0, 1, 2]
    .filter((k) => open & (1 << k))
    .map((k) => ({
      cards: enveloped & setOf(cards.filter((card) => category[card] === k)),
      spare: freeByCategory[k]! > 0,
    }));
  const known = new Map<number, number>();
  const survey: Survey = {
    cards: cards.length,
    work: 0,
    states(dealt) {
      let found = known.get(dealt);
      if (found === undefined) {
        work = 0;
        found = product(hands, categories, dealt, cards.length);
        survey.work += work + hands.length;
        known.set(dealt, found);
      }
      return found;
    },
  };
  return survey;
}

let work = 0;

const maxDegree = 64;
let sums = new Float64Array(maxDegree);
let next = new Float64Array(maxDegree);
let degree = 0;

function multiplyBy(ways: Float64Array | readonly number[], length: number): void {
  const end = Math.min(maxDegree - 1, degree + length - 1);
  next.fill(0, 0, end + 1);
  for (let a = 0; a <= degree; a++) {
    const sum = sums[a]!;
    if (sum === 0) continue;
    for (let b = 0; b < length && a + b < maxDegree; b++) next[a + b]! += sum * ways[b]!;
  }
  degree = end;
  [sums, next] = [next, sums];
}

const exactlyOne = [0, 1];
const noneOrOne = [1, 1];
const pooled = new Float64Array(maxDegree);

/** Ways of all hands, pools and the envelope that add up to the cards dealt. */
function product(
  hands: readonly Hand[],
  categories: readonly { readonly cards: number; readonly spare: boolean }[],
  dealt: number,
  cards: number,
): number {
  sums[0] = 1;
  degree = 0;
  for (const { cards: of, spare } of categories)
    if ((of & dealt) !== 0) multiplyBy(spare || (of & ~dealt) !== 0 ? noneOrOne : exactlyOne, 2);
  const total = bits(dealt);
  const left = ((1 << cards) - 1) & ~dealt;
  let done = 0;
  let last: Hand | null = null;
  for (let h = 0; h < hands.length; h++) {
    const hand = hands[h]!;
    if ((hand.named & left) === 0) done |= 1 << h;
    else {
      if (last !== null) multiplyBy(waysAt(last, dealt), last.room + 1);
      last = hand;
    }
  }
  while (done !== 0) {
    const first = hands[31 - Math.clz32(done)]!;
    const future = first.can & left;
    let room = 0;
    for (let h = 0; h < hands.length; h++) {
      const hand = hands[h]!;
      if ((done & (1 << h)) === 0 || (hand.can & left) !== future || hand.free !== first.free) continue;
      room += hand.room;
      done &= ~(1 << h);
    }
    room = Math.min(room, maxDegree - 1);
    const supply = bits(future) + first.free;
    for (let taken = 0; taken <= room; taken++) pooled[taken] = room - taken <= supply ? 1 : 0;
    multiplyBy(pooled, room + 1);
  }
  if (last === null) return total <= degree ? sums[total]! : 0;
  // Only one coefficient of the last product is needed.
  const ways = waysAt(last, dealt);
  let sum = 0;
  for (let n = Math.max(0, total - degree); n <= last.room && n <= total; n++)
    sum += sums[total - n]! * ways[n]!;
  return sum;
}

const waysAt = (hand: Hand, dealt: number): Float64Array =>
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

const neededOf = (groups: readonly Group[]): number =>
  groups.reduce((all, { needed }, g) => (needed ? all | (1 << g) : all), 0);

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
  work += ways;
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
