type Sets = readonly (readonly number[])[];

/** The search gives up after this many choices. */
const maxChoices = 5_000;

/**
 * A smallest hitting set: it has a member of each of these sets. Null when none has a size from `min` to `max`, or when the
 * search takes too long.
 */
export function smallestHitting(sets: Sets, min: number, max: number): number[] | null {
  let choices = 0;
  const hit = (missed: Sets, chosen: readonly number[], left: number): readonly number[] | null => {
    if (missed.length === 0) return chosen;
    if (left === 0 || countDisjoint(missed) > left) return null;
    const smallest = missed.reduce((a, b) => (b.length < a.length ? b : a));
    for (const member of smallest) {
      if (++choices > maxChoices) return null;
      const still = missed.filter((set) => !set.includes(member));
      const found = hit(still, [...chosen, member], left - 1);
      if (found !== null) return found;
    }
    return null;
  };
  for (let size = min; size <= max && choices <= maxChoices; size++) {
    const found = hit(sets, [], size);
    if (found !== null) return [...found];
  }
  return null;
}

/** A lower bound: sets without a common member each need a member of their own. */
function countDisjoint(sets: Sets): number {
  const seen = new Set<number>();
  let count = 0;
  for (const set of sets) {
    if (set.some((member) => seen.has(member))) continue;
    for (const member of set) seen.add(member);
    count++;
  }
  return count;
}
