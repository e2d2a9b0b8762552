/** Counts deals hand by hand: a state is the set of cards in the hands so far. Fast where there are few possible hands. */

import type { Puzzle } from '../knowledge/puzzle.ts';
import { choose, exactSplit, split } from './choose.ts';
import { builder } from './lattice/builder.ts';
import type { Lattice } from './lattice/lattice.ts';
import type { Holder, Residue } from './residue.ts';
import { bits } from './tables.ts';

export interface HandTable {
  readonly kind: 'hands';
  readonly lattice: Lattice;
  readonly residue: Residue;
  /** The open cards: bit i of a hand is the card of this number. */
  readonly cards: readonly number[];
  /** For each layer a holder and its possible hands. The layer of the envelope comes after them. */
  readonly order: readonly HandChoices[];
  /** The holder that takes what the others leave, if there is one. */
  readonly rest: number | null;
  readonly envelopes: Int32Array;
}
interface HandChoices {
  readonly holder: number;
  readonly hands: Int32Array;
  readonly weights: Float64Array | null;
}

export interface HandPlan {
  readonly cards: readonly number[];
  readonly order: readonly HandChoices[];
  readonly rest: number | null;
  readonly envelopes: Int32Array;
  /** About how many moves the lattice will have. */
  readonly cost: number;
}

/** With longer lists of hands than this, counting card by card is faster. */
const maxHands = 1_500;

/** Null when a hand has too many possibilities, or when there are more cards than bits in a word. */
export function planHands({ category }: Puzzle, residue: Residue, max = maxHands): HandPlan | null {
  const cards = [...residue.cards, ...residue.free];
  if (cards.length > 31) return null;
  const bitOf = new Map(cards.map((card, i) => [card, 1 << i]));
  const { holders, can } = residue;
  const canMask = (index: number): number =>
    cards.reduce((mask, card) => (can[card]! & (1 << index) ? mask | bitOf.get(card)! : mask), 0);
  const masks = holders.map((_, i) => canMask(i));
  const isUnconstrained = (i: number): boolean =>
    holders[i]!.disjunctions.length + holders[i]!.shows.length === 0;
  const size = (i: number): number => choose(bits(masks[i]!), holders[i]!.room);
  let rest: number | null = null;
  for (let i = 0; i < holders.length; i++)
    if (isUnconstrained(i) && (rest === null || size(i) > size(rest))) rest = i;
  const order: HandChoices[] = [];
  for (let i = 0; i < holders.length; i++) {
    if (i === rest) continue;
    const ways = handsOf(i, holders[i]!, masks[i]!, bitOf, max);
    if (ways === null) return null;
    order.push(ways);
  }
  order.sort((a, b) => a.hands.length - b.hands.length);
  const envelopes = envelopesOf(residue, category, canMask(holders.length), cards, bitOf);
  let states = 1;
  let cost = 1;
  let used = 0;
  for (const { holder, hands } of order) {
    const { room } = holders[holder]!;
    const fits = choose(cards.length - used, room) / choose(cards.length, room);
    cost += states * hands.length * (0.15 + fits);
    states = Math.min(states * hands.length * fits, choose(cards.length, used + room));
    used += room;
  }
  return { cards, order, rest, envelopes, cost: cost + states };
}

