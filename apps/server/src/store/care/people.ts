import { checkRows, type Entry, noRows, wordsOf } from '@casefile/protocol';
import { platformHashing } from '../hashing.ts';
import { StoreProblem } from '../store.ts';
import { openShelf, type Source } from './shelf.ts';

export interface Named {
  readonly person: string;
  readonly tables: readonly string[];
}

/** Who called themselves so, and where. */
export async function peopleNamed(source: Source, name: string): Promise<Named[]> {
  const shelf = await openShelf(source);
  const wanted = name.normalize('NFC').toLowerCase();
  const found = new Map<string, Set<string>>();
  const note = (entry: Entry, table: string): void => {
    const own = wordsOf(entry);
    if (own === null || entry.is === 'wrote' || own.words.toLowerCase() !== wanted) return;
    found.set(own.person, (found.get(own.person) ?? new Set()).add(table));
  };
  try {
    for (const table of await shelf.ids()) {
      const [secrets, rows] = await Promise.all([shelf.secretsOf(table), shelf.read(table, -1)]).catch(
        (error) => {
          if (error instanceof StoreProblem && error.why === 'damaged') return [null, null];
          throw error;
        },
      );
      const checked = secrets && rows && checkRows(secrets.seed, noRows, rows, platformHashing);
      if (checked && checked.state !== 'broken') for (const entry of checked.entries) note(entry, table);
    }
  } finally {
    await shelf.close();
  }
  return [...found].map(([person, tables]) => ({ person, tables: [...tables] }));
}
