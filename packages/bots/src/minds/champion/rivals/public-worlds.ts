/** The deals that fit for an onlooker without cards: everybody at the table knows at least as much. */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId, View } from '@casefile/engine';
import { makeWorlds, type Worlds } from '../../../knowledge/deals/worlds.ts';
import { chancesFrom } from '../../../knowledge/deducing/exact.ts';
import type { BotSight } from '../../../sight.ts';
import type { ChampionSettings } from '../settings.ts';

export function publicWorlds({ view, info, you }: BotSight, { drawnDeals }: ChampionSettings): Worlds | null {
  const isPublic = (card: CardId): boolean => {
    const owner = view.known[card];
    return owner === 'face-up' || (typeof owner === 'number' && view.seats[owner]!.murdered === true);
  };
  const known = Object.fromEntries(Object.entries(view.known).filter(([card]) => isPublic(card)));
  const outside: View = { ...view, you: null, hand: [], known, shown: [], showed: [] };
  const sampling = { count: drawnDeals, maxDeals: 0, seed: view.history.length };
  const knowledge = knowledgeFromView(outside, info.cards);
  const cardChances = chancesFrom(knowledge, 'counting');
  return cardChances && makeWorlds(knowledge, cardChances, outside, info.cards, you, sampling);
}
