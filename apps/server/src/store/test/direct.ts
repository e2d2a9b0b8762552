/**
 * Opens and reads a SQLite file as the store's threads do, without threads: with them, thousands of damaged files would
 * take minutes.
 */

import { commitTogether } from '../sqlite/commit.ts';
import { connect, fileIn, migrate, prepareFolder } from '../sqlite/file/open.ts';
import { mendIfBroken } from '../sqlite/file/salvage.ts';
import type { ReadOp, ReadOpOf, ReadValues } from '../sqlite/operations.ts';
import { problemOf } from '../sqlite/problems.ts';
import { makeReader } from '../sqlite/reads.ts';
import { makeWriter } from '../sqlite/writes.ts';
import type { NotesRow, Store, TableHead, TokenRow } from '../store.ts';

export type DirectStore = Pick<Store, 'read' | 'secretsOf' | 'cut' | 'append'> & {
  readonly heads: (phase: TableHead['phase']) => Promise<readonly TableHead[]>;
  readonly token: (hash: string) => Promise<TokenRow | null>;
  readonly notes: (table: string, person: string) => Promise<NotesRow | null>;
  readonly tablesOf: (person: string) => Promise<readonly string[]>;
  readonly close: () => void;
};

export function openDirectly(folder: string, warn: (message: string) => void): DirectStore {
  const file = fileIn(folder);
  try {
    prepareFolder(folder);
    mendIfBroken(folder, Number.POSITIVE_INFINITY, 0, warn);
    const db = connect(file);
    migrate(db, file, 0);
    const apply = makeWriter(db, 'direct', true);
    const answer = makeReader(db, warn);
    const ask = async <K extends ReadOp['do']>(op: ReadOpOf<K>): Promise<ReadValues[K]> => {
      try {
        return answer(op, 'direct');
      } catch (error) {
        throw problemOf(error);
      }
    };
    return {
      read: (table, since) => ask({ do: 'read', table, since }),
      secretsOf: (table) => ask({ do: 'secrets', table }),
      heads: (phase) => ask({ do: 'heads', phase }),
      token: (hash) => ask({ do: 'token', hash }),
      notes: (table, person) => ask({ do: 'notes', table, person }),
      tablesOf: (person) => ask({ do: 'tables-of', person }),
      async cut(table, last) {
        commitTogether(db, apply, [{ do: 'cut', table, last }]);
      },
      async append(write) {
        const outcome = commitTogether(db, apply, [{ do: 'append', write }])[0]!;
        if (outcome.ok) return outcome.value as { ok: true };
        return { ok: false, why: 'not-saved', detail: outcome.detail };
      },
      close: () => void db.close(),
    };
  } catch (error) {
    throw problemOf(error);
  }
}
