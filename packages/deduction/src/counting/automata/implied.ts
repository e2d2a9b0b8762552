/** Disjunctions of one hand that are implied by another one once some of their cards are dealt. */
export interface Implied {
  /** The implication holds while this disjunction is not met; -1 where it cannot be met yet. */
  readonly by: number;
  /** These then count as met: any card that meets the other one meets them too. */
  readonly of: readonly number[];
}

/** Step -> what is implied after it. Disjunctions are lists of steps, in order. */
export function impliedAt(disjunctions: readonly (readonly number[])[], steps: number): Implied[][] {
  const at: { by: number; of: number[] }[][] = Array.from({ length: steps }, () => []);
  disjunctions.forEach((one, a) => {
    disjunctions.forEach((other, b) => {
      if (a === b) return;
      const from = Math.max(lastBeyond(one, other), other[0]!);
      const end = Math.min(one.at(-1)!, other.at(-1)!);
      for (let j = from; j < end; j++) {
        const by = one[0]! > j ? -1 : a;
        const known = at[j]!.find((each) => each.by === by);
        if (known === undefined) at[j]!.push({ by, of: [b] });
        else known.of.push(b);
      }
    });
  });
  return at;
}

/** The last step of the one that the other has not. */
function lastBeyond(one: readonly number[], other: readonly number[]): number {
  for (let i = one.length - 1; i >= 0; i--) if (!other.includes(one[i]!)) return one[i]!;
  return -1;
}
