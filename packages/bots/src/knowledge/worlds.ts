/** Deals that fit what a seat knows, laid out for quick counting: all of them where they are few, else drawn ones. */
import { type Knowledge, makeSampler, randomFrom, TooLarge } from '@casefile/deduction';
import type { CardId, Cards, Seat, View } from '@casefile/engine';
import { everyDeal } from './every-deal.ts';

export interface Worlds {
  readonly count: number;
  /** No deal that fits is missing: what is counted here is exact. */
  readonly isAll: boolean;
  readonly cards: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, number>;
  /** World by world the number of each card's owner; seats have their own numbers. */
  readonly owners: Uint8Array;
  /** Card by card, in each world how soon its owner would be asked by this seat; `never` where it would not. */
  readonly ranks: Uint8Array;
  /** World by world the three cards of the envelope, as numbers within their categories. */
  readonly envelopes: Uint8Array;
  /** World by world the number of its envelope among those that occur. */
  readonly triples: Uint16Array;
  readonly tripleCount: number;
  readonly sizes: readonly [number, number, number];
  /** How many seats can be asked. */
  readonly askable: number;
  /** World by world how likely it is, and all of them together. */
  readonly weights: Float64Array;
  readonly total: number;
}

export const never = 250;

export interface Drawing {
  /** How many are drawn, and up to how many all are taken instead. */
  readonly count: number;
  readonly most: number;
  readonly seed: number;
}

/** Seats in the order in which they answer this one. The murdered are not asked. */
export function askedBy(view: View, seat: Seat): Seat[] {
  const { length } = view.seats;
  const order = Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);
  return order.filter((other) => !view.seats[other]!.murdered);
}

/** Null where there is nothing to draw from. `deals`: how many there are, as far as that is known. */
export function makeWorlds(
  knowledge: Knowledge,
  view: View,
  all: Cards,
  by: Seat,
  drawing: Drawing,
  deals: number,
): Worlds | null {
  const dealt = deals <= drawing.most ? everyDeal(knowledge, drawing.most) : null;
  if (dealt !== null && dealt.length > 0) return layOut(dealt, true, view, all, by);
  const drawn = drawDeals(knowledge, drawing);
  return drawn === null ? null : layOut(drawn, false, view, all, by);
}

/** Deals by number of owner as worlds that are as likely as each other. */
export function layOut(
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
  const envelope = view.seats.length + Object.keys(view.spots).length;
  const rankOf = Uint8Array.from({ length: envelope + 1 }, (_, owner) =>
    order.includes(owner) ? order.indexOf(owner) : never,
  );
  const owners = new Uint8Array(count * width);
  const ranks = new Uint8Array(count * width);
  const envelopes = new Uint8Array(count * 3);
  for (let world = 0; world < count; world++) {
    const dealt = deals[world]!;
    const row = world * width;
    owners.set(dealt, row);
    for (let card = 0; card < width; card++) {
      const owner = dealt[card]!;
      ranks[card * count + world] = rankOf[owner]!;
      if (owner !== envelope) continue;
      const category = card < starts[1] ? 0 : card < starts[2] ? 1 : 2;
      envelopes[world * 3 + category] = card - starts[category];
    }
  }
  return {
    count,
    isAll,
    cards,
    numberOf: new Map(cards.map((card, i) => [card, i])),
    owners,
    ranks,
    envelopes,
    ...numbered(envelopes, count, sizes),
    sizes,
    askable: order.length,
    weights: new Float64Array(count).fill(1),
    total: count,
  };
}

function numbered(
  envelopes: Uint8Array,
  count: number,
  sizes: Worlds['sizes'],
): Pick<Worlds, 'triples' | 'tripleCount'> {
  const numbers = new Map<number, number>();
  const triples = new Uint16Array(count);
  for (let world = 0; world < count; world++) {
    const at = world * 3;
    const key = (envelopes[at]! * sizes[1] + envelopes[at + 1]!) * sizes[2] + envelopes[at + 2]!;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    triples[world] = number;
  }
  return { triples, tripleCount: numbers.size };
}

/** Null where the tables would outgrow the machine, or no deal fits. */
export function drawDeals(knowledge: Knowledge, { count, seed }: Drawing): Uint8Array[] | null {
  try {
    const sampler = makeSampler(knowledge, randomFrom(seed));
    return sampler && Array.from({ length: count }, () => sampler.draw().slice());
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
