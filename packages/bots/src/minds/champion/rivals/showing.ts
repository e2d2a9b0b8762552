/** Picks the card to show: the one that leaves the asker most unsure, over deals that might be the true one. */
import type { CardId, Seat } from '@casefile/engine';
import type { Worlds } from '../../../knowledge/deals/worlds.ts';
import { entropyOf, rivalChances } from '../../../knowledge/deducing/rivals.ts';
import { type BotSight, best } from '../../../sight.ts';
import { dealOf, sampleWorlds } from './imagining.ts';

export function leastTelling(
  { view, info, below }: BotSight,
  worlds: Worlds,
  imagined: number,
  cards: readonly CardId[],
  to: Seat,
): CardId {
  const some = sampleWorlds(worlds, imagined);
  const bitsLeft = (card: CardId): number =>
    some.reduce(
      (sum, world) => sum + entropyOf(rivalChances(view, info.cards, to, dealOf(worlds, world), [card])),
      0,
    );
  return best(cards, bitsLeft, below);
}
