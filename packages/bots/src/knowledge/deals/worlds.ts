/** Deals that fit what a seat knows, laid out for fast counting: all of them if they are few, else a random sample. */
import type { Knowledge } from '@casefile/deduction';
import type { CardId, Cards, Seat, View } from '@casefile/engine';
import type { CardChances } from '../deducing/card-chances.ts';
import { everyDeal } from './every-deal.ts';

export interface Worlds {
  readonly count: number;
  /** Every deal that fits is here, so that counts are exact. */
  readonly isAll: boolean;
  readonly cards: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, number>;
  /** For each world and card, the number of its owner; a seat's number is its own. */
  readonly owners: Uint8Array;
  /** For each card and world, how soon its owner answers this seat; `neverAsked` when it does not. */
  readonly ranks: readonly Uint8Array[];
  /** For each world, the three cards of the envelope as numbers within their categories. */
  readonly envelopes: Uint8Array;
  /** For each world, the number of its envelope; worlds with the same envelope are adjacent. */
  readonly triples: Uint16Array;
  readonly sizes: readonly [number, number, number];
  /** How many seats can be asked. */
  readonly askable: number;
  /** How likely each world is, relative to `total`. */
  readonly weights: Float64Array;
  readonly total: number;
}

/** The rank of an owner that is not asked: four bits, more than there are seats. */
export const neverAsked = 15;

export interface Sampling {
  /** How many deals to draw; if no more than `maxDeals` fit, all of them are taken instead. */
  readonly count: number;
  readonly maxDeals: number;
  readonly seed: number;
}

/** The seats in the order in which they answer this one; murdered seats are not asked. */
export function askedBy(view: View, seat: Seat): Seat[] {
  const { length } = view.seats;
  const order = Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);
  return order.filter((other) => !view.seats[other]!.murdered);
}

/** Null if there is nothing to draw from. */
export function makeWorlds(
  knowledge: Knowledge,
  cardChances: CardChances,
  view: View,
  all: Cards,
  by: Seat,
  sampling: Sampling,
): Worlds | null {
  const dealt = cardChances.deals <= sampling.maxDeals ? everyDeal(knowledge, sampling.maxDeals) : null;
  if (dealt !== null && dealt.length > 0) return worldsFrom(dealt, true, view, all, by);
  const drawn = drawDeals(cardChances, sampling);
  return drawn === null ? null : worldsFrom(drawn, false, view, all, by);
}

/** Makes equally likely worlds of deals. */
export function worldsFrom(
  deals: readonly Uint8Array[],
  isAll: boolean,
  view: View,
  all: Cards,
  by: Seat,
): Worlds {
  const cards = [...all.suspects, ...all.weapons, ...all.rooms];
  const width = cards.length;
  const count = deals.length;
  const order = askedBy(view, by);
  const sizes = [all.suspects.length, all.weapons.length, all.rooms.length] as const;
  const starts = [0, sizes[0], sizes[0] + sizes[1]] as const;
  const strides = [sizes[1] * sizes[2], sizes[2], 1] as const;
  const envelope = view.seats.length + Object.keys(view.spots).length;
  const rankOf = Uint8Array.from({ length: envelope + 1 }, (_, owner) =>
    order.includes(owner) ? order.indexOf(owner) : neverAsked,
  );
  const tripleOf = (dealt: Uint8Array): number => {
    let number = 0;
    for (let card = 0; card < width; card++) {
      if (dealt[card] !== envelope) continue;
      const category = card < starts[1] ? 0 : card < starts[2] ? 1 : 2;
      number += (card - starts[category]) * strides[category];
    }
    return number;
  };
  const numbers = deals.map(tripleOf);
  const sorted = Array.from({ length: count }, (_, i) => i).sort(
    (i, j) => numbers[i]! - numbers[j]! || i - j,
  );
  const owners = new Uint8Array(count * width);
  const ranks = cards.map(() => new Uint8Array(count));
  const envelopes = new Uint8Array(count * 3);
  const triples = new Uint16Array(count);
  for (let world = 0; world < count; world++) {
    const dealt = deals[sorted[world]!]!;
    const number = numbers[sorted[world]!]!;
    owners.set(dealt, world * width);
    envelopes[world * 3] = number / strides[0];
    envelopes[world * 3 + 1] = (number / strides[1]) % sizes[1];
    envelopes[world * 3 + 2] = number % sizes[2];
    triples[world] = number;
  }
  for (let card = 0; card < width; card++) {
    const row = ranks[card]!;
    for (let world = 0; world < count; world++) row[world] = rankOf[owners[world * width + card]!]!;
  }
  return {
    count,
    isAll,
    cards,
    numberOf: new Map(cards.map((card, i) => [card, i])),
    owners,
    ranks,
    envelopes,
    triples,
    sizes,
    askable: order.length,
    weights: new Float64Array(count).fill(1),
    total: count,
  };
}

/** Null if the deals could not be counted, or none fits. */
export function drawDeals({ deal }: CardChances, { count, seed }: Sampling): Uint8Array[] | null {
  const draw = deal?.(seed) ?? null;
  return draw && Array.from({ length: count }, () => draw().slice());
}

/** The same worlds with other weights. */
export function weighed(worlds: Worlds, weights: Float64Array): Worlds {
  let total = 0;
  for (const weight of weights) total += weight;
  return { ...worlds, weights, total };
}
