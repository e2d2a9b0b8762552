/** A mistake of the user: printed as a sentence, never with a stack trace. */
export class UsageError extends Error {}

/** The error that “x” is not one of the valid values, with a list of those. */
export function notOneOf(what: string, given: string, valid: readonly string[], where = ''): UsageError {
  return new UsageError(`There is no ${what} "${given}"${where}. Valid: ${valid.join(', ')}`);
}

export const done = 0;
export const failed = 1;
export const wrongUsage = 2;
