import type { StorageLocation } from '@casefile/server/store/open';
import { StoreProblem } from '@casefile/server/store/store';
import { UsageError } from '../../usage.ts';

export interface StorageOptions {
  readonly data?: string;
}

/** --data first, then as for `casefile serve`: DATABASE_URL, then DATA. */
export function storageOf(
  { data }: StorageOptions,
  environment: NodeJS.ProcessEnv = process.env,
): StorageLocation {
  // Otherwise a variable that the shell did not know would mean the folder one happens to be in.
  if (data?.trim() === '') throw new UsageError('--data is empty. Name a folder or leave it out.');
  if (data !== undefined) return { folder: data };
  const url = environment.DATABASE_URL?.trim();
  return url ? { url } : { folder: environment.DATA?.trim() || 'data' };
}

/** For people: a database URL may contain a password and is not printed. */
export const describeStorage = (location: StorageLocation): string =>
  'url' in location ? 'the PostgreSQL database' : location.folder;

/** Turns a problem of the store into a usage error with the same sentence. */
export async function asUsageError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreProblem) throw new UsageError(error.message);
    throw error;
  }
}

export const plural = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

const shown = 50;
export function printProblems(problems: readonly string[]): void {
  for (const problem of problems.slice(0, shown)) console.error(problem);
  if (problems.length > shown) console.error(`… and ${problems.length - shown} more`);
}
