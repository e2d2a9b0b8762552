/** The sentences that a language needs for reasons. A missing one does not compile. */
import type { CardName, FactEvent, Knowledge, KnownFact, OwnerName } from '../knowledge/knowledge.ts';
import type { Certainty, ReasonStep } from '../reasons/steps.ts';

/**
 * How an owner is named: a player, also after “of” and “to”; or a place, “in the envelope” and “the cards in the pool”.
 */
export type HolderPhrase =
  | { readonly seat: string; readonly of: string; readonly to: string }
  | { readonly at: string; readonly all: string };

/** How cards and owners are called at one table, inside a sentence. */
export interface TableNames {
  /** The owner spoken to as “you”. */
  readonly you: OwnerName | null;
  /** With its article, if it has one. */
  readonly card: (card: CardName) => string;
  readonly holder: (owner: OwnerName) => HolderPhrase;
  /** When something was learnt, where that is not told in turns: “on line 3”. */
  readonly when?: (turn: number) => string;
}

/** What a sentence needs besides the step itself: the names, and the facts that steps refer to. */
export interface SentenceContext extends TableNames {
  readonly knowledge: Knowledge;
}

export type KnownFactOf<K extends string> = Extract<KnownFact, { readonly [key in K]: unknown }>;
export type SayStep = (step: ReasonStep, context: SentenceContext) => string;

/** All sentences of one language. */
export interface ReasonWords {
  readonly claims: (claims: readonly Certainty[], context: TableNames) => string;
  /** That a card is there, or not, by what happened: a clause. */
  readonly events: Readonly<
    Record<FactEvent, (claim: Certainty, turn: string, context: TableNames) => string>
  >;
  /** The same in two or three words, to stand in brackets. */
  readonly origins: Readonly<Record<FactEvent, (turn: string) => string>>;
  readonly oneOf: (fact: KnownFactOf<'oneOf'>, at: number, context: TableNames) => string;
  readonly accusation: (
    fact: KnownFactOf<'envelopeNot'> | KnownFactOf<'envelope'>,
    right: boolean,
    at: number,
    context: SentenceContext,
  ) => string;
  readonly turn: (turn: number) => string;
  /** A fact of a file, that no turn is known of. */
  readonly fact: (at: number) => string;
  readonly seeStep: (step: number) => string;
  readonly supposed: string;
  readonly yours: string;
  /** After the card was named. */
  readonly notYours: string;
  readonly you: string;
  /** Who passed on a card, turn by turn. */
  readonly passes: (
    card: string,
    passes: readonly (readonly [seats: readonly string[], turn: string])[],
  ) => string;
  /** Who lacked a card that was called out. */
  readonly unheld: (card: string, seats: readonly string[], turn: string) => string;
  /** Clauses one after the other. */
  readonly list: (clauses: readonly string[]) => string;
  readonly and: (items: readonly string[]) => string;
  readonly or: (items: readonly string[]) => string;
  readonly rules: Readonly<Record<ReasonStep['rule'], SayStep>>;
  /** What follows from something supposed. */
  readonly thus: (sentence: string) => string;
  readonly conflict: string;
}
