/**
 * Bots that fill their suggestions with cards of their own, as many people do, and so mislead players who trust what is
 * named.
 */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId } from '@casefile/engine';
import { makeWorlds } from '../knowledge/deals/worlds.ts';
import { remembering, type TripleChance } from '../knowledge/deducing/card-chances.ts';
import { clauses } from '../knowledge/deducing/clauses.ts';
import { exactly } from '../knowledge/deducing/exact.ts';
import type { BotSight, Mind } from '../sight.ts';
import { worstTriplesOf } from './answers.ts';
import { lazy } from './lazy.ts';
import { plainJudgement, scoringMind } from './likely.ts';
import { cachedByKnowledge, seedOf } from './measuring.ts';

/** How many deals are drawn to judge suggestions by. */
const drawn = 200;
/** Breaks ties: smaller than any difference between two counts. */
const tie = 1e-4;

const ownIn = ({ view }: BotSight, cards: readonly CardId[]): number =>
  cards.filter((card) => view.hand.includes(card)).length;

/** Asks for what leaves the fewest triples in the worst case, and among equals for the most cards of its own. */
export function fillerMind(): Mind {
  const knows = remembering(exactly('counting'));
  const rates = cachedByKnowledge((sight): ((cards: readonly CardId[]) => number) => {
    const { view, info, you } = sight;
    const cardChances = knows(view, info.cards);
    const sampling = { count: drawn, maxDeals: drawn, seed: seedOf(view) };
    const worlds = makeWorlds(
      knowledgeFromView(view, info.cards),
      cardChances,
      view,
      info.cards,
      you,
      sampling,
    );
    if (worlds === null) return () => 0;
    return (cards) =>
      1 - worstTriplesOf(worlds, cards.map((card) => worlds.numberOf.get(card)!)) + tie * ownIn(sight, cards); // biome-ignore format: short
  });
  return (sight) => {
    const rate = lazy(() => rates(sight));
    const cardChances = lazy(() => knows(sight.view, sight.info.cards));
    return plainJudgement(sight, cardChances, (cards) => rate()(cards));
  };
}

/** Deduces by clause rules, and asks for one open card with few owners between cards of its own. */
export const fillerClauseMind = (): Mind =>
  scoringMind(clauses, (cards: TripleChance['cards'], cardChances, sight) => {
    const open = cards.filter((card) => cardChances.inEnvelope(card) > 0);
    if (open.length === 0) return 0;
    return 1 + ownIn(sight, cards) + Math.max(...open.map((card) => 1 / cardChances.owners(card)));
  });
