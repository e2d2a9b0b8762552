/**
 * The champion weighs what each suggestion would bring it and tell the others, shows cards that tell little, and accuses
 * before it is certain when waiting is worth less.
 */
import { knowledgeFromView } from '@casefile/deduction';
import {
  type CardChances,
  solution,
  type TripleChance,
  tripleOf,
} from '../../knowledge/deducing/card-chances.ts';
import { chancesFrom } from '../../knowledge/deducing/exact.ts';
import { believedWorlds } from '../../knowledge/reading/believed.ts';
import { type BotSight, best, type Judgement, type Mind, pick } from '../../sight.ts';
import { jointChance } from '../joint.ts';
import { lazy } from '../lazy.ts';
import { plainJudgement } from '../likely.ts';
import { cachedByKnowledge, pairsOf, seedOf } from '../measuring.ts';
import { accuseEarly, hasMoreToCome, mayAsk, rivalsOf } from './accusing/early-accusation.ts';
import { type SuggestionValues, suggestionValues } from './asking/suggestion-values.ts';
import { beliefIn } from './belief.ts';
import { noHindering } from './rivals/hindering.ts';
import { leastTelling } from './rivals/showing.ts';
import { type ChampionSettings, pacedSettings } from './settings.ts';

/** What it knows and believes until it learns something new. */
interface Thoughts {
  readonly sure: CardChances;
  /** Null if there is nothing to weigh. */
  readonly values: () => SuggestionValues | null;
}

function think(sight: BotSight, settings: ChampionSettings): Thoughts {
  const { view, info } = sight;
  const sure = chancesFrom(knowledgeFromView(view, info.cards), 'counting')!;
  const values = (): SuggestionValues | null => {
    if (solution(sure) !== null) return null;
    const sampling = { count: settings.drawnDeals, maxDeals: settings.maxDeals, seed: seedOf(view) };
    const worlds = believedWorlds(sight, sure, sampling, settings);
    return worlds && suggestionValues(sight, settings, worlds, beliefIn(worlds));
  };
  return { sure, values: lazy(values) };
}

export function championMind(unhurried: ChampionSettings): Mind {
  const thinks = cachedByKnowledge((sight: BotSight) => think(sight, pacedSettings(unhurried, sight.ms)));
  return (sight): Judgement => {
    const settings = pacedSettings(unhurried, sight.ms);
    const thoughts = lazy(() => thinks(sight));
    const weigh = lazy(() => thoughts().values());
    const hindering = lazy(() => weigh()?.hindering(sight) ?? noHindering);
    const plain = plainJudgement(
      sight,
      () => thoughts().sure,
      (cards, sure) => jointChance(sure, cards),
    );
    return {
      ...plain,
      accusation(moment) {
        const sure = plain.accusation(moment);
        if (sure !== null || moment === 'forced' || hasMoreToCome(sight, moment)) return sure;
        const values = weigh();
        if (values === null) return null;
        sight.onChance?.(values.belief.top);
        return accuseEarly(values.belief, settings, values.danger, moment, rivalsOf(sight), mayAsk(sight));
      },
      suggestion(choice) {
        const values = weigh();
        if (values === null) return plain.suggestion(choice);
        const { pull } = hindering();
        const pulls = ([suspect, , room]: TripleChance['cards']): number =>
          settings.hinderWeight * pull(suspect, room);
        return tripleOf(pick(values.best(values.promising(choice), pulls).cards, sight.below));
      },
      hinders: (place) => settings.hinderWeight * hindering().block(place),
      plans: true,
      question(from) {
        const values = weigh();
        return values === null ? plain.question(from) : best(pairsOf(from), values.gain, sight.below);
      },
      show(cards, to) {
        const values = to === null || settings.shows === 'again' ? null : weigh();
        return values === null || to === null
          ? plain.show(cards, to)
          : leastTelling(sight, values.worlds, settings.imaginedDeals, cards, to);
      },
      worth(room) {
        const values = weigh();
        if (values === null) return plain.worth(room);
        return Math.max(
          0,
          values.best(values.pairs().map(([suspect, weapon]) => [suspect, weapon, room])).value,
        );
      },
    };
  };
}
