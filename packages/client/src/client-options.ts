/** The options and events of a client. */
import type { Seat } from '@casefile/engine';
import type { TableState } from '@casefile/protocol';
import type { Entry } from '@casefile/protocol/entry';
import type { ServerFrame } from '@casefile/protocol/frame';
import type { SeedPair } from './connection/fresh.ts';
import type { OpenTransport, Timers, Timings } from './connection/transport.ts';
import type { FindEdition } from './table/table-log.ts';
import type { ClientEnd, Trouble } from './trouble.ts';

/** The state of the connection. */
export type Status = 'connecting' | 'on' | 'lost' | 'ended';
/** The server's first message. */
export type Welcome = Extract<ServerFrame, { t: 'welcome' }>;

/** The remaining milliseconds of each seat at `heardAt` by this device's clock. */
export interface ClockFace {
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly heardAt: number;
}

/** The events of a client. */
export interface ClientEvents {
  /** Something changed: the table, presence, clocks or the connection. */
  changed?(): void;
  /** A new entry of the log; `before` is the previous state, null for the first entry. */
  entry?(entry: Entry, before: TableState | null, after: TableState): void;
  /** Earlier `entry` events are void; all entries are sent again. */
  restarted?(): void;
  /** The server has accepted the connection, initially and after each reconnect. */
  welcomed?(welcome: Welcome): void;
  /** The server broke the protocol; the client may recover by starting from the first entry. */
  trouble?(trouble: Trouble): void;
  /** The connection has ended for good. */
  ended?(end: ClientEnd): void;
}

/** The options of a client. */
export interface ClientOptions {
  /** Opens a transport to the server: `socketTransport` for a WebSocket. */
  readonly openTransport: OpenTransport;
  /** Provides the rules: `editionById` of `@casefile/editions`. */
  readonly findEdition: FindEdition;
  /** The expected table; any if omitted. */
  readonly table?: string;
  readonly timers?: Timers;
  readonly timings?: Partial<Timings>;
  /** Whether to reconnect when the connection breaks; true by default. */
  readonly reconnects?: boolean;
  /** This player's seed for the deal, opened when the table asks for it. */
  readonly seed?: () => SeedPair | null;
  readonly on?: ClientEvents;
}
