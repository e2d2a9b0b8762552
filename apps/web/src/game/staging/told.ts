/** Whose turn it is and who is out, as far as it has been told: what its scene still holds back has not happened yet. */
import type { Fact, FactName, Seat } from '@casefile/engine';
import type { Beat } from './beats.ts';

export interface Untold {
  readonly turn: Seat | null;
  /** Whose end is still to be told. */
  readonly ends: readonly Seat[];
  /** Everything that is still to be told. */
  readonly names: readonly FactName[];
}

/** Null where everything has been told. */
export function untoldOf(log: readonly Fact[], beat: Beat | null): Untold | null {
  if (beat === null || beat.isAgain || beat.left === 0) return null;
  const from = log.length - beat.left;
  const rest = log.slice(from);
  const begun = log.findLast(({ fact }, i) => fact === 'turn' && i < from);
  return {
    turn: begun?.fact === 'turn' ? begun.seat : null,
    ends: rest.flatMap((fact) => (fact.fact === 'judged' || fact.fact === 'murdered' ? [fact.seat] : [])),
    names: rest.map(({ fact }) => fact),
  };
}
