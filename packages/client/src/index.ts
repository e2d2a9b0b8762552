/** The client of a table, for browsers and Node. */

export type { ClientEvents, ClientOptions, ClockFace, Status, Welcome } from './client-options.ts';
export type { SendOptions } from './commands.ts';
export { makeChallengeApi } from './connection/challenges.ts';
export { freshId, freshSeed, type SeedPair } from './connection/fresh.ts';
export {
  type ApiResult,
  type Fetch,
  isPassing,
  makeApi,
  type TableApi,
  tokenFor,
} from './connection/http.ts';
export { type Socket, type SocketOptions, socketTransport } from './connection/socket-transport.ts';
export {
  defaultTimings,
  type OpenTransport,
  type Timers,
  type Timings,
  type Transport,
  type TransportEvents,
  type TransportOpened,
} from './connection/transport.ts';
export { type RemoteNotes, remoteNotes } from './notes.ts';
export { makePassOrder } from './orders.ts';
export { isSeedWanted } from './table/deal.ts';
export { emptyJournal, type Happening, type Journal, type Talk } from './table/journal.ts';
export type { FindEdition } from './table/table-log.ts';
export { TableClient } from './table-client.ts';
export {
  type ClientEnd,
  ClientEndedError,
  type Trouble,
  type TroubleCode,
  type TroubleKind,
  troubleKind,
} from './trouble.ts';
