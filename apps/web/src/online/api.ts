/** The server over HTTP. What it refuses comes back as a value with its code. */
import type { Command } from '@casefile/protocol/command';
import type {
  CreateTable,
  DeviceCode,
  Games,
  HttpError,
  Invitation,
  Orders,
  Session,
  Sit,
  TableInfo,
  Ticket,
} from '@casefile/protocol/http';
import { freshId } from '../app/fresh-id.ts';

export type Reached<T> =
  | { readonly ok: true; readonly value: T }
  /** `offline`: nobody answered. */
  | {
      readonly ok: false;
      readonly error: HttpError | { readonly error: 'offline'; readonly message: string };
    };

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<Reached<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value: unknown = response.status === 204 ? null : await response.json();
    return response.ok ? { ok: true, value: value as T } : { ok: false, error: named(value as HttpError) };
  } catch {
    return { ok: false, error: { error: 'offline', message: '' } };
  }
}

/** A name too long to be read at all is a bad name like any other. */
const named = (error: HttpError): HttpError =>
  error.error === 'malformed' && error.at === 'name' ? { ...error, error: 'bad-name' } : error;

const at = (table: string): string => `/api/tables/${table}`;

export const api = {
  createTable: (body: CreateTable) => call<Session>('POST', '/api/tables', body),
  info: (table: string) => call<TableInfo>('GET', at(table)),
  sit: (table: string, body: Sit, token?: string) => call<Session>('POST', `${at(table)}/seats`, body, token),
  invite: (table: string, token: string) => call<Invitation>('POST', `${at(table)}/invitations`, {}, token),
  watch: (table: string) => call<Session>('POST', `${at(table)}/watchers`, {}),
  resume: (table: string, token: string) => call<Session>('POST', `${at(table)}/resume`, {}, token),
  ticket: (table: string, token: string) => call<Ticket>('POST', `${at(table)}/tickets`, {}, token),
  deviceCode: (table: string, token: string) =>
    call<DeviceCode>('POST', `${at(table)}/device-codes`, {}, token),
  takeOver: (code: string) => call<Session>('POST', '/api/take-over', { code }),
  myGames: (tokens: readonly string[]) => call<Games>('POST', '/api/my-games', { tokens }),
  command: (table: string, token: string, command: Command) =>
    call<{ n: number }>('POST', `${at(table)}/commands`, { id: freshId(), v: -1, command }, token),
  notes: (table: string, token: string) =>
    call<{ version: number; text: string }>('GET', `${at(table)}/notes`, undefined, token),
  putNotes: (table: string, token: string, version: number, text: string) =>
    call<{ version: number }>('PUT', `${at(table)}/notes`, { version, text }, token),
  orders: (table: string, token: string) => call<Orders>('GET', `${at(table)}/orders`, undefined, token),
  putOrders: (table: string, token: string, orders: Orders) =>
    call<Orders>('PUT', `${at(table)}/orders`, orders, token),
  rematch: (table: string, token: string, commitment: string) =>
    call<Session>('POST', `${at(table)}/rematch`, { commitment }, token),
};
