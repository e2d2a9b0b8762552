/** Every route of the HTTP interface: who may call it, with what, and what comes back. The server refuses all others. */
import type * as v from 'valibot';
import { recordAnswerSchema, recordSchema } from '../record/schema.ts';
import { maxPostedBytes } from '../wire/json.ts';
import {
  addressesSchema,
  botActionSchema,
  botSeatSchema,
  botTokenSchema,
  createTableSchema,
  deviceCodeAnswerSchema,
  doneSchema,
  doSchema,
  entriesSchema,
  gamesSchema,
  invitationSchema,
  myGamesSchema,
  notesSchema,
  nothingSchema,
  ordersSchema,
  recordQuerySchema,
  rematchSchema,
  sessionSchema,
  sinceQuerySchema,
  sitSchema,
  tableInfoSchema,
  takeOverSchema,
  ticketSchema,
} from './http.ts';

/** Roles by token: `anyone` needs none. A host token is not a seat token. */
export type Role = 'anyone' | 'seat' | 'host' | 'watch' | 'resume' | 'bot';

type Schema = v.GenericSchema;

/** A route: who may use it, what it takes and what it answers. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:table` is the table's id. */
  readonly path: string;
  readonly roles: readonly Role[];
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Null: only a status. */
  readonly answer: Schema | null;
  /** JSON by default; otherwise one JSON object per line while the connection lasts. */
  readonly type?: 'application/x-ndjson';
  /** The body limit in bytes, if not the default. */
  readonly maxBytes?: number;
  /** Its body is large and handled off the main thread. */
  readonly isReadLater?: boolean;
}

const table = '/api/tables/:table';

