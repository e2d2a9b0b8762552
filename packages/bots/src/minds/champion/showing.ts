/** Which card to show: the one that leaves the asker most unsure, over deals that might be the true one. */
import type { CardId, Seat } from '@casefile/engine';
import { type Deal, entropyOf, rivalGrasp } from '../../knowledge/rivals.ts';
import type { Worlds } from '../../knowledge/worlds.ts';
import { best, type Sight } from '../../sight.ts';

export const dealOf = (worlds: Worlds, world: number): Deal => {
  const row = world * worlds.cards.length;
  return (card) => worlds.owners[row + worlds.numberOf.get(card)!]!;
};

/** So many worlds, spread over all, those of little weight left out. */
export function fewOf({ count, weights, total }: Worlds, few: number): number[] {
  const chosen: number[] = [];
  let sum = 0;
  for (let world = 0; world < count && chosen.length < few; world++) {
    sum += weights[world]!;
    // The next one is taken where the sum of weights passes the middle of its part.
    while (chosen.length < few && sum >= ((chosen.length + 0.5) * total) / few) chosen.push(world);
  }
  return chosen;
}

export function leastTelling(
  { view, info, below }: Sight,
  worlds: Worlds,
  imagined: number,
  cards: readonly CardId[],
  to: Seat,
): CardId {
  const some = fewOf(worlds, imagined);
  const bitsLeft = (card: CardId): number =>
    some.reduce(
      (sum, world) => sum + entropyOf(rivalGrasp(view, info.cards, to, dealOf(worlds, world), [card])),
      0,
    );
  return best(cards, bitsLeft, below);
}
