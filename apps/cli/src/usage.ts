/** A mistake of the user: printed as a sentence, never with a stack trace. */
export class UsageError extends Error {}

/** Says that “x” is not one of the valid values, and lists them. */
export function notOneOf(what: string, given: string, valid: readonly string[], where = ''): UsageError {
  return new UsageError(`There is no ${what} "${given}"${where}. Valid: ${valid.join(', ')}`);
}

export const done = 0;
export const failed = 1;
export const wrongUsage = 2;
