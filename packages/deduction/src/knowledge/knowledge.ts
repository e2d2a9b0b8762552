/** What one seat may know, in the words of the knowledge file. */
import type { Marked } from '@casefile/engine';

/** A card as a knowledge file or an edition names it. */
export type CardName = Marked<string, 'card'>;
/** Who or what holds cards besides the envelope: a seat, the pool, a room. */
export type OwnerName = Marked<string, 'owner'>;

/** Where the three cards of the solution are. No owner may have this name; it can be said to have or lack a card. */
export const envelope = 'envelope';

/** The event from which a fact was learnt. */
export type FactEvent =
  | 'dealt'
  | 'known'
  // A card was shown to this seat, and why.
  | 'shown'
  | 'spied'
  | 'pressed'
  | 'gossiped'
  | 'neighbour'
  | 'glimpsed'
  // Cards seen in another way.
  | 'faced'
  | 'looked'
  | 'revealed'
  | 'murdered'
  | 'opened'
  | 'unheld'
  // Answers to suggestions, and accusations.
  | 'passed'
  | 'showed'
  | 'must-show'
  | 'accused';

/** When and from what a fact was learnt. */
export interface FactSource {
  /** The turn the fact was learnt on, 0 for the deal; null where the view does not say. */
  readonly turn: number | null;
  readonly what: FactEvent;
  /** Who suggested, or accused. */
  readonly by?: OwnerName;
}

/** One thing known about the cards. */
export type KnownFact = { readonly source?: FactSource } & (
  | { readonly has: readonly [OwnerName, CardName] }
  | { readonly lacks: readonly [OwnerName, CardName] }
  /** The owner holds at least one of these cards. */
  | { readonly oneOf: readonly [OwnerName, readonly CardName[]] }
  /** All of these cards are in the envelope. */
  | { readonly envelope: readonly CardName[] }
  /** Not all of these cards are in the envelope. */
  | { readonly envelopeNot: readonly CardName[] }
  | { readonly shown: Shown }
);

/** The owner showed this card, chosen among the named ones, to the seat whose knowledge this is. Files cannot contain it. */
export interface Shown {
  readonly by: OwnerName;
  readonly card: CardName;
  readonly of: readonly CardName[];
}

/** The deck, the owners with the sizes of their hands, and what is known. */
export interface Knowledge {
  /** The three kinds of cards, in any order; the envelope holds one card of each. */
  readonly categories: Readonly<Record<string, readonly CardName[]>>;
  /** How many cards each player and place holds, without the envelope. */
  readonly owners: Readonly<Record<OwnerName, number>>;
  readonly facts: readonly KnownFact[];
}

/**
 * How deals that fit are weighted. `counting`: all the same. `even-choice`: a player who showed a card chose evenly among
 * the cards it could show, so deals in which it had more to choose from weigh less.
 */
export type Model = 'counting' | 'even-choice';

/** What is wrong with a knowledge file, and under which key. */
export class KnowledgeError extends Error {
  readonly key: string;
  readonly why: string;

  constructor(key: string, why: string) {
    super(`${key}: ${why}`);
    this.name = 'KnowledgeError';
    this.key = key;
    this.why = why;
  }
}
