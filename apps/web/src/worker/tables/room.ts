/** A table of a server as the page gets it from the worker: all that is around the game, as plain values. */
import type { ClientEnd, ClockFace, Journal, SeedPair, Status } from '@casefile/client';
import type { Seat } from '@casefile/engine';
import type { PersonId } from '@casefile/protocol/entry';
import type { TableInfo } from '@casefile/protocol/http';

export interface JoinRequest {
  readonly origin: string;
  readonly table: string;
  readonly token: string;
  /** This device's part in the deal; null where it has none. */
  readonly seed: SeedPair | null;
}

export interface Room {
  readonly status: Status;
  readonly end: ClientEnd | null;
  /** Null before the first entry. */
  readonly info: TableInfo | null;
  /** The number of the newest entry when this page first came; all up to it is history. */
  readonly newest: number;
  /** Everything that had happened by then is known. */
  readonly isCurrent: boolean;
  readonly seat: Seat | null;
  /** The suspects in seating order; empty before the start. */
  readonly seats: readonly string[];
  /** People who are connected. */
  readonly here: readonly PersonId[];
  readonly spectators: number;
  readonly clocks: ClockFace | null;
  /** Of everybody who is at the table. */
  readonly names: Readonly<Record<PersonId, string>>;
  /** Seats that count as away. */
  readonly absent: readonly Seat[];
  /** Seat by seat, who wants a bot there. */
  readonly votes: readonly (readonly PersonId[])[];
  readonly agreed: readonly PersonId[];
  readonly pausedBy: PersonId | null;
  readonly muted: boolean;
  /** Lines that somebody wrote and nobody has reported. */
  readonly unreported: readonly number[];
  /** What the table has of this person; null before they sit. */
  readonly ownCommitment: string | null;
  /** Of all commitments, once they are settled. */
  readonly digest: string | null;
}

export const emptyRoom: Room = {
  status: 'connecting',
  end: null,
  info: null,
  newest: -1,
  isCurrent: false,
  seat: null,
  seats: [],
  here: [],
  spectators: 0,
  clocks: null,
  names: {},
  absent: [],
  votes: [],
  agreed: [],
  pausedBy: null,
  muted: false,
  unreported: [],
  ownCommitment: null,
  digest: null,
};

/** What is new, in the order in which it happened. */
export interface RemoteNews {
  readonly room: Room;
  /** Null where it is as it was. */
  readonly journal: Journal | null;
  /** Entries that were told before are void: what was heard begins with the first one. */
  readonly isRestarted: boolean;
  readonly heard: readonly { readonly n: number; readonly isGame: boolean }[];
}
