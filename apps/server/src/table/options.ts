/** Validates a table's options against its edition. */
import { editionById, editions } from '@casefile/editions';
import { sayProblem } from '@casefile/editions/words/refusals';
import { refusals } from '@casefile/editions/words/refusals-en';
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

/** The options with defaults, and changed house rules; null if invalid for this edition. */
export function fullOptions(edition: Edition, options: Options): Options | null {
  const checked = check(edition, options);
  return 'options' in checked ? checked.options : null;
}

/** The invalid edition, option or value, with the valid ones; null if all are valid. */
export function whyBadOptions(id: string, options: Options): string | null {
  const edition = editionById(id);
  if (edition === undefined)
    return `edition: there is no “${id}”; valid: ${editions.map((each) => each.id).join(', ')}.`;
  const checked = check(edition, options);
  return 'problem' in checked ? `${sayProblem(refusals, checked.problem)}.` : null;
}
