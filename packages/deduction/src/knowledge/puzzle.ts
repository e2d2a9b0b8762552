/** Knowledge with numbers in place of names, ready to be counted. */
import type { Marked } from '@casefile/engine';
import { type CardName, envelope, type Knowledge, type KnownFact, type OwnerName } from './knowledge.ts';

/** A card of the puzzle by its number. */
export type CardNumber = Marked<number, 'card'>;
/** An owner by its number. From a view: the seats by their own numbers, then the spots. The envelope is last. */
export type OwnerNumber = Marked<number, 'owner' | 'seat'>;

/** What a fact says: where a card is or is not, that a hand has one of some cards, that the envelope is not these three. */
export type Clue =
  | { readonly kind: 'only'; readonly cards: readonly CardNumber[]; readonly owner: OwnerNumber }
  | { readonly kind: 'never'; readonly card: CardNumber; readonly owner: OwnerNumber }
  | { readonly kind: 'some'; readonly owner: OwnerNumber; readonly cards: readonly CardNumber[] }
  | { readonly kind: 'not-all'; readonly cards: readonly CardNumber[] }
  | {
      readonly kind: 'shown';
      readonly owner: OwnerNumber;
      readonly card: CardNumber;
      readonly of: readonly CardNumber[];
    };

/** Knowledge with cards and owners as numbers. */
export interface Puzzle {
  readonly cards: readonly CardName[];
  /** Card -> its category, 0 to 2. */
  readonly category: Int8Array;
  readonly owners: readonly OwnerName[];
  readonly sizes: readonly number[];
  /** The number of the envelope, after all owners. */
  readonly envelope: OwnerNumber;
  readonly clues: readonly Clue[];
  readonly clueOf: (fact: KnownFact) => Clue;
}

/** Thrown for a position whose tables would need too much memory. */
export class TooLarge extends Error {}

/** The puzzle of some knowledge. */
export function makePuzzle(knowledge: Knowledge): Puzzle {
  const groups = Object.values(knowledge.categories);
  const cards = groups.flat();
  const category = new Int8Array(cards.length);
  let next = 0;
  groups.forEach((group, k) => {
    category.fill(k, next, next + group.length);
    next += group.length;
  });
  const owners = Object.keys(knowledge.owners);
  const cardIds = new Map(cards.map((card, i) => [card, i]));
  const ownerIds = new Map([...owners, envelope].map((owner, i) => [owner, i]));
  const clueOf = (fact: KnownFact): Clue => clueFrom(fact, cardIds, ownerIds);
  const clues = knowledge.facts.map(clueOf);
  const sizes = owners.map((owner) => knowledge.owners[owner]!);
  return { cards, category, owners, sizes, envelope: owners.length, clues, clueOf };
}

function clueFrom(
  fact: KnownFact,
  cardIds: ReadonlyMap<CardName, number>,
  ownerIds: ReadonlyMap<OwnerName, number>,
): Clue {
  const card = (named: CardName): CardNumber => cardIds.get(named)!;
  const owner = (named: OwnerName): OwnerNumber => ownerIds.get(named)!;
  if ('has' in fact) return { kind: 'only', owner: owner(fact.has[0]), cards: [card(fact.has[1])] };
  if ('lacks' in fact) return { kind: 'never', owner: owner(fact.lacks[0]), card: card(fact.lacks[1]) };
  if ('oneOf' in fact) return { kind: 'some', owner: owner(fact.oneOf[0]), cards: fact.oneOf[1].map(card) };
  if ('envelope' in fact) return { kind: 'only', owner: ownerIds.size - 1, cards: fact.envelope.map(card) };
  if ('envelopeNot' in fact) return { kind: 'not-all', cards: fact.envelopeNot.map(card) };
  const { by, card: shown, of } = fact.shown;
  return { kind: 'shown', owner: owner(by), card: card(shown), of: of.map(card) };
}

/** Whether a clue is true of a deal, given as the owner of each card. */
export function holdsIn(world: Uint8Array, clue: Clue, enveloped: OwnerNumber): boolean {
  switch (clue.kind) {
    case 'only':
      return clue.cards.every((card) => world[card] === clue.owner);
    case 'never':
      return world[clue.card] !== clue.owner;
    case 'some':
      return clue.cards.some((card) => world[card] === clue.owner);
    case 'not-all':
      return !clue.cards.every((card) => world[card] === enveloped);
    case 'shown':
      return world[clue.card] === clue.owner;
  }
}
