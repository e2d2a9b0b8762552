import { StoreProblem } from '../store.ts';

const sentences: readonly (readonly [RegExp, StoreProblem['why'], string])[] = [
  [/^SQLITE_FULL/, 'away', 'the disk is full'],
  [/^SQLITE_(CORRUPT|NOTADB|FORMAT)/, 'damaged', 'the database file is damaged'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'away', 'another program keeps the database busy'],
  [/^SQLITE_(READONLY|PERM|AUTH)/, 'away', 'the database may not be written to'],
  [/^SQLITE_CANTOPEN/, 'away', 'the database file cannot be opened'],
  [/^SQLITE_IOERR/, 'away', 'the disk does not answer as it should'],
  [/^SQLITE_NOMEM/, 'away', 'there is not enough memory'],
];

/** Describes a SQLite error in a sentence, with its code. SQL texts and values are left out. */
export function problemOf(error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const name = String(code ?? message ?? error);
  const found = sentences.find(([form]) => form.test(name));
  return found === undefined
    ? new StoreProblem('away', `the database refused (${name})`)
    : new StoreProblem(found[1], `${found[2]} (${name})`);
}
