/** Literals (a card is with an owner, or is not) as numbers, and how each of them was derived. */
import type { Clue, Puzzle } from '../knowledge/puzzle.ts';

export type RuleName =
  | 'given'
  | 'supposed'
  // The card is elsewhere; nobody else can have it.
  | 'elsewhere'
  | 'last-owner'
  // All cards of the hand are known; the hand needs all it can have.
  | 'full-hand'
  | 'needs-all'
  // The envelope has another card of the category; it can have no other.
  | 'kind-known'
  | 'last-of-kind'
  // Of the cards one was shown of; of the cards of a false accusation; every place of the hand is spoken for.
  | 'one-of'
  | 'accusation'
  | 'spoken-for';

/** A card is with an owner, or is not: 2 * (card * owners + owner), plus 1 when it is. */
export type Literal = number;

export interface Derivation {
  readonly rule: RuleName;
  readonly premises: readonly Literal[];
  /** The clues that the rule itself uses, by number. */
  readonly clues: readonly number[];
  /** One bit for each clue that the whole derivation depends on. */
  readonly rests: Int32Array;
  readonly cost: number;
  /** How long the chain of steps is, besides the number of facts. */
  readonly effort: number;
}

export interface RuleContext {
  readonly puzzle: Puzzle;
  readonly clues: readonly Clue[];
  /** The clues that may be used, by number. */
  readonly used: readonly number[];
  readonly found: (Derivation | undefined)[];
  readonly propose: (
    literal: Literal,
    rule: RuleName,
    premises: readonly Literal[],
    clues?: readonly number[],
  ) => void;
}

export const literalOf = ({ envelope }: Puzzle, card: number, owner: number, holds: boolean): Literal =>
  2 * (card * (envelope + 1) + owner) + (holds ? 1 : 0);
export const opposite = (literal: Literal): Literal => literal ^ 1;
export const holdsOf = (literal: Literal): boolean => (literal & 1) === 1;
export const ownerOf = ({ envelope }: Puzzle, literal: Literal): number => (literal >> 1) % (envelope + 1);
export const cardOf = ({ envelope }: Puzzle, literal: Literal): number =>
  Math.floor((literal >> 1) / (envelope + 1));

/** Those of the literals that are found. */
export const foundOf = ({ found }: RuleContext, literals: readonly Literal[]): Literal[] =>
  literals.filter((literal) => found[literal] !== undefined);
