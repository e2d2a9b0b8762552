/** The place of every card, as a list that can be changed and opened as a game. */
import type { CardId, Fact, FactOf, Layout, Owner, Place, Player, Viewer } from '@casefile/engine';
import { type RandomInt, shuffled } from '../random.ts';

export interface Slot {
  readonly owner: Owner;
  readonly card: CardId;
}
/** In the order of the opening. */
export type Deal = readonly Slot[];

/** The deal of an opened game, from its whole log. */
export function dealOf(log: readonly Fact[]): Deal {
  const slots = (owner: Owner, cards: readonly CardId[]): Slot[] => cards.map((card) => ({ owner, card }));
  return log.flatMap((fact) => {
    if (fact.fact === 'enveloped') return slots('envelope', fact.sealed.cards!);
    if (fact.fact === 'dealt') return slots(fact.seat, fact.sealed.cards!);
    if (fact.fact === 'laid') return slots(fact.where, fact.sealed.cards!);
    return fact.fact === 'faced' ? slots('face-up', fact.cards) : [];
  });
}

/** The layout that opens the same table with these cards and everything public unchanged. */
export function layoutOf(deal: Deal, players: readonly Player[], log: readonly Fact[]): Layout {
  const at = (owner: Owner): CardId[] => deal.flatMap((slot) => (slot.owner === owner ? [slot.card] : []));
  const first = log.find((fact): fact is FactOf<'first'> => fact.fact === 'first')!;
  const placed = log.find((fact): fact is FactOf<'placed'> => fact.fact === 'placed');
  const clocks = log.find((fact): fact is FactOf<'clocks'> => fact.fact === 'clocks');
  const inRooms = deal.flatMap(({ owner, card }) =>
    typeof owner === 'string' && owner.startsWith('room:') ? [[owner.slice('room:'.length), card]] : [],
  );
  return {
    envelope: at('envelope'),
    hands: Object.fromEntries(players.map(({ suspect }, seat) => [suspect, at(seat)])),
    pool: at('pool'),
    faceUp: at('face-up'),
    roomCards: Object.fromEntries(inRooms) as Record<string, CardId>,
    first: players[first.seat]!.suspect,
    ...(clocks === undefined ? {} : { clocks: clocks.count }),
    ...(placed === undefined
      ? {}
      : {
          pawns: placed.pawns as Record<string, Place | null>,
          weapons: placed.weapons as Record<string, Place | null>,
        }),
  };
}

/**
 * Another deal the viewer cannot tell from this one: swaps pairs of unseen cards wherever `agrees` says that everything
 * it knows stays true. Cards of different categories are swapped too, except that the envelope keeps one of each.
 */
export function redeal(
  deal: Deal,
  seen: ReadonlySet<CardId>,
  categories: readonly (readonly CardId[])[],
  agrees: (deal: Deal) => boolean,
  below: RandomInt,
): Deal {
  const categoryOf = (card: CardId): number => categories.findIndex((cards) => cards.includes(card));
  const hidden = shuffled(
    [...deal.keys()].filter((at) => !seen.has(deal[at]!.card)),
    below,
  );
  let found = deal;
  for (const a of hidden) {
    for (const b of shuffled(hidden, below).slice(0, 6)) {
      const [one, other] = [found[a]!, found[b]!];
      if (one.owner === other.owner) continue;
      const sealed = one.owner === 'envelope' || other.owner === 'envelope';
      if (sealed && categoryOf(one.card) !== categoryOf(other.card)) continue;
      const swapped = [...found];
      swapped[a] = { owner: one.owner, card: other.card };
      swapped[b] = { owner: other.owner, card: one.card };
      if (agrees(swapped)) {
        found = swapped;
        break;
      }
    }
  }
  return found;
}

export const viewersOf = (players: readonly unknown[]): Viewer[] => [...players.keys(), 'spectator'];
