/** An edition: data, and a composition of mechanics. */

import type { Reason } from '../actions/refusal.ts';
import type { Board } from '../board/board.ts';
import type { Drawing } from '../board/drawing.ts';
import type { Movement } from '../board/movement.ts';
import type { Options, OptionValue, RoomId, RuleId, SuspectId, WeaponId } from '../vocabulary.ts';
import type { Mechanic } from './mechanic.ts';

/** The cards of each category, in the order of the box. */
export interface Cards {
  readonly suspects: readonly SuspectId[];
  readonly weapons: readonly WeaponId[];
  readonly rooms: readonly RoomId[];
}

/** A choice made when the table is opened; the first value is the default. */
export type OptionSpec = readonly OptionValue[];

/** A value that is the same at every table, or follows from its options and house rules. */
export type ByOptions<T> = T | ((options: Options) => T);

/** An edition: cards, board, dice, options and the mechanics it is composed of. */
export interface Edition {
  readonly id: string;
  /** Raised when the same actions would no longer give the same facts. */
  readonly version: number;
  /** Earlier versions, newest first: games begun under them are folded, replayed and continued by them. */
  readonly earlier?: readonly Edition[];
  readonly seats: readonly [minSeats: number, maxSeats: number];
  /** Several people may share a seat. */
  readonly teams?: true;
  /** The dice of this edition as lists of faces; empty if it has none. */
  readonly dice: readonly (readonly number[])[];
  /** Chosen at every table, and written down at every table. */
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Readings that a table may change; written down only where it does. */
  readonly houseRules?: Readonly<Record<string, OptionSpec>>;
  /** The rules that an option or a house rule is about. */
  readonly optionRules?: Readonly<Record<string, readonly RuleId[]>>;
  readonly cards: (options: Options) => Cards;
  readonly drawing: Drawing | null;
  readonly movement: ((board: Board, options: Options) => Movement) | null;
  /** `by-start`: seats sit in the order of their suspects' start squares, whatever order they came in. */
  readonly seating: ByOptions<'by-start' | 'as-they-please'>;
  /** Whether pawns that nobody plays block the way or may be passed. */
  readonly unusedPawns?: ByOptions<'block' | 'give-way'>;
  /** Gets every option and house rule, even those at their default. */
  readonly mechanics: (options: Options, seats: number) => readonly Mechanic[];
  /** The rule behind each refusal. */
  readonly cites: Readonly<Partial<Record<Reason, RuleId>>>;
}

/** The edition in this version; undefined for a version that is not known or no longer kept. */
export function editionAt(edition: Edition, version: number): Edition | undefined {
  return [edition, ...(edition.earlier ?? [])].find((each) => each.version === version);
}
