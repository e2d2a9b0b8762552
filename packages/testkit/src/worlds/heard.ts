/** Whether everyone hears what a seat accuses of, by the rules and not by what the facts say. */
import type { Fact, Seat } from '@casefile/engine';

/** Accusations are written in secret (X91-17). */
const writtenIn: readonly string[] = ['super-1991'];

/** From the accusation on; null while those who may accuse too have not all decided (K18-07). */
export function isHeard(edition: string, facts: readonly Fact[], seat: Seat): boolean | null {
  const joins = facts.some((fact) => fact.fact === 'joined' && fact.seat === seat);
  if (!joins) return !writtenIn.includes(edition);
  const gathered = facts.find((fact) => fact.fact === 'gathered');
  if (gathered?.fact !== 'gathered') return null;
  // Only several accusers are turned over for all to see (K18-08, K18-09).
  return gathered.seats.length > 1;
}
