/** Formats rolls: the faces in text, and the rolls for the first turn or the deal. */
import type { FactOf, Seat } from '@casefile/engine';
import type { Speaker, Words } from './words.ts';

/** Rolls that decided who begins or who deals. */
export interface Rolls {
  /** The rolls of each round: everybody in the first, then those who tied. */
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

/** The faces of a roll as text: “?”, a magnifier, or their numbers. */
export function writeDice({ signs }: Pick<Words, 'signs'>, dice: readonly number[], s: Speaker): string[] {
  return dice.map((face, die) => {
    const sign = s.sign(face, die);
    return sign === undefined ? String(face) : signs[sign].written;
  });
}

/** A line for screen readers: signs without letters, which a voice would skip, are replaced by their names. */
export function readOut({ signs }: Pick<Words, 'signs'>, line: string): string {
  const silent = Object.values(signs).filter(({ written }) => !/\p{L}/u.test(written));
  return silent.reduce((text, { written, read }) => text.replaceAll(written, read), line);
}
