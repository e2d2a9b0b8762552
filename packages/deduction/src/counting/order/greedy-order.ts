/** A dealing order that is found quickly. */
import type { Holder } from '../residue.ts';
import { bits } from '../tables.ts';

/** First the cards of groups that are begun already, then those with the fewest possible holders, category by category. */
export function greedyOrder(
  cards: readonly number[],
  can: Int32Array,
  holders: readonly Holder[],
  excluded: readonly (readonly number[])[],
  category: Int8Array,
): number[] {
  const groups = [
    ...holders.flatMap(({ disjunctions, shows }) => [...disjunctions, ...shows.map((show) => show.cards)]),
    ...excluded,
  ].map((group) => ({ left: group.length, size: group.length, cards: group }));
  const of = new Map<number, (typeof groups)[number][]>(cards.map((card) => [card, []]));
  for (const group of groups) for (const card of group.cards) of.get(card)!.push(group);
  const left = [...cards];
  const enveloped = 1 << holders.length;
  let last = -1;
  const order: number[] = [];
  while (left.length > 0) {
    let best = 0;
    let bestScore = Number.POSITIVE_INFINITY;
    for (let i = 0; i < left.length; i++) {
      const card = left[i]!;
      let score = bits(can[card]!);
      for (const group of of.get(card)!) if (group.left < group.size) score -= group.left === 1 ? 12 : 4;
      if (can[card]! & enveloped && category[card] === last) score -= 2;
      if (score < bestScore) {
        bestScore = score;
        best = i;
      }
    }
    const card = left[best]!;
    left[best] = left[left.length - 1]!;
    left.pop();
    order.push(card);
    if (can[card]! & enveloped) last = category[card]!;
    for (const group of of.get(card)!) group.left--;
  }
  return order;
}
