/**
 * The champion: exact chances, what each suggestion would tell it and what it would tell the others, cards shown so
 * that they tell little, and an accusation before certainty when somebody else is about to win.
 */
import { knowledgeFromView, type Model } from '@casefile/deduction';
import type { CardId, Seat, View } from '@casefile/engine';
import { assumedKnowledge } from '../knowledge/assuming.ts';
import { graspOf } from '../knowledge/exact.ts';
import { type Grasp, type Suspicion, tripleOf } from '../knowledge/grasp.ts';
import { type Deal, entropyOf, rivalGrasp } from '../knowledge/rivals.ts';
import { drawWorlds, type Worlds } from '../knowledge/worlds.ts';
import { best, type Choice, type Judgement, type Mind, type Sight } from '../sight.ts';
import { gainOf, heardGainOf } from './answers.ts';
import { once, seedOf } from './drawing.ts';
import { jointChance } from './joint.ts';
import { allOf, askedBefore, likeliest, plainJudgement } from './likely.ts';

export interface Temper {
  readonly model: Model;
  /** How many deals are drawn to weigh suggestions, and to imagine what the others know. */
  readonly worlds: number;
  readonly imagined: number;
  /** So many of the most likely triples are weighed. */
  readonly weighed: number;
  /** And so many for each room that it may walk to. */
  readonly glanced: number;
  /** What a bit about one's own case is worth, against the chance to name the solution. */
  readonly bit: number;
  /** What a bit told to the others costs. */
  readonly leak: number;
  /** The chance to win that is left after waiting a turn, if nobody else wins meanwhile. */
  readonly hope: number;
  /** How sure it is that nobody names cards of their own; 0 assumes nothing. */
  readonly trust: number;
  readonly shows: 'least' | 'again';
}

export const calmTemper: Temper = {
  model: 'counting',
  worlds: 128,
  imagined: 6,
  weighed: 12,
  glanced: 4,
  bit: 0.05,
  leak: 0.1,
  hope: 0.7,
  trust: 0.9,
  shows: 'least',
};

/** What it knows, what it assumes, and the deals it draws from that; the same as long as it learns nothing. */
interface Thoughts {
  readonly sure: Grasp;
  readonly grasp: Grasp;
  readonly worlds: Worlds | null;
  readonly heard: Worlds | null;
  readonly rated: Map<string, number>;
}

function think(sight: Sight, temper: Temper): Thoughts {
  const { view, info, you } = sight;
  const { model, worlds: count } = temper;
  const sure = knowledgeFromView(view, info.cards);
  const exact = graspOf(sure, model)!;
  const guessed = assumedKnowledge(view, info.cards, info.drawing === null);
  const assumed = temper.trust > 0 ? graspOf(guessed, model) : null;
  const from = assumed === null || assumed.triples.length === 0 ? sure : guessed;
  const draw = { count, seed: seedOf(view), model };
  return {
    sure: exact,
    grasp: from === sure ? exact : assumed!,
    worlds: drawWorlds(from, view, info.cards, you, draw),
    heard: temper.leak > 0 ? publicWorlds(sight, temper) : null,
    rated: new Map(),
  };
}

export function championMind(temper: Temper): Mind {
  const thinks = once((sight: Sight) => think(sight, temper));
  return (sight): Judgement => {
    const { sure, grasp, worlds, heard, rated } = thinks(sight);
    const plain = plainJudgement(sight, sure, (cards) => jointChance(sure, cards));
    if (worlds === null || plain.ready) return plain;
    const asked = askedBefore(sight.view);
    const value = (cards: Suspicion['cards']): number => {
      const named = cards.map((card) => worlds.numberOf.get(card)!);
      const told = heard === null ? 0 : heardGainOf(heard, named);
      return jointChance(grasp, cards) + temper.bit * gainOf(worlds, named) - temper.leak * told;
    };
    const rate = (cards: Suspicion['cards']): number => {
      const key = cards.join(' ');
      let known = rated.get(key);
      if (known === undefined) {
        known = value(cards);
        rated.set(key, known);
      }
      return known - (asked.has(key) ? 10 : 0);
    };
    const likely = (choice: Choice, most: number): Suspicion['cards'][] =>
      allOf(choice)
        .map((cards) => ({ cards, p: promise(grasp, cards) }))
        .sort((a, b) => b.p - a.p)
        .slice(0, most)
        .map(({ cards }) => cards);
    const { suspects, weapons } = sight.info.cards;
    return {
      ...plain,
      accusation: (moment) => plain.accusation(moment) ?? gamble(sight, sure, grasp, worlds, temper, moment),
      suggestion: (choice) => tripleOf(best(likely(choice, temper.weighed), rate, sight.below)),
      show: (cards, to) =>
        to === null || temper.shows === 'again'
          ? plain.show(cards, to)
          : leastTelling(sight, worlds, temper.imagined, cards, to),
      worth: (room) => Math.max(0, ...likely({ suspects, weapons, rooms: [room] }, temper.glanced).map(rate)),
    };
  };
}

