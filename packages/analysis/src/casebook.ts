/** The casebook of a game: what each player could know, ask and give away, in exact numbers. */
import type { CardId, Position, Seat } from '@casefile/engine';

/** Why a number is null: too many deals to count, facts that no deal fits, or something this record does not hold. */
export type Gap = 'too-large' | 'contradiction' | 'not-in-record';

/** What each player could know, ask and give away in one game. */
export interface Casebook {
  readonly edition: string;
  readonly result: Position['result'];
  readonly seats: readonly SeatCase[];
}

/** One player's part of the casebook. */
export interface SeatCase {
  readonly seat: Seat;
  readonly suspect: string;
  readonly provable: Provable;
  readonly curve: readonly CurvePoint[];
  readonly suggestions: readonly SuggestionCase[];
  readonly shows: readonly ShowCase[];
  /** Not in a record of one viewpoint, which does not hold what the others knew. */
  readonly known?: readonly KnownCase[];
  readonly accusations: readonly AccusationCase[];
}

/** The first turn on which each could be proved; 0 is the deal, null is never. */
export interface Provable {
  readonly suspect: number | null;
  readonly weapon: number | null;
  readonly room: number | null;
  readonly all: number | null;
  readonly gap?: Gap;
}

/** What a player could still not exclude after fact number `at`, counted from 1. */
export interface CurvePoint {
  readonly at: number;
  readonly turn: number;
  /** How many solutions are possible, and their entropy in bits. */
  readonly solutions: number | null;
  readonly bits: number | null;
  /** The player has seen the envelope by now, so this certainty is no proof of theirs. */
  readonly opened?: true;
  readonly gap?: Gap;
}

/** A suggestion: the information it could have given, and what it gave. */
export interface SuggestionCase {
  readonly at: number;
  readonly turn: number;
  readonly cards: readonly CardId[];
  /** The expected and the actual reduction of entropy, in bits. */
  readonly expected: number | null;
  readonly gained: number | null;
  readonly best: { readonly cards: readonly CardId[]; readonly expected: number } | null;
  /** It gave the player no information at all. */
  readonly wasted: boolean;
  readonly gap?: Gap;
  /** Not counted yet. */
  readonly pending?: true;
}

/** A card shown: what it gave away, and what other cards would have. */
export interface ShowCase {
  readonly at: number;
  readonly turn: number;
  readonly to: Seat;
  readonly card: CardId;
  /** The cards that could have been shown, and the bits each would have given the player it was shown to. */
  readonly choices: readonly { readonly card: CardId; readonly told: number | null }[];
  readonly gap?: Gap;
  readonly pending?: true;
}

/** The cards of a hand that player `by` could be certain of, from fact number `at` on. */
export interface KnownCase {
  readonly by: Seat;
  readonly at: number;
  readonly turn: number;
  readonly cards: readonly CardId[] | null;
  readonly gap?: Gap;
}

/** An accusation, and how sure the player could be of it. */
export interface AccusationCase {
  readonly at: number;
  readonly turn: number;
  readonly cards: readonly CardId[];
  /** The probability of these three cards before the accusation. */
  readonly chance: number | null;
  /** Null where the record ends before the verdict. */
  readonly right: boolean | null;
  readonly gap?: Gap;
}
