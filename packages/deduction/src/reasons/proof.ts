/** The derivations that some marks depend on. */
import type { Derivation, Literal } from './literals.ts';

export type Proof = ReadonlyMap<Literal, Derivation>;

/** Premises come before what follows from them. */
export function proofOf(found: readonly (Derivation | undefined)[], goals: readonly Literal[]): Proof {
  const proof = new Map<Literal, Derivation>();
  const visit = (literal: Literal): void => {
    if (proof.has(literal)) return;
    const way = found[literal]!;
    for (const premise of way.premises) visit(premise);
    proof.set(literal, way);
  };
  for (const goal of goals) visit(goal);
  return proof;
}

/** The clues a proof uses, by number. */
export const cluesOf = (proof: Proof): number[] => [
  ...new Set([...proof.values()].flatMap(({ clues }) => clues)),
];
