import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** Where tables are kept: PostgreSQL where an address is given, else a file in this folder. */
export type Place = { readonly url: string; readonly schema?: string } | { readonly folder: string };

export interface Opening {
  readonly role?: 'server' | 'tool';
  readonly warn?: (message: string) => void;
}

export const openStore = (place: Place, opening: Opening = {}): Promise<Store> =>
  'url' in place ? openPostgresStore({ ...place, ...opening }) : openSqliteStore({ ...place, ...opening });
