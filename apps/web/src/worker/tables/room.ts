/** An online table without its game, as plain values for the page. */
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
  /** The number of the newest entry when this page connected; entries up to it are history. */
  readonly newest: number;
  /** The history up to then is complete. */
  readonly isCurrent: boolean;
  readonly seat: Seat | null;
  /** The suspects in seating order; empty before the start. */
  readonly seats: readonly string[];
  /** People who are connected. */
  readonly here: readonly PersonId[];
  readonly spectators: number;
  readonly clocks: ClockFace | null;
  /** The names of everybody at the table. */
  readonly names: Readonly<Record<PersonId, string>>;
  /** Seats that count as away. */
  readonly absent: readonly Seat[];
  /** For each seat, the people who vote for a bot. */
  readonly votes: readonly (readonly PersonId[])[];
  readonly agreed: readonly PersonId[];
  readonly pausedBy: PersonId | null;
  readonly muted: boolean;
  /** Written lines that have not been reported. */
  readonly unreported: readonly number[];
  /** This person's entry at the table; null before they sit down. */
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

/** News of an online table, in order. */
export interface RemoteNews {
  readonly room: Room;
  /** Null if unchanged. */
  readonly journal: Journal | null;
  /** Earlier entries are void: the page starts again from the first. */
  readonly isRestarted: boolean;
  readonly heard: readonly { readonly n: number; readonly isGame: boolean }[];
}
