/** Bodies of requests and answers of the HTTP interface. The routes are in routes.ts. */
import * as v from 'valibot';
import { actionSchema } from '../wire/action.ts';
import { commandSchema } from '../wire/command.ts';
import {
  commandIdSchema,
  entryNumber,
  hex64,
  optionsSchema,
  plainId,
  seatSchema,
  short,
  timeSchema as time,
  wholeNumber,
} from '../wire/values.ts';
import { termsSchema } from './terms.ts';

export { type Answered, isAnswer } from './is-answer.ts';

/** Public and without any rights: it is part of the shared link. */
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/));
/** At least 128 bits in base64url. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,100}$/));
/** Typed on a second device; spaces, dashes and lower case are accepted. */
export const deviceCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z -]{6,24}$/));
/** Validated by `checkName`, which gives the reason. */
const givenName = v.pipe(v.string(), v.maxLength(200));

// ── requests

/** The request to create a table. */
export const createTableSchema = v.strictObject({
  edition: plainId,
  options: v.exactOptional(optionsSchema),
  /** Omitted terms are those of `defaultTerms`. */
  terms: v.exactOptional(v.partial(termsSchema)),
  name: givenName,
  /** The host's own chair; the host may also sit down later, or never. */
  suspect: v.exactOptional(plainId),
  /** The commitment to the host's seed, if the host sits down. */
  commitment: v.exactOptional(hex64),
});
/** The request to create a table. */
export type CreateTable = v.InferOutput<typeof createTableSchema>;

/** The request to sit down. */
export const sitSchema = v.strictObject({
  name: givenName,
  /** Any free chair if omitted. */
  suspect: v.exactOptional(plainId),
  /** An invitation to share an occupied chair: see the route `invite`. */
  invitation: v.exactOptional(tokenSchema),
  /** The commitment to the player's seed; required. */
  commitment: v.exactOptional(hex64),
});
/** The request to sit down. */
export type Sit = v.InferOutput<typeof sitSchema>;

/** A seat for a network bot: made by the host, used with `Authorization: Bearer`. */
export const botSeatSchema = v.strictObject({ suspect: plainId, name: v.exactOptional(givenName) });
/** A seat for a network bot. */
export type BotSeat = v.InferOutput<typeof botSeatSchema>;

/** The code of a seat that this device takes over. */
export const takeOverSchema = v.strictObject({ code: deviceCodeSchema });
/** The code of a seat that this device takes over. */
export type TakeOver = v.InferOutput<typeof takeOverSchema>;

/** The commitment for the next table. */
export const rematchSchema = v.strictObject({ commitment: v.exactOptional(hex64) });
/** A new game with the same people. */
export type Rematch = v.InferOutput<typeof rematchSchema>;

/** An empty body: `{}`. */
export const nothingSchema = v.strictObject({});

/** The tokens whose games are wanted. */
export const myGamesSchema = v.strictObject({ tokens: v.pipe(v.array(tokenSchema), v.maxLength(100)) });
/** The tokens whose games are wanted. */
export type MyGames = v.InferOutput<typeof myGamesSchema>;

/** The same envelope as the socket's `do`. */
export const doSchema = v.strictObject({ id: commandIdSchema, v: entryNumber, command: commandSchema });
/** A command over HTTP. */
export type Do = v.InferOutput<typeof doSchema>;

/** The maximum length of a seat's notes. */
export const maxNotesLength = 32_768;
/** A seat's saved notebook, opaque to the server and limited in size. */
export const notesSchema = v.strictObject({
  version: wholeNumber(0, 1e9),
  text: v.pipe(v.string(), v.maxLength(maxNotesLength)),
});
/** A seat's notes. */
export type Notes = v.InferOutput<typeof notesSchema>;

/** Standing orders of a seat: private, never in the log. */
export const ordersSchema = v.strictObject({
  version: wholeNumber(0, 1e9),
  /** Cards to show in preference, in order. */
  show: v.pipe(v.array(plainId), v.maxLength(60)),
  /**
   * Shows automatically while its people are away, even with a choice: otherwise it would reveal the number of matching
   * cards.
   */
  answers: v.picklist(['never', 'always']),
  /** Passes reaction windows at a fixed time unless the seat has reacted by then. */
  passes: v.boolean(),
});
/** The standing orders of a seat. */
export type Orders = v.InferOutput<typeof ordersSchema>;
/** The default orders. */
export const defaultOrders: Orders = { version: 0, show: [], answers: 'never', passes: true };

/** As a line of the bots' protocol. */
export const botActionSchema = v.strictObject({
  type: v.literal('action'),
  game: short(60),
  id: wholeNumber(1, 1e9),
  action: actionSchema,
});

/** Numbers are text in a query. */
const digits = v.pipe(v.string(), v.regex(/^(-1|\d{1,9})$/));
/** The entry after which the log is requested. */
export const sinceQuerySchema = v.strictObject({ since: v.exactOptional(digits) });
/** `mine`: as the asker saw the game. `table`: everything, when it is over. */
export const recordQuerySchema = v.strictObject({ of: v.exactOptional(v.picklist(['mine', 'table'])) });

