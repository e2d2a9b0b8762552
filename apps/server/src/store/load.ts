/** The only way from stored rows to a table: the server opens tables with it, and the damage tests flip bits under it. */
import { type ChainTip, checkRows, type Hashing, noRows } from '@casefile/protocol/chain';
import type { Entry } from '@casefile/protocol/entry';
import { platformHashing } from './hashing.ts';
import { type Store, StoreProblem } from './store.ts';

export type StoredTable =
  | {
      readonly state: 'good';
      readonly seed: string;
      readonly entries: readonly Entry[];
      readonly tip: ChainTip;
      /** A message for the operator: the last row was torn and has been removed. */
      readonly warning?: string;
    }
  /** Part of the table is not what was written, so nobody may play on from it. */
  | { readonly state: 'quarantined'; readonly why: string; readonly warning: string };

/** A table's whole log, checked; null when there is no such table. Rejects only while the store is unreachable. */
export async function loadTable(
  store: Pick<Store, 'read' | 'secretsOf' | 'cut'>,
  table: string,
  hashing: Hashing = platformHashing,
): Promise<StoredTable | null> {
  try {
    const rows = await store.read(table, -1);
    if (rows === null) return null;
    const secrets = await store.secretsOf(table);
    if (secrets === null || !/^[0-9a-f]{64}$/i.test(secrets.seed))
      return quarantine(table, 'its seed is missing');
    const { seed } = secrets;
    const checked = checkRows(seed, noRows, rows, hashing);
    if (checked.state === 'broken') return quarantine(table, checked.why);
    const { entries, tip } = checked;
    if (checked.state === 'good') return { state: 'good', seed, entries, tip };
    if (tip.n < 0) return quarantine(table, 'its first row was not written to its end');
    await store.cut(table, tip.n);
    const warning = `Table ${table}: row ${tip.n + 1} was not completely written and has been removed.`;
    return { state: 'good', seed, entries, tip, warning };
  } catch (error) {
    if (error instanceof StoreProblem && error.why === 'damaged') return quarantine(table, error.message);
    throw error;
  }
}

const quarantine = (table: string, why: string): StoredTable => ({
  state: 'quarantined',
  why,
  warning: `Table ${table} is set aside: ${why}. The other tables are not touched; "casefile verify" shows more, a backup may hold it whole.`,
});
