/**
 * The champion: what each suggestion would bring it and tell the others, cards shown so that they tell little, and an
 * accusation before certainty when waiting is worth less.
 */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId, View } from '@casefile/engine';
import { believedWorlds } from '../../knowledge/believed.ts';
import { graspOf } from '../../knowledge/exact.ts';
import { type Grasp, type Suspicion, tripleOf } from '../../knowledge/grasp.ts';
import { makeWorlds, type Worlds } from '../../knowledge/worlds.ts';
import { best, type Choice, type Judgement, type Mind, type Sight } from '../../sight.ts';
import { expectation, heardGainOf } from '../answers.ts';
import { once, pairsOf, seedOf } from '../drawing.ts';
import { askedBefore, plainJudgement } from '../likely.ts';
import { type Belief, beliefIn } from './belief.ts';
import { candidates } from './candidates.ts';
import { safety } from './danger.ts';
import { gamble } from './gamble.ts';
import { prospectsFor } from './prospects.ts';
import { leastTelling } from './showing.ts';
import { pacedTemper, type Temper } from './temper.ts';

/** What it knows and believes; the same as long as it learns nothing. */
export interface Thoughts {
  readonly sure: Grasp;
  readonly worlds: Worlds | null;
  readonly belief: Belief;
  readonly heard: () => Worlds | null;
  readonly safe: () => number;
  readonly rated: Map<string, number>;
}

function think(sight: Sight, temper: Temper): Thoughts {
  const { view, info } = sight;
  const sure = graspOf(knowledgeFromView(view, info.cards), 'counting')!;
  const drawing = { count: temper.worlds, most: temper.most, seed: seedOf(view) };
  const worlds = believedWorlds(sight, sure, drawing, temper);
  return {
    sure,
    worlds,
    belief: beliefIn(worlds, sure),
    heard: lazily(() => publicWorlds(sight, temper)),
    safe: lazily(() => (worlds === null ? 1 : safety(sight, worlds, temper.imagined))),
    rated: new Map(),
  };
}

function lazily<T>(think: () => T): () => T {
  let thought: { readonly of: T } | null = null;
  return () => {
    thought ??= { of: think() };
    return thought.of;
  };
}

export function championMind(calm: Temper): Mind {
  const thinks = once((sight: Sight) => think(sight, pacedTemper(calm, sight.ms)));
  return (sight): Judgement => {
    const temper = pacedTemper(calm, sight.ms);
    const thoughts = thinks(sight);
    const { sure, worlds, belief, rated } = thoughts;
    const plain = plainJudgement(sight, sure, (cards) => belief.chance(cards));
    if (worlds === null || plain.ready) return plain;
    const asked = askedBefore(sight.view);
    const { safe } = thoughts;
    const looking = lazily(() => {
      const prospects = prospectsFor(temper, belief.bits > temper.alert ? 1 : safe());
      return { prospects, now: prospects(belief.top.p, belief.bits) };
    });
    const gain = (cards: readonly CardId[]): number => {
      const named = cards.map((card) => worlds.numberOf.get(card)!);
      const { prospects, now } = looking();
      return expectation(worlds, named, prospects) - now;
    };
    const leak = (cards: Suspicion['cards']): number => {
      const heard = thoughts.heard();
      if (heard === null) return 0;
      return heardGainOf(
        heard,
        cards.map((card) => heard.numberOf.get(card)!),
      );
    };
    const rate = (cards: Suspicion['cards']): number => {
      const key = cards.join(' ');
      let known = rated.get(key);
      if (known === undefined) {
        known = gain(cards) + temper.prize * belief.chance(cards) - temper.leak * leak(cards);
        rated.set(key, known);
      }
      return known - (asked.has(key) ? 0.02 : 0);
    };
    const promising = (choice: Choice): Suspicion['cards'][] =>
      candidates(choice, sight.view, belief, temper.wide);
    const { suspects, weapons } = sight.info.cards;
    return {
      ...plain,
      accusation: (moment) => plain.accusation(moment) ?? gamble(sight, belief, temper, safe, moment),
      suggestion: (choice) => tripleOf(best(promising(choice), rate, sight.below)),
      question: (from) => best(pairsOf(from), gain, sight.below),
      show: (cards, to) =>
        to === null || temper.shows === 'again'
          ? plain.show(cards, to)
          : leastTelling(sight, worlds, temper.imagined, cards, to),
      worth: (room) => Math.max(0, ...promising({ suspects, weapons, rooms: [room] }).map(rate)),
    };
  };
}

/** The deals as somebody sees them who holds no cards: nobody at the table knows less. */
function publicWorlds({ view, info, you }: Sight, { worlds }: Temper): Worlds | null {
  const isPublic = (card: CardId): boolean => {
    const owner = view.known[card];
    return owner === 'face-up' || (typeof owner === 'number' && view.seats[owner]!.murdered === true);
  };
  const known = Object.fromEntries(Object.entries(view.known).filter(([card]) => isPublic(card)));
  const outside: View = { ...view, you: null, hand: [], known, shown: [], showed: [] };
  const drawing = { count: worlds, most: 0, seed: view.history.length };
  return makeWorlds(
    knowledgeFromView(outside, info.cards),
    outside,
    info.cards,
    you,
    drawing,
    Number.POSITIVE_INFINITY,
  );
}
