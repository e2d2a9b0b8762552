/** A table from outside, for browsers and Node. */
export type { SendOptions } from './commands.ts';
export { isSeedWanted } from './deal.ts';
export { freshId, freshSeed, type SeedPair } from './fresh.ts';
export { type Fetch, makeApi, type Reached, type TableApi, tokenFor } from './http.ts';
export { emptyJournal, type Happening, type Journal, type Talk } from './journal.ts';
export {
  defaultTimings,
  type Line,
  type LineEvents,
  type LineOpened,
  type OpenLine,
  type Timers,
  type Timings,
} from './line.ts';
export { type RemoteNotes, remoteNotes } from './notes.ts';
export { makePassOrder } from './orders.ts';
export { type Socket, type SocketOptions, socketLine } from './socket-line.ts';
export {
  type ClientEvents,
  type ClientOptions,
  type ClockFace,
  type Status,
  TableClient,
  type Welcome,
} from './table-client.ts';
export type { FindEdition } from './table-log.ts';
export {
  type ClientEnd,
  ClientEndedError,
  kindOf,
  type Trouble,
  type TroubleCode,
  type TroubleKind,
} from './trouble.ts';
