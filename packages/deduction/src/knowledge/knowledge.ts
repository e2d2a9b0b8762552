/** What one seat may know, in the words of the knowledge file. */
import type { Marked } from '@casefile/engine';

/** A card as a knowledge file or an edition names it. */
export type CardName = Marked<string, 'card'>;
/** Who or what holds cards besides the envelope: a seat, the pool, a room. */
export type OwnerName = Marked<string, 'owner'>;

/** Where the three cards of the solution are. No owner may have this name; it can be said to have or lack a card. */
export const envelope = 'envelope';

/** What happened at the table that taught the fact. */
export type FactEvent =
  | 'dealt'
  | 'known'
  // A card shown to the seat that knows, and what for.
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
  // What was said or left unsaid to a suggestion.
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
  | { readonly oneOf: readonly [OwnerName, readonly CardName[]] }
  | { readonly envelope: readonly CardName[] }
  | { readonly envelopeNot: readonly CardName[] }
  | { readonly shown: Shown }
);

/** Of these named cards the owner chose this one to show to the seat that knows: it holds it. No file says this. */
export interface Shown {
  readonly by: OwnerName;
  readonly card: CardName;
  readonly of: readonly CardName[];
}

/** The deck, the owners with the sizes of their hands, and what is known. */
export interface Knowledge {
  readonly categories: Readonly<Record<string, readonly CardName[]>>;
  readonly owners: Readonly<Record<OwnerName, number>>;
  readonly facts: readonly KnownFact[];
}

/**
 * counting: all deals that fit weigh the same.
 * even-choice: who showed a card chose evenly among those it could show, so deals with more choice weigh less.
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
