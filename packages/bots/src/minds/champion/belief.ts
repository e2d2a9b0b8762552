/** What the weighed worlds say about the envelope. */
import type { CardId } from '@casefile/engine';
import type { Worlds } from '../../knowledge/deals/worlds.ts';
import type { TripleChance } from '../../knowledge/deducing/card-chances.ts';

export interface Belief {
  readonly top: TripleChance;
  readonly bits: number;
  chance(cards: TripleChance['cards']): number;
  /** How likely the card is in the envelope. */
  alone(card: CardId): number;
}

const nothing: TripleChance['cards'] = ['', '', ''];

export function beliefIn(worlds: Worlds): Belief {
  const { count, cards, envelopes, weights, total, sizes } = worlds;
  const [suspects, weapons] = sizes;
  const single = new Float64Array(cards.length);
  const joint = new Map<string, number>();
  const names = (world: number): TripleChance['cards'] => [
    cards[envelopes[world * 3]!]!,
    cards[suspects + envelopes[world * 3 + 1]!]!,
    cards[suspects + weapons + envelopes[world * 3 + 2]!]!,
  ];
  let top: TripleChance = { cards: nothing, p: 0 };
  for (let world = 0; world < count; world++) {
    const p = weights[world]! / total;
    const triple = names(world);
    const key = triple.join(' ');
    const sum = (joint.get(key) ?? 0) + p;
    joint.set(key, sum);
    if (sum > top.p) top = { cards: triple, p: sum };
    single[envelopes[world * 3]!]! += p;
    single[suspects + envelopes[world * 3 + 1]!]! += p;
    single[suspects + weapons + envelopes[world * 3 + 2]!]! += p;
  }
  let bits = 0;
  for (const p of joint.values()) if (p > 0) bits -= p * Math.log2(p);
  const chance = (triple: TripleChance['cards']): number => joint.get(triple.join(' ')) ?? 0;
  return {
    top,
    bits,
    chance,
    alone: (card) => single[worlds.numberOf.get(card)!]!,
  };
}
