/** Minds that judge suggestions on deals drawn from their own knowledge. */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId, View } from '@casefile/engine';
import { exactly } from '../knowledge/exact.ts';
import { remembering, type Suspicion, tripleOf } from '../knowledge/grasp.ts';
import { drawWorlds, type Worlds } from '../knowledge/worlds.ts';
import { best, type Judgement, type Mind, type Sight } from '../sight.ts';
import { allOf, askedBefore, plainJudgement } from './likely.ts';

/** The same knowledge gives the same worlds, whoever looks at it again. */
export function seedOf(view: View): number {
  return view.history.length * 7919 + Object.keys(view.known).length * 104729 + (view.you ?? 0);
}

/** Thinks again only when something was learnt. */
export function once<T>(think: (sight: Sight) => T): (sight: Sight) => T {
  let last: { readonly key: string; readonly thought: T } | null = null;
  return (sight) => {
    const { known, spots, history, shown, showed, accusations, seats } = sight.view;
    const key = JSON.stringify([sight.you, known, spots, history, shown, showed, accusations, seats]);
    if (last === null || key !== last.key) last = { key, thought: think(sight) };
    return last.thought;
  };
}

const draw = (count: number, { view, info, you }: Sight): Worlds | null =>
  drawWorlds(knowledgeFromView(view, info.cards), view, info.cards, you, {
    count,
    seed: seedOf(view),
    model: 'counting',
  });

export type Measure = (worlds: Worlds, named: readonly number[]) => number;

/** Asks what the measure likes best. */
export function measuringMind(measure: Measure, count: number): Mind {
  const knows = remembering(exactly('counting'));
  const draws = once((sight) => draw(count, sight));
  let rated = new Map<string, number>();
  let ratedFor: Worlds | null = null;
  return (sight): Judgement => {
    const grasp = knows(sight.view, sight.info.cards);
    const plain = plainJudgement(sight, grasp, () => 0);
    const worlds = draws(sight);
    if (worlds === null) return plain;
    if (ratedFor !== worlds) {
      ratedFor = worlds;
      rated = new Map();
    }
    const asked = askedBefore(sight.view);
    const rate = (cards: readonly CardId[]): number => {
      const key = cards.join(' ');
      let value = rated.get(key);
      if (value === undefined) {
        value = measure(
          worlds,
          cards.map((card) => worlds.numberOf.get(card)!),
        );
        rated.set(key, value);
      }
      return value - (asked.has(key) ? 10 : 0);
    };
    const { suspects, weapons } = sight.info.cards;
    return {
      ...plain,
      suggestion: (choice) => tripleOf(best(allOf(choice), rate, sight.below)),
      question: (from) => best(pairsOf(from), rate, sight.below),
      worth: (room) =>
        Math.max(
          0,
          ...allOf({ suspects, weapons, rooms: [room] }).map((each: Suspicion['cards']) => rate(each)),
        ),
    };
  };
}

function pairsOf(cards: readonly CardId[]): (readonly [CardId, CardId])[] {
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
}
