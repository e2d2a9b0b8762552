/** Bodies of requests and answers of the HTTP interface. The routes are in routes.ts. */
import * as v from 'valibot';
import { actionSchema } from '../wire/action.ts';
import { commandSchema, optionsSchema } from '../wire/command.ts';
import { commandIdSchema, hex64, plainId, short, wholeNumber } from '../wire/text.ts';
import { termsSchema } from './terms.ts';

export { type Answered, isAnswer } from './is-answer.ts';

/** Says nothing and grants nothing: it is part of the link that is shared. */
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{6,40}$/));
/** At least 128 bits in base64url. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{22,100}$/));
/** Typed by a person on a second device; spaces, dashes and small letters are forgiven. */
export const deviceCodeSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z -]{6,24}$/));
/** Checked by `checkName`, which says what is wrong with it. */
const givenName = v.pipe(v.string(), v.maxLength(200));
const time = wholeNumber(0, 1e14);
const entryNumber = wholeNumber(-1, 1e9);
const seatNumber = wholeNumber(0, 15);

// ── requests

/** What a table is opened with. */
export const createTableSchema = v.strictObject({
  edition: plainId,
  options: v.exactOptional(optionsSchema),
  /** What is left out is as in `defaultTerms`. */
  terms: v.exactOptional(v.partial(termsSchema)),
  name: givenName,
  /** The host's own chair; the host may also sit down later, or never. */
  suspect: v.exactOptional(plainId),
  /** To the host's seed, where the host sits down. */
  commitment: v.exactOptional(hex64),
});
/** What a table is opened with. */
export type CreateTable = v.InferOutput<typeof createTableSchema>;

/** Who sits down, and where. */
export const sitSchema = v.strictObject({
  name: givenName,
  /** Any free chair when left out. */
  suspect: v.exactOptional(plainId),
  /** Of somebody who sits already, to share their chair: see the route `invite`. */
  invitation: v.exactOptional(tokenSchema),
  /** To the player's seed. Who sits down without one is refused. */
  commitment: v.exactOptional(hex64),
});
/** Who sits down, and where. */
export type Sit = v.InferOutput<typeof sitSchema>;

/** A seat of the table for a program: made by the host, used with `Authorization: Bearer`. */
export const botSeatSchema = v.strictObject({ suspect: plainId, name: v.exactOptional(givenName) });
/** A seat for a program. */
export type BotSeat = v.InferOutput<typeof botSeatSchema>;

/** The code of a seat that this device takes over. */
export const takeOverSchema = v.strictObject({ code: deviceCodeSchema });
/** The code of a seat that this device takes over. */
export type TakeOver = v.InferOutput<typeof takeOverSchema>;

/** To the seed of who sits down at the next table. */
export const rematchSchema = v.strictObject({ commitment: v.exactOptional(hex64) });
/** A new game with the same people. */
export type Rematch = v.InferOutput<typeof rematchSchema>;

/** A body that says nothing: `{}`. */
export const nothingSchema = v.strictObject({});

/** The tokens whose games are wanted. */
export const myGamesSchema = v.strictObject({ tokens: v.pipe(v.array(tokenSchema), v.maxLength(100)) });
/** The tokens whose games are wanted. */
export type MyGames = v.InferOutput<typeof myGamesSchema>;

/** The same envelope as the socket's `do`. */
export const doSchema = v.strictObject({ id: commandIdSchema, v: entryNumber, command: commandSchema });
/** A command over HTTP. */
export type Do = v.InferOutput<typeof doSchema>;

/** The most characters that a seat's notes may have. */
export const maxNotesLength = 32_768;
/** What a seat's notebook is saved as: the notebook's business, up to a size. */
export const notesSchema = v.strictObject({
  version: wholeNumber(0, 1e9),
  text: v.pipe(v.string(), v.maxLength(maxNotesLength)),
});
/** A seat's notes. */
export type Notes = v.InferOutput<typeof notesSchema>;

