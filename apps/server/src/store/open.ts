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

export async function openStore(location: StorageLocation, opening: OpenOptions = {}): Promise<Store> {
  if (!('url' in location)) return openSqliteStore({ ...location, ...opening });
  // Loaded only here: a start on SQLite would wait for forty modules that it never uses.
  const { openPostgresStore } = await import('./postgres/postgres-store.ts');
  return openPostgresStore({ ...location, ...opening });
}
