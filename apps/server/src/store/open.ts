import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** PostgreSQL where an address is given, otherwise a SQLite file in this folder. */
export type StorageLocation =
  | { readonly url: string; readonly schema?: string }
  | { readonly folder: string };

export interface OpenOptions {
  readonly role?: 'server' | 'tool';
  readonly warn?: (message: string) => void;
}

export const openStore = (location: StorageLocation, opening: OpenOptions = {}): Promise<Store> =>
  'url' in location
    ? openPostgresStore({ ...location, ...opening })
    : openSqliteStore({ ...location, ...opening });
