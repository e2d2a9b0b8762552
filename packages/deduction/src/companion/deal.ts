/** How an edition deals and answers, as a sheet starts from it. */
import { type Edition, type Options, openGame, type Spot as SpotId, seededChance } from '@casefile/engine';
import type { Deck, SeatedPlayer, Spot, TableRules } from './table.ts';

/** What a table of this edition starts from; nothing in it is anybody's own. */
export interface EditionDeal {
  readonly deck: Deck;
  /** Cards of each hand in the order they are dealt, the first to get one first. */
  readonly hands: readonly SeatedPlayer['cards'][];
  readonly spots: readonly Spot[];
  readonly rules: TableRules;
}

/** Asks the edition itself: a table is opened, and the number of cards everywhere is looked at. */
export function dealOf(edition: Edition, seats: number, options: Options = {}): EditionDeal | null {
  const cards = edition.cards(options);
  const players = cards.suspects.slice(0, seats).map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players, options }, seededChance('0'.repeat(64)));
  if (!opened.ok) return null;
  const { facts, game } = opened;
  const { inquiries, doers } = game.table.rules;
  const spots = facts.flatMap((fact): Spot[] => {
    if (fact.fact === 'laid') return [{ id: fact.where, cards: fact.count }];
    return fact.fact === 'faced'
      ? [{ id: 'face-up' satisfies SpotId, cards: fact.cards.length, faceUp: [] }]
      : [];
  });
  return {
    deck: {
      edition: edition.id,
      kinds: [kindOf(cards.suspects), kindOf(cards.weapons), kindOf(cards.rooms)],
    },
    hands: facts.flatMap((fact) => (fact.fact === 'dealt' ? [fact.count] : [])),
    spots,
    rules: { ...inquiries, names: doers.has('suggest') ? 'one-of-each' : 'any-two' },
  };
}

const kindOf = (ids: readonly string[]) => ({ cards: ids.map((id) => ({ id })) });

/** The hands of the players in seating order, when this one gets the first card. */
export const handsFrom = (hands: EditionDeal['hands'], first: number): readonly number[] =>
  hands.map((_, player) => hands[(player - first + hands.length) % hands.length]!);
