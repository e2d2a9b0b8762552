import type { Store, TableHead } from '../store.ts';

/** Days after which a table goes; null: never. */
export interface Retention {
  readonly finished: number | null;
  /** Tables where nobody did anything for so long, before the start or during the game. */
  readonly abandoned: number | null;
}
const day = 86_400_000;

/** Takes old tables away; which ones. A table that somebody touches meanwhile stays. */
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
