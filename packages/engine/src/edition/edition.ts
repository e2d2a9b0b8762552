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

/** The same at every table, or as the options say, house rules included. */
export type ByOptions<T> = T | ((options: Options) => T);

/** An edition: cards, board, dice, options and the mechanics it is composed of. */
export interface Edition {
  readonly id: string;
  /** Raised when the same actions would no longer give the same facts. */
  readonly version: number;
  /** As it was played before, newest first: games begun then are folded, replayed and played on by these. */
  readonly earlier?: readonly Edition[];
  readonly seats: readonly [minSeats: number, maxSeats: number];
  /** Several people may share a seat. */
  readonly teams?: true;
  /** The dice of this edition as lists of faces; none where there are no dice. */
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
  /** Pawns nobody plays are in the way like any other, or may be passed. */
  readonly unusedPawns?: ByOptions<'block' | 'give-way'>;
  /** Gets every option and house rule, those at their default too. */
  readonly mechanics: (options: Options, seats: number) => readonly Mechanic[];
  /** The rule that stands behind each refusal. */
  readonly cites: Readonly<Partial<Record<Reason, RuleId>>>;
}

/** The edition as it was played in this version; undefined where it is not known, or not known any more. */
export function editionAt(edition: Edition, version: number): Edition | undefined {
  return [edition, ...(edition.earlier ?? [])].find((each) => each.version === version);
}
