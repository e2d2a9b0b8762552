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
import { once, seedOf } from '../drawing.ts';
import { allOf, askedBefore, plainJudgement } from '../likely.ts';
import { type Belief, beliefIn } from './belief.ts';
import { gamble } from './gamble.ts';
import { leastTelling } from './showing.ts';
import type { Temper } from './temper.ts';

/** What it knows and believes; the same as long as it learns nothing. */
export interface Thoughts {
  readonly sure: Grasp;
  readonly worlds: Worlds | null;
  readonly belief: Belief;
  readonly heard: () => Worlds | null;
  readonly rated: Map<string, number>;
}

function think(sight: Sight, temper: Temper): Thoughts {
  const { view, info } = sight;
  const sure = graspOf(knowledgeFromView(view, info.cards), 'counting')!;
  const drawing = { count: temper.worlds, most: temper.most, seed: seedOf(view) };
  const worlds = believedWorlds(sight, sure, drawing, temper);
  let heard: Worlds | null | undefined;
  return {
    sure,
    worlds,
    belief: beliefIn(worlds, sure),
    heard: () => {
      if (heard === undefined) heard = publicWorlds(sight, temper);
      return heard;
    },
    rated: new Map(),
  };
}

export function championMind(temper: Temper): Mind {
  const thinks = once((sight: Sight) => think(sight, temper));
  return (sight): Judgement => {
    const thoughts = thinks(sight);
    const { sure, worlds, belief, rated } = thoughts;
    const plain = plainJudgement(sight, sure, (cards) => belief.chance(cards));
    if (worlds === null || plain.ready) return plain;
    const asked = askedBefore(sight.view);
    const { hope, fade } = temper;
    const outlook = (top: number, bits: number): number => Math.max(top, hope * 2 ** (-fade * bits));
    const now = outlook(belief.top.p, belief.bits);
    const value = (cards: Suspicion['cards']): number => {
      const named = cards.map((card) => worlds.numberOf.get(card)!);
      const heard = temper.leak > 0 ? thoughts.heard() : null;
      const told = heard === null ? 0 : heardGainOf(heard, named);
      return (
        expectation(worlds, named, outlook) - now + temper.prize * belief.chance(cards) - temper.leak * told
      );
    };
    const rate = (cards: Suspicion['cards']): number => {
      const key = cards.join(' ');
      let known = rated.get(key);
      if (known === undefined) {
        known = value(cards);
        rated.set(key, known);
      }
      return known - (asked.has(key) ? 0.02 : 0);
    };
    const promising = (choice: Choice): Suspicion['cards'][] => {
      const all = allOf(choice);
      if (all.length <= temper.weighed) return all;
      return all
        .map((cards) => ({ cards, p: belief.promise(cards) }))
        .sort((a, b) => b.p - a.p)
        .slice(0, temper.weighed)
        .map(({ cards }) => cards);
    };
    const { suspects, weapons } = sight.info.cards;
    return {
      ...plain,
      accusation: (moment) => plain.accusation(moment) ?? gamble(sight, thoughts, temper, moment),
      suggestion: (choice) => tripleOf(best(promising(choice), rate, sight.below)),
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
