import { checkRows, noRows } from '@casefile/protocol/chain';
import type { Entry } from '@casefile/protocol/entry';
import { platformHashing } from '../hashing.ts';
import { StoreProblem } from '../store.ts';
import { openTableReader, type ReadableStorage } from './table-reader.ts';

/** Every readable log, one after the other. Damaged ones are skipped; `verify` reports them. */
export async function eachLog(
  source: ReadableStorage,
  read: (entries: readonly Entry[], table: string) => void,
): Promise<void> {
  const reader = await openTableReader(source);
  try {
    for (const table of await reader.ids()) {
      const [secrets, rows] = await Promise.all([reader.secretsOf(table), reader.read(table, -1)]).catch(
        (error) => {
          if (error instanceof StoreProblem && error.why === 'damaged') return [null, null];
          throw error;
        },
      );
      const checked = secrets && rows && checkRows(secrets.seed, noRows, rows, platformHashing);
      if (checked && checked.state !== 'broken') read(checked.entries, table);
    }
  } finally {
    await reader.close();
  }
}
