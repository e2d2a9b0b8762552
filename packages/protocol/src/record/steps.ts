/** Extracts the game from a table's log. */
import type { Fact, FactOf } from '@casefile/engine';
import type { Entry, EntryOf } from '../wire/entry.ts';
import type { CaseRecord } from './schema.ts';

/** An entry with facts of the game. */
export type GameStep = EntryOf<'started'> | EntryOf<'acted'>;

/** The numbers of the actions that were undone. */
export const undoneIn = (log: readonly Entry[]): ReadonlySet<number> =>
  new Set(log.map((entry) => (entry.is === 'undone' ? entry.of : -1)));

/** The start and the actions, without those that were undone. */
export function stepsOf(log: readonly Entry[]): GameStep[] {
  const undone = undoneIn(log);
  return log.filter(
    (entry): entry is GameStep => (entry.is === 'started' || entry.is === 'acted') && !undone.has(entry.n),
  );
}

/** All facts of the game. */
export const factsOf = (log: readonly Entry[]): Fact[] => stepsOf(log).flatMap(({ facts }) => facts);

/** The result of the game; null before its end. */
export function resultOf(log: readonly Entry[]): CaseRecord['result'] {
  const ended = factsOf(log).findLast((fact): fact is FactOf<'ended'> => fact.fact === 'ended');
  if (ended === undefined) return null;
  const { winner, envelope, lost } = ended;
  return { winner, envelope, ...(lost === undefined ? {} : { lost }) };
}