/** All routes of the server. */
export const routes = [
  {
    id: 'createTable',
    method: 'POST',
    path: '/api/tables',
    roles: ['anyone'],
    summary: 'Opens a table; who opens it is its host.',
    body: createTableSchema,
    answer: sessionSchema,
  },
  {
    id: 'tableInfo',
    method: 'GET',
    path: table,
    roles: ['anyone'],
    summary: 'What everybody with the link may know of a table.',
    answer: tableInfoSchema,
  },
  {
    id: 'sit',
    method: 'POST',
    path: `${table}/seats`,
    roles: ['anyone', 'host', 'seat'],
    summary:
      'Sits down in the lobby, on a free chair or by the invitation of who sits there. With the host’s token it is the host who sits down; with a seat’s token and an invitation, its person moves.',
    body: sitSchema,
    answer: sessionSchema,
  },
  {
    id: 'invite',
    method: 'POST',
    path: `${table}/invitations`,
    roles: ['seat'],
    summary:
      'An invitation to share this person’s chair, where the edition knows teams: good once, in the lobby, for a day. The one before ends.',
    body: nothingSchema,
    answer: invitationSchema,
  },
  {
    id: 'watch',
    method: 'POST',
    path: `${table}/watchers`,
    roles: ['anyone'],
    summary: 'Watches: public facts only.',
    body: nothingSchema,
    answer: sessionSchema,
  },
  {
    id: 'resume',
    method: 'POST',
    path: `${table}/resume`,
    roles: ['resume'],
    summary:
      'Comes back: new tokens for the seat, and the host’s if it is the host. The seat’s old one ends.',
    body: nothingSchema,
    answer: sessionSchema,
  },
  {
    id: 'signOut',
    method: 'DELETE',
    path: `${table}/tokens`,
    roles: ['seat', 'host', 'watch', 'resume', 'bot'],
    summary: 'Ends the token it is called with. The seat is not left by that.',
    answer: null,
  },
  {
    id: 'ticket',
    method: 'POST',
    path: `${table}/tickets`,
    roles: ['seat', 'host', 'watch'],
    summary: 'A ticket for one WebSocket connection, good once and for a few seconds.',
    body: nothingSchema,
    answer: ticketSchema,
  },
  {
    id: 'deviceCode',
    method: 'POST',
    path: `${table}/device-codes`,
    roles: ['seat', 'host'],
    summary: 'A code that hands the seat to another device, good once and for ten minutes.',
    body: nothingSchema,
    answer: deviceCodeAnswerSchema,
  },
  {
    id: 'takeOver',
    method: 'POST',
    path: '/api/take-over',
    roles: ['anyone'],
    summary: 'Takes a seat over by its code. The first device is told, and its tokens end.',
    body: takeOverSchema,
    answer: sessionSchema,
  },
  {
    id: 'myGames',
    method: 'POST',
    path: '/api/my-games',
    roles: ['anyone'],
    summary: 'The games that these resume tokens belong to, those that wait for me first. Changes nothing.',
    body: myGamesSchema,
    answer: gamesSchema,
  },
  {
    id: 'addresses',
    method: 'GET',
    path: '/api/addresses',
    roles: ['anyone'],
    summary:
      'Where other devices reach this server, as origins; empty where only its own machine does. Who asks from another machine is told no more than the address they have come by.',
    answer: addressesSchema,
  },
  {
    id: 'do',
    method: 'POST',
    path: `${table}/commands`,
    roles: ['seat', 'host', 'bot'],
    summary: 'One command, as over the socket: done once for each id, answered when it is saved.',
    body: doSchema,
    answer: doneSchema,
  },
  {
    id: 'entries',
    method: 'GET',
    path: `${table}/entries`,
    roles: ['seat', 'host', 'watch', 'bot'],
    summary: 'The entries after `since` as this viewer may see them.',
    query: sinceQuerySchema,
    answer: entriesSchema,
  },
  {
    id: 'notes',
    method: 'GET',
    path: `${table}/notes`,
    roles: ['seat', 'bot'],
    summary: 'The notes of this seat.',
    answer: notesSchema,
  },
  {
    id: 'putNotes',
    method: 'PUT',
    path: `${table}/notes`,
    roles: ['seat', 'bot'],
    summary:
      'Saves the notes; `version` is one more than that of the notes it was made from, else it is stale.',
    body: notesSchema,
    answer: notesSchema,
  },
  {
    id: 'orders',
    method: 'GET',
    path: `${table}/orders`,
    roles: ['seat', 'bot'],
    summary: 'What is done for this seat while nobody looks.',
    answer: ordersSchema,
  },
  {
    id: 'putOrders',
    method: 'PUT',
    path: `${table}/orders`,
    roles: ['seat', 'bot'],
    summary: 'Changes that; `version` as for notes.',
    body: ordersSchema,
    answer: ordersSchema,
  },
  {
    id: 'botSeat',
    method: 'POST',
    path: `${table}/bots`,
    roles: ['host'],
    summary: 'A chair for a program that plays over the network, and the token it plays with.',
    body: botSeatSchema,
    answer: botTokenSchema,
  },
  {
    id: 'botStream',
    method: 'GET',
    path: `${table}/bot`,
    roles: ['bot'],
    summary: 'The lines of the bots’ protocol for this seat: hello, start, event, decide, end.',
    answer: null,
    type: 'application/x-ndjson',
  },
  {
    id: 'botAction',
    method: 'POST',
    path: `${table}/bot`,
    roles: ['bot'],
    summary: 'The answer to a `decide` line.',
    body: botActionSchema,
    answer: doneSchema,
  },
  {
    id: 'record',
    method: 'GET',
    path: `${table}/record`,
    roles: ['anyone', 'seat', 'host', 'watch', 'bot'],
    summary:
      'The record: everything once the game is over, for whom the terms allow it (403 for others), with an ETag, in pages with `Range: bytes=…`; what this seat saw of it with `?of=mine`, at any time.',
    query: recordQuerySchema,
    answer: recordSchema,
  },
  {
    id: 'checkRecord',
    method: 'POST',
    path: '/api/records',
    roles: ['anyone'],
    summary:
      'Reads a record from elsewhere, checks it, and gives it back as we would write it. Keeps nothing.',
    body: recordSchema,
    answer: recordAnswerSchema,
    maxBytes: maxPostedBytes,
    isReadLater: true,
  },
  {
    id: 'rematch',
    method: 'POST',
    path: `${table}/rematch`,
    roles: ['seat', 'host', 'bot'],
    summary:
      'Another game with the same people. The first to ask opens the table, the others sit down at it.',
    body: rematchSchema,
    answer: sessionSchema,
  },
] as const satisfies readonly Route[];

/** The id of a route. */
export type RouteId = (typeof routes)[number]['id'];
