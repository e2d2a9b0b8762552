/** The envelope and the deal (ALL-01): every card is dealt exactly once. */

import { problem } from '../actions/refusal.ts';
import type { Mechanic, Opening } from '../edition/mechanic.ts';
import type { Rules } from '../edition/rules.ts';
import { type Layout, seatNamed } from '../setup/layout.ts';
import type { CardId, Fact, Seat, Spot } from '../vocabulary.ts';

/** How the cards are dealt. */
export interface DealPolicy {
  /** The seat that gets the first card. */
  readonly from: 'first-seat' | 'left-of-first';
  /** Where left-over cards go: into hands that then differ by one, face down into the pool, or face up. */
  readonly spare: 'dealt' | 'pool' | 'face-up';
  /** Cards laid face down in this many rooms: any rooms, or those with passages. */
  readonly roomCards?: { readonly count: number; readonly where: 'any' | 'corners' };
}

interface Pile {
  readonly size: number;
  readonly named: readonly CardId[];
  readonly key: string;
  readonly fact: (cards: readonly CardId[]) => Fact;
}

/** Dealing: the envelope, the hands, and what is left over. */
export function deal(policy: DealPolicy): Mechanic {
  return {
    name: 'deal',
    opens(at) {
      const { pos, layout, chance } = at;
      const { rules } = pos;
      const named = new Set(namedCards(layout));
      const envelope = envelopeOf(at, named);
      const free = chance.shuffle(rules.deck.filter((card) => !named.has(card) && !envelope.includes(card)));
      const facts: Fact[] = [{ fact: 'enveloped', sealed: { for: [], cards: envelope } }];
      let next = 0;
      for (const pile of pilesOf(at, policy)) {
        const missing = pile.size - pile.named.length;
        if (missing < 0) problem('too-many-cards', pile.key, pile.named.length, [`${pile.size}`]);
        facts.push(pile.fact([...pile.named, ...free.slice(next, next + missing)]));
        next += missing;
      }
      return facts;
    },
  };
}

function namedCards(layout: Layout): CardId[] {
  const { envelope = [], hands = {}, pool = [], faceUp = [], roomCards = {} } = layout;
  return [...envelope, ...Object.values(hands).flat(), ...pool, ...faceUp, ...Object.values(roomCards)];
}

/** One card of each category, unseen. */
function envelopeOf({ pos, layout, chance }: Opening, named: ReadonlySet<CardId>): CardId[] {
  const { suspects, weapons, rooms } = pos.rules.cards;
  return [suspects, weapons, rooms].map((category) => {
    const fixed = layout.envelope?.find((card) => category.includes(card));
    if (fixed !== undefined) return fixed;
    const open = category.filter((card) => !named.has(card));
    if (open.length === 0) problem('too-many-cards', 'hands', category.length, [`${category.length - 1}`]);
    return chance.pick(open, 'envelope');
  });
}

function pilesOf(at: Opening, policy: DealPolicy): Pile[] {
  const { rules, first } = at.pos;
  const seats = rules.players.length;
  const inRooms = roomPiles(at, policy.roomCards);
  const total = rules.deck.length - 3 - inRooms.length;
  const even = Math.floor(total / seats);
  const extra = total - even * seats;
  const hands: Pile[] = [];
  for (let turn = 0; turn < seats; turn++) {
    const seat = (first + turn + (policy.from === 'left-of-first' ? 1 : 0)) % seats;
    hands.push(handPile(rules, at.layout, seat, even + (policy.spare === 'dealt' && turn < extra ? 1 : 0)));
  }
  const spare = policy.spare === 'dealt' ? 0 : extra;
  const pool = policy.spare === 'pool' ? spare : 0;
  const faceUp = policy.spare === 'face-up' ? spare : 0;
  return [
    ...inRooms,
    ...hands,
    ...faceDownPile('pool', 'pool', pool, at.layout.pool),
    ...faceUpPile(faceUp, at.layout.faceUp),
  ];
}

function handPile(rules: Rules, layout: Layout, seat: Seat, size: number): Pile {
  const { suspect } = rules.players[seat]!;
  const named = Object.entries(layout.hands ?? {}).find(([name]) => seatNamed(rules, name, 'hands') === seat);
  const fact = (cards: readonly CardId[]): Fact => ({
    fact: 'dealt',
    seat,
    count: cards.length,
    sealed: { for: [seat], cards },
  });
  return { size, named: named?.[1] ?? [], key: `hands.${suspect}`, fact };
}

function faceDownPile(where: Spot, key: string, size: number, named: readonly CardId[] = []): Pile[] {
  if (size === 0 && named.length === 0) return [];
  const fact = (cards: readonly CardId[]): Fact => ({
    fact: 'laid',
    where,
    count: cards.length,
    sealed: { for: [], cards },
  });
  return [{ size, named, key, fact }];
}

function faceUpPile(size: number, named: readonly CardId[] = []): Pile[] {
  if (size === 0 && named.length === 0) return [];
  return [{ size, named, key: 'faceUp', fact: (cards) => ({ fact: 'faced', cards }) }];
}

function roomPiles({ pos, layout, chance }: Opening, policy: DealPolicy['roomCards']): Pile[] {
  const named = Object.entries(layout.roomCards ?? {});
  if (policy === undefined && named.length > 0) problem('not-in-edition', 'roomCards', named[0]![0]);
  if (policy === undefined) return [];
  const { board, cards } = pos.rules;
  const allowed =
    policy.where === 'any'
      ? cards.rooms
      : cards.rooms.filter((room) => board.passages[board.nodeOf(room)]!.length > 0);
  for (const [room] of named)
    if (!allowed.includes(room)) problem('unknown-place', 'roomCards', room, allowed);
  const others = chance.shuffle(allowed.filter((room) => !named.some(([taken]) => taken === room)));
  const rooms = [...named.map(([room]) => room), ...others].slice(0, Math.max(policy.count, named.length));
  if (rooms.length > policy.count) problem('too-many-cards', 'roomCards', rooms.length, [`${policy.count}`]);
  return rooms.flatMap((room) => {
    const card = layout.roomCards?.[room];
    return faceDownPile(`room:${room}`, `roomCards.${room}`, 1, card === undefined ? [] : [card]);
  });
}
