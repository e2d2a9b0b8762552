import { wordsOf } from '@casefile/protocol/chain';
import { eachLog } from './each-log.ts';
import type { ReadableStorage } from './table-reader.ts';

export interface NamedPerson {
  readonly person: string;
  readonly tables: readonly string[];
}

/** The people who used this name, and at which tables. */
export async function peopleNamed(source: ReadableStorage, name: string): Promise<NamedPerson[]> {
  const wanted = name.normalize('NFC').toLowerCase();
  const found = new Map<string, Set<string>>();
  await eachLog(source, (entries, table) => {
    for (const entry of entries) {
      const own = wordsOf(entry);
      if (own === null || entry.is === 'wrote' || own.words.toLowerCase() !== wanted) continue;
      found.set(own.person, (found.get(own.person) ?? new Set()).add(table));
    }
  });
  return [...found].map(([person, tables]) => ({ person, tables: [...tables] }));
}
