/** A mind that scores triples: the base of all others. */
import type { CardId, Triple, View } from '@casefile/engine';
import {
  type CardChances,
  type Deduce,
  remembering,
  solution,
  type TripleChance,
  tripleOf,
} from '../knowledge/deducing/card-chances.ts';
import { type BotSight, best, type Choice, type Judgement, type Mind } from '../sight.ts';
import { lazy } from './lazy.ts';

/** How good it is to ask for a triple; the best one offered is asked for. */
export type Score = (triple: TripleChance['cards'], cardChances: CardChances, sight: BotSight) => number;

export function askedBefore(view: View): Set<string> {
  return new Set(view.history.filter(({ by }) => by === view.you).map(({ cards }) => cards.join(' ')));
}

/** A card that this asker has seen before tells nothing new; else the one that was shown most often. */
function showAgain(sight: BotSight, cards: readonly CardId[], to: number | null): CardId {
  const { view, below } = sight;
  const seen = (card: CardId): boolean => view.showed.some((each) => each.card === card && each.to === to);
  const shownAtAll = (card: CardId): number => view.showed.filter((each) => each.card === card).length;
  return best(cards, (card) => (seen(card) ? 100 : shownAtAll(card)), below);
}

export function allOf({ suspects, weapons, rooms }: Choice): TripleChance['cards'][] {
  const triples: TripleChance['cards'][] = [];
  for (const suspect of suspects)
    for (const weapon of weapons) for (const room of rooms) triples.push([suspect, weapon, room]);
  return triples;
}

/** A mind that scores triples, accuses when certain, and prefers to show cards it has shown before. */
export function scoringMind(deduce: Deduce, score: Score): Mind {
  const knows = remembering(deduce);
  return (sight) =>
    plainJudgement(
      sight,
      lazy(() => knows(sight.view, sight.info.cards)),
      score,
    );
}

export function plainJudgement(sight: BotSight, knows: () => CardChances, score: Score): Judgement {
  const { view, below, info } = sight;
  const { suspects, weapons } = info.cards;
  const asked = askedBefore(view);
  const rated = (triple: TripleChance['cards']): number =>
    score(triple, knows(), sight) - (asked.has(triple.join(' ')) ? 1000 : 0);
  const unsure = (card: CardId): number => unsureness(knows(), card);
  return {
    isReady: () => solution(knows()) !== null,
    accusation: (moment) => solution(knows()) ?? (moment === 'forced' ? likeliest(knows()) : null),
    suggestion: (choice): Triple => tripleOf(best(allOf(choice), rated, below)),
    question(from) {
      const first = best(from, unsure, below);
      const rest = from.filter((card) => card !== first);
      return [first, best(rest, unsure, below)];
    },
    show: (cards, to) => showAgain(sight, cards, to),
    worth: (room) =>
      Math.max(...allOf({ suspects, weapons, rooms: [room] }).map((each) => Math.max(0, rated(each)))),
    unsure: (cards) => best(cards, unsure, below),
    unseen: (seat) =>
      view.seats[seat]!.hand - Object.values(view.known).filter((owner) => owner === seat).length,
  };
}

const likeliest = ({ triples }: CardChances): Triple | null =>
  triples.length === 0 ? null : tripleOf(triples[0]!.cards);

/** Highest for a card that is as likely as not in the envelope, zero for a certain one. */
function unsureness(cardChances: CardChances, card: CardId): number {
  const p = cardChances.inEnvelope(card);
  return p * (1 - p);
}
