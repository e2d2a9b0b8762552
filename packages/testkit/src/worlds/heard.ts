/** Whether everyone hears what a seat accuses of, by the rules and not by what the facts say. */
import type { Fact, Options, Seat } from '@casefile/engine';
import { checksOf } from '../checks-of.ts';

export interface Sitting {
  readonly edition: string;
  readonly options: Options;
}

/** Accusations are written in secret (X91-17), or where the table wants it so (SPD-05). */
const isWritten = ({ edition, options }: Sitting): boolean =>
  checksOf(edition).writtenAccusations === true || options.accusations === 'written';

/** The others say openly, one by one, whether they accuse too (K18-07). */
export const isOpenlyJoined = ({ options }: Sitting): boolean => options.joiningAnAccusation === 'one-by-one';

/** From the accusation on; null while those who may accuse too have not all decided (K18-07). */
export function isHeard(sitting: Sitting, facts: readonly Fact[], seat: Seat): boolean | null {
  const joins = facts.some((fact) => fact.fact === 'joined' && fact.seat === seat);
  if (!joins) return !isWritten(sitting);
  const gathered = facts.find((fact) => fact.fact === 'gathered');
  if (gathered?.fact !== 'gathered') return null;
  // Only several accusers are turned over for all to see (K18-08, K18-09).
  return gathered.seats.length > 1;
}
