/** What a client is made of, and what it tells whoever made it. */
import type { Seat } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { Entry } from '@casefile/protocol/entry';
import type { ServerFrame } from '@casefile/protocol/frame';
import type { SeedPair } from './connection/fresh.ts';
import type { OpenLine, Timers, Timings } from './connection/line.ts';
import type { FindEdition } from './table/table-log.ts';
import type { ClientEnd, Trouble } from './trouble.ts';

/** How the connection stands. */
export type Status = 'connecting' | 'on' | 'lost' | 'ended';
/** What the server says first. */
export type Welcome = Extract<ServerFrame, { t: 'welcome' }>;

/** Milliseconds left, seat by seat, as they were at `heardAt` by this device's clock. */
export interface ClockFace {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly heardAt: number;
}

/** What a client tells whoever made it. */
export interface ClientEvents {
  /** Something is other than it was: the table, who is there, the clocks, the connection. */
  changed?(): void;
  /** One more entry of the log; `before` is null for the one that opened the table. */
  entry?(entry: Entry, before: TableState | null, after: TableState): void;
  /** What was told by `entry` is void; all entries come again. */
  restarted?(): void;
  /** The server has let us in, at first and after each break. */
  welcomed?(welcome: Welcome): void;
  /** The server did not keep to the protocol; it may go on all the same, from the first entry. */
  trouble?(trouble: Trouble): void;
  /** Nothing more comes. */
  ended?(end: ClientEnd): void;
}

/** What a client is made of. */
export interface ClientOptions {
  /** Opens a line to the server: `socketLine` for a WebSocket. */
  readonly openLine: OpenLine;
  /** Where the rules come from: `editionById` of `@casefile/editions`. */
  readonly findEdition: FindEdition;
  /** Any table where it is left out. */
  readonly table?: string;
  readonly timers?: Timers;
  readonly timings?: Partial<Timings>;
  /** Comes back by itself when the line breaks; yes where it is left out. */
  readonly reconnects?: boolean;
  /** This player's part in the deal, opened when the table asks for it. */
  readonly seed?: () => SeedPair | null;
  readonly on?: ClientEvents;
}
