/** The worth of a suggestion: what its answer would bring, less what it would tell the others. */
import type { CardId } from '@casefile/engine';
import type { Worlds } from '../../../knowledge/deals/worlds.ts';
import type { TripleChance } from '../../../knowledge/deducing/card-chances.ts';
import type { BotSight, Choice } from '../../../sight.ts';
import { expectation, heardGainOf } from '../../answers.ts';
import { lazy } from '../../lazy.ts';
import { askedBefore } from '../../likely.ts';
import { bestPairs, type Pair } from '../../measuring.ts';
import { isRough, roughExpectation } from '../../rough-answers.ts';
import { prospectsFor } from '../accusing/prospects.ts';
import type { Belief } from '../belief.ts';
import { type Danger, dangerFrom, noDanger } from '../rivals/danger.ts';
import { type Hindering, hinderingOf, noHindering } from '../rivals/hindering.ts';
import { publicWorlds } from '../rivals/public-worlds.ts';
import type { ChampionSettings } from '../settings.ts';
import { candidates, narrowed } from './candidates.ts';

export interface SuggestionValues {
  readonly worlds: Worlds;
  readonly belief: Belief;
  readonly danger: () => Danger;
  /** How to hinder the others, once anybody is close to the solution. */
  hindering(now: BotSight): Hindering;
  /** What the answer would bring, regardless of what it tells the others. */
  gain(cards: readonly CardId[]): number;
  /** Which suggestions are worth weighing. */
  promising(choice: Choice): TripleChance['cards'][];
  /** Suspects and weapons to judge a room by. */
  readonly pairs: () => readonly Pair[];
  /** The best of these and their worth; `besides` adds anything else that speaks for each. */
  best(
    from: readonly TripleChance['cards'][],
    besides?: (cards: TripleChance['cards']) => number,
  ): {
    readonly cards: readonly TripleChance['cards'][];
    readonly value: number;
  };
}

/** What is taken from the worth of a suggestion that was made before. */
const repeated = 0.02;

export function suggestionValues(
  sight: BotSight,
  settings: ChampionSettings,
  worlds: Worlds,
  belief: Belief,
): SuggestionValues {
  const danger = lazy(() => dangerFrom(sight, worlds, settings.imaginedDeals));
  // Without a board, where every card can be asked for at any time, counting card by card lost games: 59 of 100 won,
  // not 71.
  const expected = sight.board !== null && isRough(worlds) ? roughExpectation : expectation;
  const looking = lazy(() => {
    const prospects = prospectsFor(settings, belief.bits > settings.alertBits ? noDanger : danger());
    return { prospects, now: expected(worlds, [], prospects, roomCost) };
  });
  const roomCost = sight.board === null ? 0 : settings.roomCost;
  const heard = lazy(() => publicWorlds(sight, settings));
  const asked = askedBefore(sight.view);
  const gain = (cards: readonly CardId[]): number => {
    const { prospects, now } = looking();
    return expected(worlds, numbersIn(worlds, cards), prospects, roomCost) - now;
  };
  const leak = remembered((cards) => {
    const outside = heard();
    return outside === null ? 0 : settings.leakCost * heardGainOf(outside, numbersIn(outside, cards));
  });
  /** An upper bound: the leak can only lower it. */
  const valueBeforeLeak = remembered(
    (cards, key) => gain(cards) + settings.hitValue * belief.chance(cards) - (asked.has(key) ? repeated : 0),
  );
  const promising = (choice: Choice): TripleChance['cards'][] =>
    candidates(choice, sight.view, belief, settings.cardsPerCategory);
  return {
    worlds,
    belief,
    danger,
    hindering: (now) => (belief.bits > settings.alertBits ? noHindering : hinderingOf(now, danger())),
    gain,
    promising,
    pairs: lazy(() =>
      bestPairs(
        narrowed(sight.info.cards, sight.view, belief, settings.cardsPerCategory),
        belief.alone,
        valueBeforeLeak,
      ),
    ),
    best(from, besides = () => 0) {
      const promising = from
        .map((cards) => ({ cards, upperBound: valueBeforeLeak(cards) + besides(cards) }))
        .sort((a, b) => b.upperBound - a.upperBound);
      let value = Number.NEGATIVE_INFINITY;
      let top: TripleChance['cards'][] = [];
      for (const { cards, upperBound } of promising) {
        if (upperBound < value - alike) break;
        const worth = upperBound - leak(cards);
        if (worth > value + alike) top = [cards];
        else if (worth > value - alike) top.push(cards);
        value = Math.max(value, worth);
      }
      return { cards: top, value };
    },
  };
}

/** Values that differ by less count as equal. */
const alike = 1e-12;

const numbersIn = ({ numberOf }: Worlds, cards: readonly CardId[]): number[] =>
  cards.map((card) => numberOf.get(card)!);

type Rate = (cards: TripleChance['cards'], key: string) => number;
function remembered(rate: Rate): (cards: TripleChance['cards']) => number {
  const known = new Map<string, number>();
  return (cards) => {
    const key = cards.join(' ');
    let value = known.get(key);
    if (value === undefined) {
      value = rate(cards, key);
      known.set(key, value);
    }
    return value;
  };
}
