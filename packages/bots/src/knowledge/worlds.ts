/** Deals drawn from all that fit what a seat knows, laid out for quick counting. */
import { type Knowledge, type Model, makeSampler, randomFrom, TooLarge } from '@casefile/deduction';
import type { CardId, Cards, Seat, View } from '@casefile/engine';

export interface Worlds {
  readonly count: number;
  readonly cards: readonly CardId[];
  readonly numberOf: ReadonlyMap<CardId, number>;
  /** World by world the number of each card's owner; seats have their own numbers. */
  readonly owners: Uint8Array;
  /** World by world how soon the card's owner would be asked by this seat; `never` where it would not. */
  readonly ranks: Uint8Array;
  /** World by world the three cards of the envelope, as numbers within their categories. */
  readonly envelopes: Uint8Array;
  /** World by world the number of its envelope among those drawn. */
  readonly triples: Uint16Array;
  readonly tripleCount: number;
  readonly sizes: readonly [number, number, number];
  /** How many seats can be asked. */
  readonly askable: number;
}

export const never = 250;

/** Seats in the order in which they answer this one. The murdered are not asked. */
export function askedBy(view: View, seat: Seat): Seat[] {
  const { length } = view.seats;
  const order = Array.from({ length: length - 1 }, (_, i) => (seat + 1 + i) % length);
  return order.filter((other) => !view.seats[other]!.murdered);
}

/** Null where there is nothing to draw from. */
export function drawWorlds(
  knowledge: Knowledge,
  view: View,
  all: Cards,
  by: Seat,
  { count, seed, model }: { readonly count: number; readonly seed: number; readonly model: Model },
): Worlds | null {
  const sampler = samplerOf(knowledge, seed, model);
  if (sampler === null) return null;
  const { cards } = sampler;
  const width = cards.length;
  const order = askedBy(view, by);
  const rankOf = sampler.owners.map((_, owner) => (order.includes(owner) ? order.indexOf(owner) : never));
  const sizes = [all.suspects.length, all.weapons.length, all.rooms.length] as const;
  const starts = [0, sizes[0], sizes[0] + sizes[1]] as const;
  const envelope = sampler.owners.length - 1;
  const owners = new Uint8Array(count * width);
  const ranks = new Uint8Array(count * width);
  const envelopes = new Uint8Array(count * 3);
  for (let world = 0; world < count; world++) {
    const dealt = sampler.draw();
    const row = world * width;
    owners.set(dealt, row);
    for (let card = 0; card < width; card++) {
      const owner = dealt[card]!;
      ranks[row + card] = rankOf[owner]!;
      if (owner !== envelope) continue;
      const category = card < starts[1] ? 0 : card < starts[2] ? 1 : 2;
      envelopes[world * 3 + category] = card - starts[category];
    }
  }
  const { triples, tripleCount } = numbered(envelopes, count, sizes);
  const numberOf = new Map(cards.map((card, i) => [card, i]));
  return {
    count,
    cards,
    numberOf,
    owners,
    ranks,
    envelopes,
    triples,
    tripleCount,
    sizes,
    askable: order.length,
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

function samplerOf(knowledge: Knowledge, seed: number, model: Model): ReturnType<typeof makeSampler> {
  try {
    return makeSampler(knowledge, randomFrom(seed), { model });
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
