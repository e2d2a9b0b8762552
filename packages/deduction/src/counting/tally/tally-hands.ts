/** The tally of deals that were counted hand by hand. */

import type { Puzzle } from '../../knowledge/puzzle.ts';
import { type HandTable, usedCards } from '../by-hands.ts';
import { type EnvelopeCount, shareOut, sweepBothWays, type Tally } from './tally.ts';

export function tallyHands(puzzle: Puzzle, table: HandTable, can: Int32Array): Tally {
  const { lattice, residue, cards, order, rest, envelopes } = table;
  const { layers, moves, to, what, weight, weighedFrom } = lattice;
  const { width, counts, after, before, total } = sweepBothWays(puzzle, lattice, can);
  const eachMove = (layer: number, visit: (s: number, m: number, ways: number) => void): void => {
    for (let s = layers[layer]!; s < layers[layer + 1]!; s++)
      for (let m = moves[s]!; m < moves[s + 1]!; m++) {
        const ways = before[s]! * (m < weighedFrom ? 1 : weight[m - weighedFrom]!) * after[to[m]!]!;
        if (ways !== 0) visit(s, m, ways);
      }
  };
  const sums = new Float64Array(cards.length);
  const addTo = (set: number, ways: number): void => {
    for (let left = set; left !== 0; left &= left - 1) sums[31 - Math.clz32(left & -left)]! += ways;
  };
  const shareOutSums = (holder: number): void => {
    cards.forEach((card, i) => {
      shareOut(counts, card * width, residue.holders[holder]!, sums[i]!);
    });
  };
  order.forEach(({ holder, hands }, layer) => {
    const byHand = new Float64Array(hands.length);
    eachMove(layer, (_, m, ways) => {
      byHand[what[m]!]! += ways;
    });
    sums.fill(0);
    for (let h = 0; h < hands.length; h++) addTo(hands[h]!, byHand[h]!);
    shareOutSums(holder);
  });
  const everything = cards.length === 31 ? 0x7fffffff : (1 << cards.length) - 1;
  const byEnvelope = new Float64Array(envelopes.length);
  sums.fill(0);
  eachMove(order.length, (s, m, ways) => {
    byEnvelope[what[m]!]! += ways;
    if (rest !== null) addTo(everything & ~(usedCards(s) | envelopes[what[m]!]!), ways);
  });
  if (rest !== null) shareOutSums(rest);
  return { total, counts, envelopes: envelopeCounts(puzzle, table, can, byEnvelope, counts) };
}

function envelopeCounts(
  { category, envelope }: Puzzle,
  { cards, envelopes }: HandTable,
  can: Int32Array,
  byEnvelope: Float64Array,
  counts: Float64Array,
): EnvelopeCount[] {
  const known: [number, number, number] = [-1, -1, -1];
  can.forEach((mask, card) => {
    if (mask === 1 << envelope) known[category[card]!] = card;
  });
  const all: EnvelopeCount[] = [];
  for (let e = 0; e < envelopes.length; e++) {
    const count = byEnvelope[e]!;
    if (count === 0) continue;
    const three: [number, number, number] = [...known];
    for (let left = envelopes[e]!; left !== 0; left &= left - 1) {
      const card = cards[31 - Math.clz32(left & -left)]!;
      three[category[card]!] = card;
      counts[card * (envelope + 1) + envelope]! += count;
    }
    all.push({ cards: three, count });
  }
  return all;
}
