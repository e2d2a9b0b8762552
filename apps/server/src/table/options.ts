/** Options that were given for a table, checked against its edition. */
import { editionById } from '@casefile/editions';
import { words } from '@casefile/editions/words/en';
import { sayProblem } from '@casefile/editions/words/words';
import { type Edition, type Options, type Problem, ProblemError } from '@casefile/engine';
import { checkOptions } from '@casefile/engine/options';

type Checked = { readonly options: Options } | { readonly problem: Problem };

function check(edition: Edition, options: Options): Checked {
  try {
    return { options: checkOptions(edition, options) };
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem };
    throw error;
  }
}

/** The options with their defaults, and the house rules that are not at theirs; null when they are not this edition's. */
export function fullOptions(edition: Edition, options: Options): Options | null {
  const checked = check(edition, options);
  return 'options' in checked ? checked.options : null;
}

/** Which option or value this edition does not have, and what it has instead; null when there is nothing wrong. */
export function whyBadOptions(id: string, options: Options): string | null {
  const edition = editionById(id);
  if (edition === undefined) return null;
  const checked = check(edition, options);
  return 'problem' in checked ? `${sayProblem(words, checked.problem)}.` : null;
}
