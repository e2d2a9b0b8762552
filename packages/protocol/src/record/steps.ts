/** What a log tells of the game. */
import type { Fact, FactOf } from '@casefile/engine';
import type { Entry, EntryOf } from '../wire/entry.ts';
import type { CaseRecord } from './schema.ts';

/** An entry with facts of the game. */
export type Step = EntryOf<'started'> | EntryOf<'acted'>;

/** The start and the actions, without those that were taken back. */
export function stepsOf(log: readonly Entry[]): Step[] {
  const undone = new Set(log.map((entry) => (entry.is === 'undone' ? entry.of : -1)));
  return log.filter(
    (entry): entry is Step => (entry.is === 'started' || entry.is === 'acted') && !undone.has(entry.n),
  );
}

/** All facts of the game. */
export const factsOf = (log: readonly Entry[]): Fact[] => stepsOf(log).flatMap(({ facts }) => facts);

/** How the game ended, if it has. */
export function resultOf(log: readonly Entry[]): CaseRecord['result'] {
  const ended = factsOf(log).findLast((fact): fact is FactOf<'ended'> => fact.fact === 'ended');
  if (ended === undefined) return null;
  const { winner, envelope, lost } = ended;
  return { winner, envelope, ...(lost === undefined ? {} : { lost }) };
}
