import type { CardChances, TripleChance } from '../knowledge/deducing/card-chances.ts';

/** The chance of each triple, indexed once for each set of chances. */
const joints = new WeakMap<CardChances, Map<string, number>>();

export function jointChance(cardChances: CardChances, cards: TripleChance['cards']): number {
  let chances = joints.get(cardChances);
  if (chances === undefined) {
    chances = new Map(cardChances.triples.map((each) => [each.cards.join(' '), each.p]));
    joints.set(cardChances, chances);
  }
  return chances.get(cards.join(' ')) ?? 0;
}
