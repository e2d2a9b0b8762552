/** Options that were given for a table, checked against its edition. */
import { type Edition, type Options, ProblemError } from '@casefile/engine';
import { checkOptions } from '@casefile/engine/options';

/** The options with their defaults; null when they are not this edition's. */
export function fullOptions(edition: Edition, options: Options): Options | null {
  try {
    return checkOptions(edition, options);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
