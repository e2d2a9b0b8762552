/** The server's HTTP interface. Refusals are returned as values with their code. */
import type { Command } from '@casefile/protocol/command';
import {
  type Answered,
  addressesSchema,
  type CreateTable,
  type Credentials,
  credentialsSchema,
  deviceCodeAnswerSchema,
  doneSchema,
  gamesSchema,
  type HttpError,
  invitationSchema,
  isAnswer,
  type Notes,
  notesSchema,
  type Orders,
  ordersSchema,
  type Sit,
  tableInfoSchema,
  ticketSchema,
} from '@casefile/protocol/http';
import { freshId } from './fresh.ts';

/** The server's answer, or why there is none. */
export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  /** `offline`: no answer, or not from a Casefile server. `broken-server`: the answer breaks the protocol. */
  | {
      readonly ok: false;
      readonly error: HttpError | { readonly error: 'offline' | 'broken-server'; readonly message: string };
    };

/** A server that takes this long will never answer: a dead network keeps a request open for many minutes. */
export const maxAnswerMs = 20_000;

/** The used part of `fetch`. */
export type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

/** A name too long for the request is reported as a bad name. */
const named = (error: HttpError): HttpError =>
  error.error === 'malformed' && error.at === 'name' ? { ...error, error: 'bad-name' } : error;

const isError = (value: unknown): value is HttpError =>
  typeof (value as Partial<HttpError> | null)?.error === 'string';

const passing: ReadonlySet<string> = new Set(['offline', 'too-many', 'not-saved', 'unknown']);
/** Whether an error may be over by the next try: the server is down or busy. */
export const isPassing = ({ error }: { readonly error: string }): boolean => passing.has(error);

const offline = { error: 'offline', message: 'The server cannot be reached.' } as const;
const brokenServer = { error: 'broken-server', message: 'The server’s answer cannot be read.' } as const;

/** A request, and what must hold for the answer besides its shape. */
interface ApiRequest<T> {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly fits?: (value: T) => boolean;
}

/** The server's HTTP interface, made by `makeApi`. */
export type TableApi = ReturnType<typeof makeApi>;

/** The platform's `fetch`, which by itself would wait for ever. */
export const fetchWithin =
  (ms: number): Fetch =>
  (url, init) =>
    globalThis.fetch(url, { ...init, signal: AbortSignal.timeout(ms) });
export const platformFetch: Fetch = fetchWithin(maxAnswerMs);

/** Sends requests and checks the answers. */
export function makeCall(origin: string, fetch: Fetch) {
  return async function call<S extends Parameters<typeof isAnswer>[0]>(
    method: string,
    path: string,
    answer: S,
    { body, token, fits = () => true }: ApiRequest<Answered<S>> = {},
  ): Promise<ApiResult<Answered<S>>> {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const value: unknown = await response.json();
      if (!response.ok) return { ok: false, error: isError(value) ? named(value) : offline };
      // A mismatch would show the wrong table.
      if (isAnswer(answer, value) && fits(value)) return { ok: true, value };
      return { ok: false, error: brokenServer };
    } catch {
      return { ok: false, error: offline };
    }
  };
}
export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** `origin`: the server's, such as `https://clue.example.org`; empty for the page's own. */
export function makeApi(origin = '', fetch: Fetch = platformFetch) {
  const call = makeCall(origin, fetch);
  const of =
    (table: string) =>
    (answer: { readonly table: string }): boolean =>
      answer.table === table;
  return {
    /** Creates a table; the caller is its host, and sits down if `suspect` is given. */
    createTable: (body: CreateTable) => call('POST', '/api/tables', credentialsSchema, { body }),
    /** What anyone with the link may know. */
    info: (table: string) => call('GET', tablePath(table), tableInfoSchema, { fits: of(table) }),
    /** Takes a chair, or with a seat token moves to another one. */
    sit: (table: string, body: Sit, token?: string) =>
      call('POST', `${tablePath(table)}/seats`, credentialsSchema, { body, token, fits: of(table) }),
    /** A single-use invitation to share this chair. */
    invite: (table: string, token: string) =>
      call('POST', `${tablePath(table)}/invitations`, invitationSchema, { body: {}, token }),
    /** Watches: a token for the public view. */
    watch: (table: string) =>
      call('POST', `${tablePath(table)}/watchers`, credentialsSchema, { body: {}, fits: of(table) }),
    /** New tokens for a stored `resume` token; the old ones end. */
    resume: (table: string, token: string) =>
      call('POST', `${tablePath(table)}/resume`, credentialsSchema, { body: {}, token, fits: of(table) }),
    /** A single-use ticket for a WebSocket; `socketTransport` requests one by itself. */
    ticket: (table: string, token: string) =>
      call('POST', `${tablePath(table)}/tickets`, ticketSchema, { body: {}, token }),
    /** A code that lets another device take this seat. */
    deviceCode: (table: string, token: string) =>
      call('POST', `${tablePath(table)}/device-codes`, deviceCodeAnswerSchema, { body: {}, token }),
    /** Takes over the seat of a code shown by another device. */
    takeOver: (code: string) => call('POST', '/api/take-over', credentialsSchema, { body: { code } }),
    /** The games of these `resume` tokens, those waiting for their player first. */
    myGames: (tokens: readonly string[]) =>
      call('POST', '/api/my-games', gamesSchema, {
        body: { tokens },
        fits: ({ games, gone }) =>
          [...gone, ...games.map(({ token }) => token)].every((index) => index < tokens.length),
      }),
    /** Where phones in the same network reach the server. */
    addresses: () => call('GET', '/api/addresses', addressesSchema),
    /** Sends a command without a socket, or with another token. */
    command: (table: string, token: string, command: Command, id = freshId()) =>
      call('POST', `${tablePath(table)}/commands`, doneSchema, {
        body: { id, v: -1, command },
        token,
        fits: (done) => done.id === id,
      }),
    /** This person's notes at the table, and their version. */
    notes: (table: string, token: string) => call('GET', `${tablePath(table)}/notes`, notesSchema, { token }),
    /** Replaces them; `version` is one above the version read. */
    putNotes: (table: string, token: string, notes: Notes) =>
      call('PUT', `${tablePath(table)}/notes`, notesSchema, { body: notes, token }),
    orders: (table: string, token: string) =>
      call('GET', `${tablePath(table)}/orders`, ordersSchema, { token }),
    putOrders: (table: string, token: string, orders: Orders) =>
      call('PUT', `${tablePath(table)}/orders`, ordersSchema, { body: orders, token }),
    rematch: (table: string, token: string, commitment: string) =>
      call('POST', `${tablePath(table)}/rematch`, credentialsSchema, { body: { commitment }, token }),
  };
}

/** Commands that need the host's token. */
const hostCommands: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'terms',
  'seat-bot',
  'stand',
  'start',
  'replace',
  'pause',
  'resume',
  'host',
  'mute-all',
]);

/** The token of a session for a command; undefined if it has none. */
export function tokenFor({ tokens }: Credentials, command: Command): string | undefined {
  if (tokens.host !== undefined && hostCommands.has(command.do)) return tokens.host;
  return tokens.seat ?? tokens.host ?? tokens.watch;
}
