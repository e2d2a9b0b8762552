/** The rolls for the first turn or for the deal, round by round. */
import type { FactOf, Seat } from '@casefile/engine';

export interface Rolls {
  /** Who rolled in each round, and how much: all in the first, then those who were tied. */
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly worth: number }[])[];
  readonly highest: Seat;
}

/** Null where nobody rolled. */
export function rollsOf({ rolls }: FactOf<'first'>): Rolls | null {
  const last = rolls?.at(-1);
  if (rolls === undefined || last === undefined) return null;
  const rounds = rolls.map((round) => round.flatMap((worth, seat) => (worth === 0 ? [] : [{ seat, worth }])));
  return { rounds, highest: last.indexOf(Math.max(...last)) };
}