// ── answers

/** Tokens appear only in answers; the server stores their hashes. */
export const credentialsSchema = v.strictObject({
  table: tableIdSchema,
  person: plainId,
  /** The normalised name. */
  name: v.string(),
  suspect: v.nullable(plainId),
  tokens: v.strictObject({
    seat: v.exactOptional(tokenSchema),
    host: v.exactOptional(tokenSchema),
    watch: v.exactOptional(tokenSchema),
    /** Kept on the device: fetches new tokens, and finds the game in the list of games. */
    resume: v.exactOptional(tokenSchema),
    /** A network bot's, at the table of a rematch. */
    bot: v.exactOptional(tokenSchema),
  }),
});
/** A seat at a table, with the token that proves it. */
export type Credentials = v.InferOutput<typeof credentialsSchema>;

const somebody = v.strictObject({ person: plainId, name: v.string() });

/** What anybody may know of a table. */
export const tableInfoSchema = v.strictObject({
  table: tableIdSchema,
  phase: v.picklist(['lobby', 'dealing', 'playing', 'over']),
  paused: v.boolean(),
  edition: plainId,
  editionVersion: v.number(),
  options: optionsSchema,
  terms: termsSchema,
  commitment: v.string(),
  host: somebody,
  chairs: v.array(
    v.strictObject({
      suspect: plainId,
      people: v.array(somebody),
      bot: v.nullable(plainId),
      free: v.boolean(),
      /** Whether its occupants may invite others: the edition has teams, and there is room. */
      joinable: v.boolean(),
    }),
  ),
  /** The table is full: a chair may be free, but no more players are allowed. */
  full: v.boolean(),
  spectators: v.number(),
  /** Number of the newest entry. */
  n: entryNumber,
  after: v.nullable(tableIdSchema),
  next: v.nullable(tableIdSchema),
  /** The challenge whose deal is played here. */
  challenge: v.exactOptional(tableIdSchema),
});
/** What anybody may know of a table. */
export type TableInfo = v.InferOutput<typeof tableInfoSchema>;

/** A ticket for one connection. */
export const ticketSchema = v.strictObject({ ticket: short(100), expires: time });
/** A ticket for one connection. */
export type Ticket = v.InferOutput<typeof ticketSchema>;

/** A code that hands a seat to another device. */
export const deviceCodeAnswerSchema = v.strictObject({ code: v.string(), expires: time });
/** A code that hands a seat to another device. */
export type DeviceCode = v.InferOutput<typeof deviceCodeAnswerSchema>;

/** An invitation to a table. */
export const invitationSchema = v.strictObject({ invitation: tokenSchema, expires: time });
/** An invitation to a table. */
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** The token of a network bot's seat. */
export const botTokenSchema = v.strictObject({ table: tableIdSchema, suspect: plainId, token: tokenSchema });
/** The token of a network bot's seat. */
export type BotToken = v.InferOutput<typeof botTokenSchema>;

/** The games of the given tokens. */
export const gamesSchema = v.strictObject({
  /** Games waiting for the player first, then the latest. */
  games: v.array(
    v.strictObject({
      /** The token it was found by. */
      token: wholeNumber(0, 99),
      table: tableIdSchema,
      phase: v.picklist(['lobby', 'dealing', 'playing', 'over']),
      edition: plainId,
      suspect: v.nullable(plainId),
      names: v.array(v.string()),
      waitsForMe: v.boolean(),
      turnNumber: v.number(),
      touched: time,
    }),
  ),
  /** Tokens that are no longer valid. */
  gone: v.array(wholeNumber(0, 99)),
});
/** The games of the given tokens. */
export type Games = v.InferOutput<typeof gamesSchema>;

/** Where other devices reach the server, as origins: `http://192.168.1.20:8080`. */
export const addressesSchema = v.strictObject({ origins: v.array(short(300)) });
/** Where other devices reach the server. */
export type Addresses = v.InferOutput<typeof addressesSchema>;

/** An entry as its viewer receives it; docs/api.md describes the facts. */
export const entryAnswerSchema = v.looseObject({ n: entryNumber, at: time, is: v.string() });
/** Entries of a log, as they may be read. */
export const entriesSchema = v.strictObject({
  n: entryNumber,
  seat: v.nullable(seatSchema),
  now: time,
  entries: v.array(entryAnswerSchema),
});

/** A command was done. */
export const doneSchema = v.strictObject({ t: v.literal('ok'), id: v.string(), n: entryNumber });

/** An error: a code, a sentence, and the place of invalid input. */
export const errorSchema = v.strictObject({
  error: v.string(),
  message: v.string(),
  at: v.exactOptional(v.string()),
  /** The rule behind the refusal. */
  rule: v.exactOptional(v.string()),
  /** With `stale`: the number of the newest entry. */
  n: v.exactOptional(entryNumber),
});
/** An error response. */
export type HttpError = v.InferOutput<typeof errorSchema>;
