import type { Store, TableHead } from '../store.ts';

/** Days after which a table is deleted; null: never. */
export interface Retention {
  readonly finished: number | null;
  /** Tables without any activity for this long, before the start or during the game. */
  readonly abandoned: number | null;
}
const day = 86_400_000;

/** Deletes old tables and returns their ids. A table that somebody uses meanwhile is kept. */
export async function deleteOldTables(
  store: Store,
  keep: Retention,
  now: number,
): Promise<readonly string[]> {
  const gone: string[] = [];
  const rules: readonly (readonly [TableHead['phase'], number | null])[] = [
    ['over', keep.finished],
    ['lobby', keep.abandoned],
    ['playing', keep.abandoned],
  ];
  for (const [phase, days] of rules) {
    if (days === null) continue;
    const before = now - days * day;
    for (const { table, touched } of await store.heads(phase))
      if (touched < before && (await store.deleteTable(table, before))) gone.push(table);
  }
  return gone;
}
