/** How close the others are, as far as it can be imagined. */
import { entropyOf, rivalGrasp } from '../../knowledge/rivals.ts';
import type { Worlds } from '../../knowledge/worlds.ts';
import type { Sight } from '../../sight.ts';
import { dealOf, fewOf } from './imagining.ts';

/**
 * The chance that nobody else wins before the next turn comes round. Who has so many bits to find out ends the game on
 * its next turn with a chance of about 2 to the power of minus that, in matches of bots that listen well.
 */
export function safety({ view, info, you }: Sight, worlds: Worlds, imagined: number): number {
  const some = fewOf(worlds, imagined);
  let safe = 0;
  for (const world of some) {
    let still = 1;
    for (const [seat, { out }] of view.seats.entries()) {
      if (seat === you || out) continue;
      still *= 1 - 2 ** -entropyOf(rivalGrasp(view, info.cards, seat, dealOf(worlds, world)));
    }
    safe += still;
  }
  return safe / some.length;
}
