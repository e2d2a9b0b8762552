/** Picks deals that might be the true one, to work out what the others see in them. */

import type { Worlds } from '../../../knowledge/deals/worlds.ts';
import type { Deal } from '../../../knowledge/deducing/rivals.ts';

export const dealOf = (worlds: Worlds, world: number): Deal => {
  const row = world * worlds.cards.length;
  return (card) => worlds.owners[row + worlds.numberOf.get(card)!]!;
};

/** A few worlds, spread evenly by weight. */
export function sampleWorlds({ count, weights, total }: Worlds, few: number): number[] {
  const chosen: number[] = [];
  let sum = 0;
  for (let world = 0; world < count; world++) {
    sum += weights[world]!;
    while (chosen.length < few && sum > ((chosen.length + 0.5) * total) / few) chosen.push(world);
  }
  return chosen;
}
