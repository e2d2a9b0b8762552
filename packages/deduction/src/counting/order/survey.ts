/**
 * Estimates how many states a dealing order has without building them. How many there are between two cards depends
 * only on the set of cards before, not on their order: for each hand, in how many different ways its disjunctions may
 * be met so far; for all hands together, the combinations that add up to the number of cards dealt.
 */
import type { Residue } from '../residue.ts';
import { bits } from '../tables.ts';
import { type Hand, makeHand, maxCards, waysAt } from './hand-cuts.ts';

export interface Survey {
  /** The number of cards. In sets of cards, each is one bit, by its place in the residue's order. */
  readonly cards: number;
  /** How much work the survey has done so far. */
  readonly work: number;
  /** The approximate number of states once these cards are dealt; rarely an underestimate. */
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
  const hands: Hand[] = [];
  for (const [h, { room, disjunctions, shows }] of holders.entries()) {
    const groups = [
      ...disjunctions.map((group) => ({ cards: setOf(group), needed: true })),
      ...shows.map((show) => ({ cards: setOf(show.cards), needed: false })),
    ];
    const hand = makeHand({
      room,
      can: cardsOpenTo(h),
      free: freeMask & (1 << h) ? free.length : 0,
      groups,
    });
    if (hand === null) return null;
    hands.push(hand);
  }
  const enveloped = cardsOpenTo(holders.length);
  const categories = [0, 1, 2]
    .filter((k) => open & (1 << k))
    .map((k) => ({
      cards: enveloped & setOf(cards.filter((card) => category[card] === k)),
      spare: freeByCategory[k]! > 0,
    }));
  const known = new Map<number, number>();
  return {
    cards: cards.length,
    get work() {
      return hands.reduce((sum, hand) => sum + hand.work, known.size * hands.length);
    },
    states(dealt) {
      let found = known.get(dealt);
      if (found === undefined) {
        found = product(hands, categories, dealt, cards.length);
        known.set(dealt, found);
      }
      return found;
    },
  };
}

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