/** All sets of `room` cards that meet every disjunction. */
function handsOf(
  index: number,
  holder: Holder,
  mask: number,
  bitOf: ReadonlyMap<number, number>,
  max: number,
): HandChoices | null {
  const { room, disjunctions, shows } = holder;
  const toMask = (cards: readonly number[]): number => cards.reduce((all, card) => all | bitOf.get(card)!, 0);
  const needs = disjunctions.map(toMask);
  const hands: number[] = [];
  const add = (hand: number, left: number, missing: number): boolean => {
    if (missing === 0) {
      if (needs.every((need) => (need & hand) !== 0)) hands.push(hand);
      return hands.length <= max;
    }
    // While a disjunction is not met, only its cards are tried; after that, any card.
    const need = needs.find((each) => (each & hand) === 0);
    let open = need === undefined ? left : left & need;
    let rest = left;
    while (open !== 0) {
      if (bits(rest) < missing) return true;
      const bit = open & -open;
      open &= ~bit;
      rest &= ~bit;
      if (!add(hand | bit, rest, missing - 1)) return false;
    }
    return true;
  };
  if (!add(0, mask, room)) return null;
  const shown = shows.map(({ held, cards }) => ({ held, mask: toMask(cards) }));
  const weights =
    shown.length === 0
      ? null
      : Float64Array.from(hands, (hand) =>
          shown.reduce((weight, show) => (weight * show.held) / (show.held + bits(hand & show.mask)), 1),
        );
  return { holder: index, hands: Int32Array.from(hands), weights };
}

function envelopesOf(
  { open, excluded }: Residue,
  category: Int8Array,
  mask: number,
  cards: readonly number[],
  bitOf: ReadonlyMap<number, number>,
): Int32Array {
  const wrong = excluded.map((group) => group.reduce((all, card) => all | bitOf.get(card)!, 0));
  let sets = [0];
  for (let k = 0; k < 3; k++) {
    if ((open & (1 << k)) === 0) continue;
    const choices = cards.flatMap((card, i) => (category[card] === k && mask & (1 << i) ? [1 << i] : []));
    sets = sets.flatMap((set) => choices.map((bit) => set | bit));
  }
  return Int32Array.from(sets.filter((set) => wrong.every((each) => (each & set) !== each)));
}

export function countByHands(residue: Residue, plan: HandPlan): HandTable | null {
  const { cards, order, rest, envelopes } = plan;
  const { holders, can } = residue;
  const everything = cards.length === 31 ? 0x7fffffff : (1 << cards.length) - 1;
  // A card that no later hand can have must be in one of the hands so far.
  const later: number[] = Array(order.length + 1);
  const takes = (index: number): number =>
    cards.reduce((mask, card, i) => (can[card]! & (1 << index) ? mask | (1 << i) : mask), 0);
  const restMask = rest === null ? 0 : takes(rest);
  later[order.length] = restMask | takes(holders.length);
  for (let i = order.length - 1; i >= 0; i--) later[i] = later[i + 1]! | takes(order[i]!.holder);
  builder.begin();
  builder.beginLayer();
  builder.state(0, 0);
  order.forEach(({ hands, weights }, i) => {
    addLayer(hands, weights, everything & ~later[i + 1]!, true);
  });
  const end = builder.states;
  addLayer(envelopes, null, everything & ~restMask, false);
  if (builder.states === end) return null;
  const ways = holders.reduce((all, { rooms }) => all * split(rooms), 1);
  const exactEnds = (): bigint[] => [holders.reduce((all, { rooms }) => all * exactSplit(rooms), 1n)];
  const lattice = builder.finish(Float64Array.of(ways), exactEnds);
  return { kind: 'hands', lattice, residue, cards, order, rest, envelopes };
}

/** Adds a layer: every set to every state it does not overlap, unless a card that is due by now is missing. */
function addLayer(sets: Int32Array, weights: Float64Array | null, due: number, keeps: boolean): void {
  const end = builder.states;
  const first = builder.beginLayer();
  if (weights !== null) builder.weigh();
  for (let s = first; s < end; s++) {
    builder.firstMove[s] = builder.moves;
    const used = builder.keys[2 * s]!;
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i]!;
      if ((used & set) !== 0 || (due & ~(used | set)) !== 0) continue;
      builder.move(builder.state(keeps ? used | set : 0, 0), i, weights === null ? 1 : weights[i]!);
    }
  }
}

/** The cards in the hands so far in this state. Valid only until the next position is counted. */
export const usedCards = (state: number): number => builder.keys[2 * state]!;