/** What to weigh first: what can be the solution, then what is most of it. */
function promise(grasp: Grasp, cards: Suspicion['cards']): number {
  return jointChance(grasp, cards) + 0.1 * cards.reduce((sum, card) => sum + grasp.inEnvelope(card), 0);
}

const dealOf = (worlds: Worlds, world: number): Deal => {
  const row = world * worlds.cards.length;
  return (card) => worlds.owners[row + worlds.numberOf.get(card)!]!;
};

/** The card that leaves the asker most unsure, over deals that might be the true one. */
function leastTelling(
  { view, info, below }: Sight,
  worlds: Worlds,
  imagined: number,
  cards: readonly CardId[],
  to: Seat,
): CardId {
  return best(
    cards,
    (card) => {
      let bits = 0;
      for (let world = 0; world < imagined; world++)
        bits += entropyOf(rivalGrasp(view, info.cards, to, dealOf(worlds, world), [card]));
      return bits;
    },
    below,
  );
}

/** The chance that somebody else wins before the next turn comes round. */
function danger({ view, info, you }: Sight, worlds: Worlds, imagined: number): number {
  let safe = 0;
  for (let world = 0; world < imagined; world++) {
    let still = 1;
    for (const [seat, { out }] of view.seats.entries()) {
      if (seat === you || out) continue;
      const { triples } = rivalGrasp(view, info.cards, seat, dealOf(worlds, world));
      still *= 1 - (triples[0]?.p ?? 0);
    }
    safe += still;
  }
  return 1 - safe / imagined;
}

const asksMore = ['roll', 'suggest', 'move', 'passage', 'stay', 'ask', 'power', 'look', 'spy'];

/** Accuses without being certain, when the turn brings nothing more and waiting is worse. */
function gamble(
  sight: Sight,
  sure: Grasp,
  grasp: Grasp,
  worlds: Worlds,
  { hope, imagined, trust }: Temper,
  moment: 'free' | 'joining' | 'forced',
): ReturnType<typeof likeliest> {
  const top = grasp.triples[0];
  if (top === undefined) return null;
  const p = grasp === sure ? top.p : trust * top.p + (1 - trust) * jointChance(sure, top.cards);
  if (moment === 'joining') return p > 0.6 ? likeliest(grasp) : null;
  if (p < 0.3 || sight.legal.some((form) => asksMore.includes(form.do))) return null;
  const waiting = hope * (1 - danger(sight, worlds, imagined));
  return p > waiting ? likeliest(grasp) : null;
}

/** The deals as somebody sees them who holds no cards: nobody at the table knows less. */
function publicWorlds({ view, info, you }: Sight, { worlds, model }: Temper): Worlds | null {
  const isPublic = (card: CardId): boolean => {
    const owner = view.known[card];
    return owner === 'face-up' || (typeof owner === 'number' && view.seats[owner]!.murdered === true);
  };
  const known = Object.fromEntries(Object.entries(view.known).filter(([card]) => isPublic(card)));
  const outside: View = { ...view, you: null, hand: [], known, shown: [], showed: [] };
  return drawWorlds(knowledgeFromView(outside, info.cards), outside, info.cards, you, {
    count: worlds,
    seed: view.history.length,
    model,
  });
}
