/** The fixtures of the contract tests. */
import type { Store, TokenRow } from '../../store.ts';

export interface StoreMaker {
  /** A store on an empty database. */
  readonly fresh: () => Promise<Store>;
  /** The same database as another process sees it. */
  readonly beside: (store: Store) => Promise<Store>;
  /** Closes the store and reopens the same database. */
  readonly reopen: (store: Store) => Promise<Store>;
  /** Deletes the database. */
  readonly end: () => Promise<void>;
}

export const token = (hash: string, more: Partial<TokenRow> = {}): TokenRow => ({
  hash,
  kind: 'seat',
  table: 'T',
  person: 'ada',
  expires: null,
  ...more,
});
export const ok = { ok: true };
export const stale = (last: number) => ({ ok: false, why: 'stale', last });
