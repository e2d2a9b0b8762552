import type { Fact, FactOf } from '@casefile/engine';

export type FirstRoll = FactOf<'first'>;

/** The fact that tells who rolled what for the first turn; undefined where nobody rolled. */
export const firstRolls = (log: readonly Fact[]): FirstRoll | undefined =>
  log.find((fact): fact is FirstRoll => fact.fact === 'first' && fact.rolls !== undefined);
