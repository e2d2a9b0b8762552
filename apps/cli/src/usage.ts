/** A mistake of who typed the command: told in a sentence, never with a stack trace. */
export class UsageError extends Error {}

/** “x” is none of these. */
export function notOneOf(what: string, given: string, valid: readonly string[], where = ''): UsageError {
  return new UsageError(`There is no ${what} "${given}"${where}. Valid: ${valid.join(', ')}`);
}

export const done = 0;
export const failed = 1;
export const wrongUsage = 2;
