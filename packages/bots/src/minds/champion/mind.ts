/**
 * The champion: what each suggestion would bring it and tell the others, cards shown so that they tell little, and an
 * accusation before certainty when waiting is worth less.
 */
import { knowledgeFromView } from '@casefile/deduction';
import { believedWorlds } from '../../knowledge/believed.ts';
import { graspOf } from '../../knowledge/exact.ts';
import { type Grasp, type Suspicion, solution, tripleOf } from '../../knowledge/grasp.ts';
import { best, type Judgement, type Mind, pick, type Sight } from '../../sight.ts';
import { jointChance } from '../joint.ts';
import { lazily } from '../lazily.ts';
import { plainJudgement } from '../likely.ts';
import { once, pairsOf, seedOf } from '../measuring.ts';
import { beliefIn } from './belief.ts';
import { gamble, hasMoreToCome, mayAsk, rivalsOf } from './gamble.ts';
import { noHindering } from './hindering.ts';
import { leastTelling } from './showing.ts';
import { pacedTemper, type Temper } from './temper.ts';
import { type Weighing, weighingOf } from './weighing.ts';

/** What it knows and believes; the same as long as it learns nothing. */
interface Thoughts {
  readonly sure: Grasp;
  /** Null where there is nothing to weigh. */
  readonly weighing: () => Weighing | null;
}

function think(sight: Sight, temper: Temper): Thoughts {
  const { view, info } = sight;
  const sure = graspOf(knowledgeFromView(view, info.cards), 'counting')!;
  const weighing = (): Weighing | null => {
    if (solution(sure) !== null) return null;
    const drawing = { count: temper.worlds, most: temper.most, seed: seedOf(view) };
    const worlds = believedWorlds(sight, sure, drawing, temper);
    return worlds && weighingOf(sight, temper, worlds, beliefIn(worlds));
  };
  return { sure, weighing: lazily(weighing) };
}

export function championMind(calm: Temper): Mind {
  const thinks = once((sight: Sight) => think(sight, pacedTemper(calm, sight.ms)));
  return (sight): Judgement => {
    const temper = pacedTemper(calm, sight.ms);
    const thoughts = lazily(() => thinks(sight));
    const weighing = lazily(() => thoughts().weighing());
    const hindering = lazily(() => weighing()?.hindering(sight) ?? noHindering);
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
        const by = weighing();
        if (by !== null) sight.onChance?.(by.belief.top);
        return by && gamble(by.belief, temper, by.danger, moment, rivalsOf(sight), mayAsk(sight));
      },
      suggestion(choice) {
        const by = weighing();
        if (by === null) return plain.suggestion(choice);
        const { pull } = hindering();
        const pulls = ([suspect, , room]: Suspicion['cards']): number => temper.hinder * pull(suspect, room);
        return tripleOf(pick(by.best(by.promising(choice), pulls).cards, sight.below));
      },
      hinders: (place) => temper.hinder * hindering().block(place),
      plans: true,
      question(from) {
        const by = weighing();
        return by === null ? plain.question(from) : best(pairsOf(from), by.gain, sight.below);
      },
      show(cards, to) {
        const by = to === null || temper.shows === 'again' ? null : weighing();
        return by === null || to === null
          ? plain.show(cards, to)
          : leastTelling(sight, by.worlds, temper.imagined, cards, to);
      },
      worth(room) {
        const by = weighing();
        if (by === null) return plain.worth(room);
        return Math.max(0, by.best(by.pairs().map(([suspect, weapon]) => [suspect, weapon, room])).value);
      },
    };
  };
}
