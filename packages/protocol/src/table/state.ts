/** The state of a table: the fold of the entries its viewer receives. The server folds whole entries. */
import type { Edition, Options, Position, Seat, Viewer } from '@casefile/engine';
import type { Terms } from '../http/terms.ts';
import type { Commitment, PersonId } from '../wire/entry.ts';
import type { Timing } from './timing.ts';
import type { UndoPoint } from './undo.ts';

/** Somebody at the table. */
export interface Person {
  readonly name: string;
  /** The commitment to a seed; null for a bot that has not committed, and at older tables. */
  readonly commitment: string | null;
  /** The seed, when it is opened. */
  readonly seed: string;
}

/** A place at the table, and who or what sits there. */
export interface Chair {
  readonly suspect: string;
  /** In the order in which they sat down; several in editions with teams. */
  readonly people: readonly PersonId[];
  /** The bot that plays here; people of this seat may take it back. */
  readonly bot: string | null;
}

/** The phase of a table. `dealing`: the game was started, and seeds are being opened, which takes a moment. */
export type Phase = 'lobby' | 'dealing' | 'playing' | 'over';

/** The state of a deal while seeds are being opened. */
export interface Dealing {
  /** When it began. */
  readonly at: number;
  readonly seats: readonly string[];
  readonly commitments: readonly Commitment[];
}

/** A table as one viewer knows it: the fold of the entries it may read. */
export interface TableState {
  readonly viewer: Viewer;
  /** Number and time of the last entry. */
  readonly n: number;
  readonly at: number;
  readonly phase: Phase;
  readonly table: string;
  readonly edition: Edition;
  readonly options: Options;
  readonly terms: Terms;
  readonly commitment: string;
  /** Whether people commit to seeds here. */
  readonly isSealed: boolean;
  /** While seeds are being opened. */
  readonly dealing: Dealing | null;
  /** The digest of all commitments, once settled. */
  readonly digest: string | null;
  readonly host: PersonId;
  /** Everyone who has a chair, and the host. */
  readonly people: Readonly<Record<PersonId, Person>>;
  /** In the lobby in order of arrival; from the start in seat order. */
  readonly chairs: readonly Chair[];
  /** The table before this one, and the one after it. */
  readonly after: string | null;
  readonly next: string | null;
  /** The challenge whose deal is played here: see `opened`. */
  readonly challenge: string | null;
  readonly muted: boolean;
  /** Authors of unreported lines, by entry number. */
  readonly lines: Readonly<Record<number, PersonId>>;
  /** From the start on. */
  readonly position: Position | null;
  readonly seeds: readonly string[];
  /** The table's seed, when the game is over. */
  readonly seed: string | null;
  readonly undo: UndoPoint | null;
  readonly timing: Timing;
  /** For each seat the voters for a bot. */
  readonly votes: readonly (readonly PersonId[])[];
  /** The people who have agreed to a pause, or to its end. */
  readonly agreed: readonly PersonId[];
  /** Who ordered the pause; null where all agreed, and while there is none. */
  readonly pausedBy: PersonId | null;
}

/** The seat a person plays or may take back. */
export function seatOf(state: TableState, person: PersonId): Seat | null {
  const seat = state.chairs.findIndex(({ people }) => people.includes(person));
  return seat < 0 ? null : seat;
}

/** Whether the table is paused. */
export const isPaused = ({ timing }: TableState): boolean => timing.pausedAt !== null;

/** Whether people play this seat themselves. */
export const isPeopled = ({ chairs }: TableState, seat: Seat): boolean => {
  const chair = chairs[seat];
  return chair !== undefined && chair.bot === null && chair.people.length > 0;
};
