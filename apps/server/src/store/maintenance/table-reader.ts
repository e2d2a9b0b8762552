import { openStore, type StorageLocation } from '../open.ts';
import { checkVersion, connect, fileIn } from '../sqlite/file/open.ts';
import { brokenSums } from '../sqlite/file/sums.ts';
import { findLosses, sentenceFor } from '../sqlite/file/witness.ts';
import { problemOf } from '../sqlite/problems.ts';
import { makeReader } from '../sqlite/reads.ts';
import type { Store, TableHead } from '../store.ts';

/** Read access to stored tables, for maintenance tools. A backup is a SQLite file. */
export type ReadableStorage = StorageLocation | { readonly file: string };

export interface TableReader extends Pick<Store, 'read' | 'secretsOf' | 'head'> {
  readonly ids: () => Promise<readonly string[]>;
  /** Problems of the database as a whole, one sentence each. */
  readonly damage: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

export const openTableReader = (source: ReadableStorage): Promise<TableReader> =>
  'url' in source ? storeReader(source) : fileReader('file' in source ? source.file : fileIn(source.folder));

async function storeReader(location: StorageLocation): Promise<TableReader> {
  const store = await openStore(location, { role: 'tool' });
  const phases: readonly TableHead['phase'][] = ['lobby', 'playing', 'over'];
  return {
    ids: async () => {
      const heads = await Promise.all(phases.map((phase) => store.heads(phase)));
      return heads
        .flat()
        .map(({ table }) => table)
        .sort();
    },
    read: store.read,
    secretsOf: store.secretsOf,
    head: store.head,
    damage: async () => [],
    close: () => store.close(),
  };
}

/** Collected from every place that mentions a table, so that one without a head is still found. */
const idsOf =
  'SELECT id FROM tables UNION SELECT table_id FROM secrets UNION SELECT DISTINCT table_id FROM rows';

/** Without threads: a tool serves nobody and may block. Opened read-only. */
async function fileReader(file: string): Promise<TableReader> {
  const ask = async <T>(work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      throw problemOf(error);
    }
  };
  const db = await ask(() => connect(file, true));
  try {
    await ask(() => checkVersion(db, file, false));
    const warnings: string[] = [];
    const answer = await ask(() => makeReader(db, (warning) => warnings.push(warning)));
    return {
      ids: () => ask(() => db.prepare<[], string>(idsOf).pluck().all()),
      read: (table, since) => ask(() => answer({ do: 'read', table, since }, '')),
      secretsOf: (table) => ask(() => answer({ do: 'secrets', table }, '')),
      head: (table) => ask(() => answer({ do: 'head', table }, '')),
      damage: () =>
        ask(() => {
          const found = db.prepare<[], string>('PRAGMA integrity_check(20)').pluck().all();
          return [
            ...found.filter((line) => line !== 'ok').map((line) => `SQLite: ${line.trim()}`),
            ...brokenSums(db),
            ...findLosses(db, file).map(sentenceFor),
          ];
        }),
      close: async () => void db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}
