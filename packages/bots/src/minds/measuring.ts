/** Minds that judge suggestions by what their answers would leave of the deals that fit. */
import { knowledgeFromView, TooLarge } from '@casefile/deduction';
import type { CardId, Seat, View } from '@casefile/engine';
import { type OnAnswers, ratedAnswers } from '../knowledge/deals/after-answers.ts';
import { alikeCards } from '../knowledge/deals/alike.ts';
import { askedBy, makeWorlds, type Worlds } from '../knowledge/deals/worlds.ts';
import {
  type CardChances,
  remembering,
  type TripleChance,
  tripleOf,
} from '../knowledge/deducing/card-chances.ts';
import { exactly } from '../knowledge/deducing/exact.ts';
import { type BotSight, best, type Choice, type Judgement, type Mind } from '../sight.ts';
import { jointChance } from './joint.ts';
import { lazy } from './lazy.ts';
import { allOf, plainJudgement } from './likely.ts';

/** The same knowledge gives the same seed, so that the same worlds are drawn again. */
export function seedOf(view: View): number {
  return view.history.length * 7919 + Object.keys(view.known).length * 104729 + (view.you ?? 0);
}

/** Keeps the last thought until something new is learnt. */
export function cachedByKnowledge<T>(think: (sight: BotSight) => T): (sight: BotSight) => T {
  let last: { readonly key: string; readonly thought: T } | null = null;
  return (sight) => {
    const { known, spots, history, shown, showed, accusations, seats, unheld } = sight.view;
    // Once the turn is over, a suggestion without an answer that led to no accusation tells more than before.
    const isOver = (history.at(-1)?.turn ?? 0) < sight.view.turnNumber;
    const facts = [known, spots, history, shown, showed, accusations, seats, unheld];
    const key = JSON.stringify([sight.you, sight.ms, isOver, ...facts]);
    if (last === null || key !== last.key) last = { key, thought: think(sight) };
    return last.thought;
  };
}

/** Two ways to rate a suggestion: by the drawn deals, and by what every answer would leave of all deals. */
export interface Measure {
  readonly onWorlds: (worlds: Worlds) => (named: readonly number[]) => number;
  readonly onAnswers: OnAnswers;
  /** Whether to ask only for triples that can be the solution, if any is offered. */
  readonly asksPossible: boolean;
  /** How many deals are drawn. */
  readonly drawn: number;
}

/** Up to this many deals are listed, which is faster than counting them. */
const maxListedDeals = 1000;
/** With less time than this for a decision, drawn deals have to do. */
const minMsToCount = 1000;

/** A mind that asks what the measure rates highest. */
export function measuringMind(measure: Measure): Mind {
  const knows = remembering(exactly('counting'));
  const thinks = cachedByKnowledge((sight) => ratingFor(measure, sight, knows(sight.view, sight.info.cards)));
  return (sight): Judgement => {
    const cardChances = lazy(() => knows(sight.view, sight.info.cards));
    const rating = lazy(() => thinks(sight));
    const rate = (cards: readonly CardId[]): number => rating().rate(cards);
    const pairs = lazy(() => bestPairs(sight.info.cards, cardChances().inEnvelope, rate));
    return {
      ...plainJudgement(sight, cardChances, () => 0),
      suggestion(choice) {
        const all = allOf(choice);
        const possible = measure.asksPossible
          ? all.filter((cards) => jointChance(cardChances(), cards) > 0)
          : [];
        const { counting } = rating();
        // The best come first, so that the others can be given up early.
        const from = (possible.length > 0 ? possible : all).sort((a, b) => rate(b) - rate(a));
        return tripleOf(best(from, sight.ms < minMsToCount ? rate : counting(), sight.below));
      },
      question: (from) => best(pairsOf(from), rate, sight.below),
      worth: (room) => Math.max(0, ...pairs().map(([suspect, weapon]) => rate([suspect, weapon, room]))),
    };
  };
}

/** How many pairs of suspect and weapon are tried in each room: those that tell most in the likeliest room. */
const pairsPerRoom = 6;

export type Pair = readonly [suspect: CardId, weapon: CardId];

export function bestPairs(
  { suspects, weapons, rooms }: Choice,
  likely: (room: CardId) => number,
  rate: (cards: TripleChance['cards']) => number,
): Pair[] {
  const likeliest = rooms.reduce((a, b) => (likely(b) > likely(a) ? b : a));
  return allOf({ suspects, weapons, rooms: [likeliest] })
    .map((cards) => ({ cards, value: rate(cards) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, pairsPerRoom)
    .map(({ cards: [suspect, weapon] }): Pair => [suspect, weapon]);
}

/** The rating of a suggestion made before: lower than any other. */
const repeated = -1000;

interface Rating {
  /** Rates by the deals at hand. */
  readonly rate: (cards: readonly CardId[]) => number;
  /** Rates by all deals, for one choice; anything worse than the best so far is given up. */
  readonly counting: () => (cards: readonly CardId[]) => number;
}

/** Rates cards that nothing tells apart only once. */
function ratingFor(measure: Measure, { view, info, you }: BotSight, cardChances: CardChances): Rating {
  const knowledge = knowledgeFromView(view, info.cards);
  const sampling = { count: measure.drawn, maxDeals: maxListedDeals, seed: seedOf(view) };
  const worlds = makeWorlds(knowledge, cardChances, view, info.cards, you, sampling);
  if (worlds === null) return { rate: () => 0, counting: () => () => 0 };
  const alike = alikeCards(knowledge);
  const { numberOf } = worlds;
  const width = worlds.cards.length + 1;
  const keyOf = (numbers: readonly number[]): number =>
    numbers.reduce((key, number) => key * width + number, 0);
  const numbersOf = (cards: readonly CardId[]): number[] => cards.map((card) => numberOf.get(card)!);
  const own = view.history.filter(({ by }) => by === you);
  const asked = new Set(own.map(({ cards }) => keyOf(numbersOf(cards))));
  const rater = (value: (named: readonly number[]) => number) => {
    const rated = new Map<number, number>();
    return (cards: readonly CardId[]): number => {
      const numbers = numbersOf(cards);
      if (asked.has(keyOf(numbers))) return repeated;
      const named = numbers.map((number) => alike[number]!);
      const key = keyOf(named);
      const known = rated.get(key) ?? value(named);
      rated.set(key, known);
      return known;
    };
  };
  const rate = rater(measure.onWorlds(worlds));
  if (worlds.isAll) return { rate, counting: () => rate };
  const held = (card: number, seat: Seat): number =>
    cardChances.heldBy(worlds.cards[card]!, seat) * cardChances.deals;
  const costs = ratedAnswers(knowledge, askedBy(view, you), held, measure.onAnswers);
  const counting = () => {
    let least = Number.POSITIVE_INFINITY;
    return rater((named) => {
      const cost = countable(() => costs(named, least));
      least = Math.min(least, cost);
      return -cost / cardChances.deals;
    });
  };
  return { rate, counting };
}

/** Rates a suggestion that takes too much memory to count as the worst. */
function countable(cost: () => number): number {
  try {
    return cost();
  } catch (error) {
    if (error instanceof TooLarge) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

export function pairsOf(cards: readonly CardId[]): (readonly [CardId, CardId])[] {
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
}
