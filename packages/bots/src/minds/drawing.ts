/** Minds that judge suggestions on the deals that fit: all of them where they are few, drawn ones where they are many. */
import { knowledgeFromView } from '@casefile/deduction';
import type { CardId, View } from '@casefile/engine';
import { alikeCards } from '../knowledge/alike.ts';
import { exactly } from '../knowledge/exact.ts';
import { type Grasp, remembering, type Suspicion, tripleOf } from '../knowledge/grasp.ts';
import { makeWorlds, type Worlds } from '../knowledge/worlds.ts';
import { best, type Choice, type Judgement, type Mind, type Sight } from '../sight.ts';
import { lazily } from './lazily.ts';
import { allOf, plainJudgement } from './likely.ts';

/** The same knowledge gives the same worlds, whoever looks at it again. */
export function seedOf(view: View): number {
  return view.history.length * 7919 + Object.keys(view.known).length * 104729 + (view.you ?? 0);
}

/** Thinks again only when something was learnt. */
export function once<T>(think: (sight: Sight) => T): (sight: Sight) => T {
  let last: { readonly key: string; readonly thought: T } | null = null;
  return (sight) => {
    const { known, spots, history, shown, showed, accusations, seats, unheld } = sight.view;
    // Once its turn is over, an inquiry that led to no accusation says more than while it could.
    const isOver = (history.at(-1)?.turn ?? 0) < sight.view.turnNumber;
    const facts = [known, spots, history, shown, showed, accusations, seats, unheld];
    const key = JSON.stringify([sight.you, sight.ms, isOver, ...facts]);
    if (last === null || key !== last.key) last = { key, thought: think(sight) };
    return last.thought;
  };
}

/** For these worlds, what naming these cards is worth, from 0. */
export type Measure = (worlds: Worlds) => (named: readonly number[]) => number;

/** Asks what the measure likes best: exactly while no more than `most` deals fit, else on `count` drawn ones. */
export function measuringMind(measure: Measure, { count, most }: { count: number; most: number }): Mind {
  const knows = remembering(exactly('counting'));
  const thinks = once((sight) => rater(measure, count, most, sight, knows(sight.view, sight.info.cards)));
  return (sight): Judgement => {
    const grasp = lazily(() => knows(sight.view, sight.info.cards));
    const rate = lazily(() => thinks(sight));
    const pairs = lazily(() => bestPairs(sight.info.cards, grasp().inEnvelope, rate()));
    return {
      ...plainJudgement(sight, grasp, () => 0),
      suggestion: (choice) => tripleOf(best(allOf(choice), rate(), sight.below)),
      question: (from) => best(pairsOf(from), rate(), sight.below),
      worth: (room) => Math.max(0, ...pairs().map(([suspect, weapon]) => rate()([suspect, weapon, room]))),
    };
  };
}

/** To judge a room, so many suspects with their weapons are tried there: those that tell most in the likeliest room. */
const tried = 6;

export type Pair = readonly [suspect: CardId, weapon: CardId];

export function bestPairs(
  { suspects, weapons, rooms }: Choice,
  likely: (room: CardId) => number,
  rate: (cards: Suspicion['cards']) => number,
): Pair[] {
  const likeliest = rooms.reduce((a, b) => (likely(b) > likely(a) ? b : a));
  return allOf({ suspects, weapons, rooms: [likeliest] })
    .map((cards) => ({ cards, value: rate(cards) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, tried)
    .map(({ cards: [suspect, weapon] }): Pair => [suspect, weapon]);
}

/** What asking again for the same takes of a rating: more than any is worth. */
const repeated = 10;

/** Rates cards by the measure; those that nothing tells apart are rated once. */
function rater(
  measure: Measure,
  count: number,
  most: number,
  { view, info, you }: Sight,
  grasp: Grasp,
): (cards: readonly CardId[]) => number {
  const drawing = { count, most, seed: seedOf(view) };
  const knowledge = knowledgeFromView(view, info.cards);
  const worlds = makeWorlds(knowledge, grasp, view, info.cards, you, drawing);
  if (worlds === null) return () => 0;
  const alike = alikeCards(knowledge);
  const valued = measure(worlds);
  const { numberOf } = worlds;
  const width = worlds.cards.length + 1;
  const keyOf = (numbers: readonly number[]): number => {
    let key = 0;
    for (const number of numbers) key = key * width + number;
    return key;
  };
  const numbersOf = (cards: readonly CardId[]): number[] => cards.map((card) => numberOf.get(card)!);
  const own = view.history.filter(({ by }) => by === you);
  const asked = new Set(own.map(({ cards }) => keyOf(numbersOf(cards))));
  const rated = new Map<number, number>();
  return (cards) => {
    const numbers = numbersOf(cards);
    const named = numbers.map((number) => alike[number]!);
    const key = keyOf(named);
    let value = rated.get(key);
    if (value === undefined) {
      value = valued(named);
      rated.set(key, value);
    }
    return asked.has(keyOf(numbers)) ? value - repeated : value;
  };
}

export function pairsOf(cards: readonly CardId[]): (readonly [CardId, CardId])[] {
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
}
