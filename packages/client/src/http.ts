/** The server over HTTP. What it refuses comes back as a value with its code. */
import type { Command } from '@casefile/protocol/command';
import type {
  CreateTable,
  DeviceCode,
  Games,
  HttpError,
  Invitation,
  Notes,
  Orders,
  Session,
  Sit,
  TableInfo,
  Ticket,
} from '@casefile/protocol/http';
import { freshId } from './fresh.ts';

/** What the server answered, or why it did not. */
export type Reached<T> =
  | { readonly ok: true; readonly value: T }
  /** `offline`: nobody answered, or nobody that speaks our language. */
  | {
      readonly ok: false;
      readonly error: HttpError | { readonly error: 'offline'; readonly message: string };
    };

/** The part of `fetch` that is used here. */
export type Fetch = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; json(): Promise<unknown> }>;

/** A name too long to be read at all is a bad name like any other. */
const named = (error: HttpError): HttpError =>
  error.error === 'malformed' && error.at === 'name' ? { ...error, error: 'bad-name' } : error;

const isError = (value: unknown): value is HttpError =>
  typeof (value as Partial<HttpError> | null)?.error === 'string';

/** The server's HTTP interface, as `makeApi` makes it. */
export type TableApi = ReturnType<typeof makeApi>;

/** `origin`: of the server, as `https://clue.example.org`; empty for the one that a page came from. */
export function makeApi(origin = '', fetch: Fetch = (url, init) => globalThis.fetch(url, init)) {
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<Reached<T>> {
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const value: unknown = response.status === 204 ? null : await response.json();
      if (response.ok) return { ok: true, value: value as T };
      if (isError(value)) return { ok: false, error: named(value) };
    } catch {}
    return { ok: false, error: { error: 'offline', message: 'The server cannot be reached.' } };
  }
  const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
  return {
    /** Opens a table; who opens it is its host, and sits down with a `suspect`. */
    createTable: (body: CreateTable) => call<Session>('POST', '/api/tables', body),
    /** What everybody with the link may know. */
    info: (table: string) => call<TableInfo>('GET', at(table)),
    /** Sits down on a chair, or with a token of a seat moves to another one. */
    sit: (table: string, body: Sit, token?: string) =>
      call<Session>('POST', `${at(table)}/seats`, body, token),
    /** A secret by which somebody else may share this chair, once. */
    invite: (table: string, token: string) => call<Invitation>('POST', `${at(table)}/invitations`, {}, token),
    /** Looks on: a token for what everybody may see. */
    watch: (table: string) => call<Session>('POST', `${at(table)}/watchers`, {}),
    /** New tokens for a `resume` token that was kept; the old ones end. */
    resume: (table: string, token: string) => call<Session>('POST', `${at(table)}/resume`, {}, token),
    /** Lets a WebSocket in, once; `socketLine` asks for one by itself. */
    ticket: (table: string, token: string) => call<Ticket>('POST', `${at(table)}/tickets`, {}, token),
    /** A code by which another device takes this seat. */
    deviceCode: (table: string, token: string) =>
      call<DeviceCode>('POST', `${at(table)}/device-codes`, {}, token),
    /** The seat of a code that another device shows. */
    takeOver: (code: string) => call<Session>('POST', '/api/take-over', { code }),
    /** The games of these `resume` tokens, those that wait for their player first. */
    myGames: (tokens: readonly string[]) => call<Games>('POST', '/api/my-games', { tokens }),
    /** Where there is no socket, or another token is needed than the socket's. */
    command: (table: string, token: string, command: Command, id = freshId()) =>
      call<{ readonly n: number }>('POST', `${at(table)}/commands`, { id, v: -1, command }, token),
    /** This person's notes at the table, and their version. */
    notes: (table: string, token: string) => call<Notes>('GET', `${at(table)}/notes`, undefined, token),
    /** Replaces them; `version` is one more than that of what was read. */
    putNotes: (table: string, token: string, notes: Notes) =>
      call<{ readonly version: number }>('PUT', `${at(table)}/notes`, notes, token),
    orders: (table: string, token: string) => call<Orders>('GET', `${at(table)}/orders`, undefined, token),
    putOrders: (table: string, token: string, orders: Orders) =>
      call<Orders>('PUT', `${at(table)}/orders`, orders, token),
    rematch: (table: string, token: string, commitment: string) =>
      call<Session>('POST', `${at(table)}/rematch`, { commitment }, token),
  };
}

/** What the host decides, and others may not, or not alone: it goes with the host's token. */
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

/** The token of a session that a command goes with; undefined where it has none for it. */
export function tokenFor({ tokens }: Session, command: Command): string | undefined {
  if (tokens.host !== undefined && hostCommands.has(command.do)) return tokens.host;
  return tokens.seat ?? tokens.host ?? tokens.watch;
}
