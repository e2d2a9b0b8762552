/** Folds a record's log, because no screen could show one that cannot be folded. */
import { type Edition, editionAt, makeRules, makeView, ProblemError, positionFrom } from '@casefile/engine';
import { foldEntries } from '../../table/fold.ts';
import { openedIn } from '../make.ts';
import type { CaseRecord } from '../schema.ts';
import { factsOf } from '../steps.ts';
import type { RecordFault } from './fault.ts';
import { unknownIdFault } from './unknown-ids.ts';

export function foldFault(
  { log, viewpoint, editionVersion }: CaseRecord,
  edition: Edition,
): RecordFault | null {
  const played = editionAt(edition, editionVersion);
  if (played === undefined)
    return {
      why: 'version',
      at: 'editionVersion',
      say: `this Casefile plays version ${edition.version} of ${edition.id}, not ${editionVersion}`,
    };
  const { options, players } = openedIn(log);
  try {
    const rules = makeRules(played, options, players);
    const unknown = unknownIdFault(log, rules);
    if (unknown !== null) return unknown;
    makeView(positionFrom(rules, factsOf(log), viewpoint));
    if (log[0]?.is === 'opened') foldEntries(viewpoint, log, played);
    return null;
  } catch (error) {
    const say =
      error instanceof ProblemError
        ? `${error.problem.what} at ${error.problem.at}`
        : 'no game goes like this';
    return { why: 'unplayable', at: 'log', say };
  }
}
