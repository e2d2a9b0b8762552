/** How an edition deals and answers, for the set-up of a sheet. */
import { type Edition, type Options, openGame, type Spot as SpotId, seededChance } from '@casefile/engine';
import type { SeatedPlayer, SheetDeck, SheetSpot, TableRules } from './table.ts';

/** What the tables of this edition have in common before anybody looks at a hand. */
export interface EditionDeal {
  readonly deck: SheetDeck;
  /** Cards of each hand in the order they are dealt, the first to get one first. */
  readonly hands: readonly SeatedPlayer['cards'][];
  readonly spots: readonly SheetSpot[];
  readonly rules: TableRules;
}

/** Opens a table of the edition and reads off how many cards go where; null when it cannot be opened so. */
export function dealOf(edition: Edition, seats: number, options: Options = {}): EditionDeal | null {
  const cards = edition.cards(options);
  const players = cards.suspects.slice(0, seats).map((suspect) => ({ suspect }));
  const opened = openGame(edition, { players, options }, seededChance('0'.repeat(64)));
  if (!opened.ok) return null;
  const { facts, game } = opened;
  const { inquiries, doers } = game.table.rules;
  const spots = facts.flatMap((fact): SheetSpot[] => {
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