/** What is done for a seat while nobody looks: private to it, never in the log. */
export const ordersSchema = v.strictObject({
  version: wholeNumber(0, 1e9),
  /** Cards to show rather than others, the first one first. */
  show: v.pipe(v.array(plainId), v.maxLength(60)),
  /** Shows by itself while its people are away. Not only where there is no choice: that would tell how many cards match. */
  answers: v.picklist(['never', 'always']),
  /** Lets windows for reactions pass by themselves, at a fixed time, unless the seat has played something by then. */
  passes: v.boolean(),
});
/** What the server does for a seat that is away. */
export type Orders = v.InferOutput<typeof ordersSchema>;
/** The orders of a seat that has given none. */
export const defaultOrders: Orders = { version: 0, show: [], answers: 'never', passes: true };

/** As a line of the bots' protocol. */
export const botActionSchema = v.strictObject({
  type: v.literal('action'),
  game: short(60),
  id: wholeNumber(1, 1e9),
  action: actionSchema,
});

/** Numbers come as text in a query. */
const digits = v.pipe(v.string(), v.regex(/^(-1|\d{1,9})$/));
/** From which entry on the log is wanted. */
export const sinceQuerySchema = v.strictObject({ since: v.exactOptional(digits) });
/** `mine`: as the asker saw the game. `table`: everything, when it is over. */
export const recordQuerySchema = v.strictObject({ of: v.exactOptional(v.picklist(['mine', 'table'])) });

// ── answers

/** Tokens are in answers only; the server keeps their hashes. */
export const sessionSchema = v.strictObject({
  table: tableIdSchema,
  person: plainId,
  /** As it is shown: normalised. */
  name: v.string(),
  suspect: v.nullable(plainId),
  tokens: v.strictObject({
    seat: v.exactOptional(tokenSchema),
    host: v.exactOptional(tokenSchema),
    watch: v.exactOptional(tokenSchema),
    /** Kept on the device: fetches new ones, and lists the game among mine. */
    resume: v.exactOptional(tokenSchema),
    /** A program's, at the table of a rematch. */
    bot: v.exactOptional(tokenSchema),
  }),
});
/** A seat at a table, with the token that proves it. */
export type Session = v.InferOutput<typeof sessionSchema>;

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
      /** Who sits there may invite others to share it: the edition knows teams, and there is room. */
      joinable: v.boolean(),
    }),
  ),
  /** As many sit as may play: a chair may be free and nobody can sit down. */
  full: v.boolean(),
  spectators: v.number(),
  /** Number of the newest entry. */
  n: entryNumber,
  after: v.nullable(tableIdSchema),
  next: v.nullable(tableIdSchema),
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

/** The token with which a program plays a seat. */
export const botTokenSchema = v.strictObject({ table: tableIdSchema, suspect: plainId, token: tokenSchema });
/** The token with which a program plays a seat. */
export type BotToken = v.InferOutput<typeof botTokenSchema>;

/** The games of the tokens that were sent. */
export const gamesSchema = v.strictObject({
  /** Those that wait for me first, then the latest. */
  games: v.array(
    v.strictObject({
      /** Which of the tokens it was found by. */
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
  /** Tokens that open nothing any more. */
  gone: v.array(wholeNumber(0, 99)),
});
/** The games of the tokens that were sent. */
export type Games = v.InferOutput<typeof gamesSchema>;

/** An entry as its viewer gets it; the facts are described in docs/api.md. */
export const entryAnswerSchema = v.looseObject({ n: entryNumber, at: time, is: v.string() });
/** Entries of a log, as they may be read. */
export const entriesSchema = v.strictObject({
  n: entryNumber,
  seat: v.nullable(seatNumber),
  now: time,
  entries: v.array(entryAnswerSchema),
});

/** A command was done. */
export const doneSchema = v.strictObject({ t: v.literal('ok'), id: v.string(), n: entryNumber });

/** Every refusal: a code, a sentence, and where something was wrong with what was sent. */
export const errorSchema = v.strictObject({
  error: v.string(),
  message: v.string(),
  at: v.exactOptional(v.string()),
  /** The rule that says so. */
  rule: v.exactOptional(v.string()),
  /** With `stale`: the number of the newest entry. */
  n: v.exactOptional(entryNumber),
});
/** What was wrong, as the server says it. */
export type HttpError = v.InferOutput<typeof errorSchema>;
