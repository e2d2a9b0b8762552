/** Whether an accusation is heard by everyone, by the rules and not by the facts. */
import type { Fact, Options, Seat } from '@casefile/engine';
import { checksOf } from '../checks-of.ts';

export interface Sitting {
  readonly edition: string;
  readonly options: Options;
}

/** Accusations are secret (X91-17), or by choice of the table (SPD-05). */
const isWritten = ({ edition, options }: Sitting): boolean =>
  checksOf(edition).writtenAccusations === true || options.accusations === 'written';

/** The others say openly, one by one, whether they accuse too (K18-07). */
export const isOpenlyJoined = ({ options }: Sitting): boolean => options.joiningAnAccusation === 'one-by-one';

/** Known from the accusation on; null until all who may join have decided (K18-07). */
export function isHeard(sitting: Sitting, facts: readonly Fact[], seat: Seat): boolean | null {
  const joins = facts.some((fact) => fact.fact === 'joined' && fact.seat === seat);
  if (!joins) return !isWritten(sitting);
  const gathered = facts.find((fact) => fact.fact === 'gathered');
  if (gathered?.fact !== 'gathered') return null;
  // Accusations are revealed only when several players accuse (K18-08, K18-09).
  return gathered.seats.length > 1;
}
