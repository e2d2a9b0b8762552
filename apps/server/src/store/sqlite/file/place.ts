/** Notices that the open database file was moved or replaced: SQLite goes on writing to the file that nobody finds again. */
import { statSync } from 'node:fs';

export const sentenceForPlace = (file: string): string =>
  `${file} was moved or replaced while the server is running. What is saved from now on is lost when it stops. Stop it now; "casefile restore" puts a backup in place.`;

/** Returns whether the file that is open now is still the one under this name. */
export function watchPlace(file: string): () => boolean {
  const find = (): string => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return `${found?.dev} ${found?.ino}`;
  };
  const opened = find();
  return () => find() === opened;
}
